import type { Cue } from "./cue.ts";
import type { CueStage } from "./cue-stage.ts";
import { ring } from "./effects/field-shapes.ts";
import { shardHalo } from "./effects/spell-shapes.ts";
import type { FighterSprite } from "./fighter-sprite.ts";
import { itemColor, itemLights, itemStat } from "./item-lights.ts";

type CueOf<Kind extends Cue["kind"]> = Extract<Cue, { kind: Kind }>;

/** Edge of an item's picture in pixels: when it is used, and when it works again in a later turn. */
const USED_EDGE = 74;
const WORKS_EDGE = 36;
const CARD_MS = 1050;
const WORKS_MS = 1200;
/** An item's light begins while its picture is on its way. */
const ARRIVES_MS = 120;
const GLOW_MS = 700;

/** Shows tools and spells: their picture flies to their target, where each has an effect of its own. */
export class ItemShow {
  private readonly stage: CueStage;

  constructor(stage: CueStage) {
    this.stage = stage;
  }

  use({ item, type, who, target }: CueOf<"item">): void {
    const { field, port } = this.stage;
    const user = field.find(who);
    const stat = itemStat(port.rules, item);
    port.sound(type === "spell" && stat ? `${stat}Spell` : type);
    if (!user) return;
    const aim = target ? field.find(target) : null;
    // A spell that charges, or hits all enemies, stays over its caster until it is released.
    this.showCard(type, item, user, aim ?? user);
    if (aim) this.takesEffect(item, user, [aim]);
  }

  /** A charged spell, or one over all enemies, breaks out. */
  release({ who, spell }: CueOf<"release">): void {
    const { field, port } = this.stage;
    const caster = field.find(who);
    const stat = itemStat(port.rules, spell);
    port.sound(stat ? `${stat}Spell` : "spell");
    if (!caster) return;
    this.showCard("spell", spell, caster, caster);
    this.takesEffect(spell, caster, field.all(who.side === 0 ? 1 : 0));
  }

  charge({ who, spell }: CueOf<"charge">): void {
    const { field, numbers, port, lights, ground, calm } = this.stage;
    const caster = field.find(who);
    if (!caster) return;
    numbers.showOver(caster, "overhead", port.rules.texts.battleScreen.canvas.charging, "word");
    const color = itemColor(port.rules, spell);
    const { centre, feetPosition, height } = caster;
    if (calm) ground.add(ring(feetPosition, color, height * 0.6, GLOW_MS));
    else lights.add(shardHalo(centre, color, height, 1100));
  }

  /** A tool works on its bearer again: its picture rises there. */
  works({ item, who }: CueOf<"works">): void {
    const { field, cards, ground, port } = this.stage;
    const bearer = field.find(who);
    if (!bearer) return;
    const { overhead, feetPosition, height } = bearer;
    cards.show({
      type: "tool",
      name: item,
      from: overhead,
      to: overhead,
      edge: WORKS_EDGE,
      lifeMs: WORKS_MS,
    });
    ground.add(ring(feetPosition, itemColor(port.rules, item), height * 0.55, GLOW_MS));
  }

  private showCard(type: "tool" | "spell", name: string, user: FighterSprite, aim: FighterSprite): void {
    const lifeMs = CARD_MS / this.stage.speed;
    this.stage.cards.show({ type, name, from: user.overhead, to: aim.overhead, edge: USED_EDGE, lifeMs });
  }

  private takesEffect(item: string, user: FighterSprite, aims: readonly FighterSprite[]): void {
    const { lights, ground, glows, sparks, port, speed, calm } = this.stage;
    const { rules } = port;
    const color = itemColor(rules, item);
    const delay = ARRIVES_MS / speed;
    const { toolMs, spellMs } = rules.arena;
    const lastsMs = Object.hasOwn(rules.tools, item) ? toolMs * 1.25 : spellMs;
    aims.forEach((aim, index) => {
      const { centre, feetPosition, height } = aim;
      if (calm) {
        ground.add(ring(feetPosition, color, height * 0.6, GLOW_MS));
        return;
      }
      const spot = {
        from: user.restCentre,
        to: { ...centre },
        feet: { ...feetPosition },
        size: height,
        lastsMs: lastsMs / speed,
        index,
      };
      for (const shape of itemLights(rules, item, spot)) lights.addLater(delay, shape);
      glows.show(centre, {
        color,
        from: height * 0.6,
        to: height * 1.7,
        strength: 0.5,
        lifeMs: GLOW_MS,
        delayMs: delay,
      });
      if (index === 0) sparks.rise(feetPosition, color, 12, height * 0.8);
    });
  }
}
