/**
 * Runs in the page: plays its battle to the end by the battle's own keys, with almost no time of its own. Each turn
 * every card is deployed and every creature attacks, as far as the energy goes.
 * Its parts are methods: the names that are given to functions here would be unknown there.
 * @param paceMs from one key to the next
 */
export function playByKeys(paceMs: number): void {
  const player = {
    tried: 0,

    step(): void {
      const phase = document.querySelector<HTMLElement>("p[data-phase]")?.dataset.phase;
      if (phase === undefined) clearInterval(beat);
      else if (phase === "player") this.act();
      else if (phase === "enemy") this.tried = 0;
    },

    act(): void {
      const cards = document.querySelectorAll<HTMLElement>("[data-row=hand] button");
      const own = document.querySelectorAll<HTMLElement>("[data-row=player] button");
      const actor = [...cards, ...own][this.tried];
      if (this.mayPress("D")) this.strike("d");
      else if (this.mayPress("A")) this.attack();
      else if (!actor) this.strike("e");
      else {
        actor.click();
        if (this.tried >= cards.length)
          document.querySelector<HTMLElement>("[data-row=enemy] button")?.click();
        this.tried += 1;
      }
    },

    /** The first press of the key may ask whom to attack. */
    attack(): void {
      this.strike("a");
      document.querySelector<HTMLElement>("[data-row=enemy] button")?.click();
    },

    mayPress(key: string): boolean {
      const button = document.querySelector(`[aria-keyshortcuts=${key}]`);
      return button !== null && button.getAttribute("aria-disabled") !== "true";
    },

    strike(key: string): void {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    },
  };
  const beat = setInterval(() => player.step(), paceMs);
}
