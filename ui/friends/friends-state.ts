declare module "../game/store/game-state.ts" {
  interface Dialogs {
    friends: object;
    /** Where the player shows their lab to others, or not. */
    showLab: object;
    /** Asks whether to become friends with the owner of a friend link. */
    befriend: { link: string };
  }
}

export {};
