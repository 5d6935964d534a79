/** What the owner of a lab chose; missing is as the game begins. */
export interface Decoration {
  /** The avatar's look, by its key in the rule file. */
  look?: string;
  /** The theme of each room, by the room's number. */
  themes: Record<string, string>;
}
