import type { BattleEvent } from "../state/event.ts";
import type { Line, LogScene } from "./log-line.ts";

type Damaged = Extract<BattleEvent, { type: "damaged" }>;

/** Lines about damage, healing and defeat; null for any other event. */
export function hitLines(scene: LogScene, event: BattleEvent): Line[] | null {
  const { names } = scene;
  switch (event.type) {
    case "dodged":
      return [{ text: "dodged", values: { target: names.creature(event.side, event.creatureId) } }];
    case "damaged":
      return [...quality(scene, event), damageLine(scene, event), ...condition(scene, event)];
    case "healed": {
      const creature = names.creature(event.side, event.creatureId);
      return [{ text: "healed", kind: "healing", values: { creature, amount: event.amount } }];
    }
    case "defeated": {
      const creature = names.creature(event.side, event.creatureId);
      return [{ text: "defeated", kind: "defeat", values: { creature } }];
    }
    case "barrierRaised": {
      const creature = names.creature(event.side, event.creatureId);
      return [{ text: "barrierRaised", values: { creature, amount: event.amount } }];
    }
    default:
      return null;
  }
}

/** Critical, and how well the attacker suits the target (`GAP-27`). */
function quality({ rules }: LogScene, { breakdown }: Damaged): Line[] {
  const { effective, veryEffective, notVeryEffective } = rules.battle.matchup;
  const lines: Line[] = [];
  if (breakdown.critical) lines.push({ text: "critical", kind: "critical" });
  if (breakdown.matchup >= veryEffective) lines.push({ text: "veryEffective" });
  else if (breakdown.matchup >= effective) lines.push({ text: "effective" });
  else if (breakdown.matchup <= notVeryEffective) lines.push({ text: "notVeryEffective" });
  return lines;
}

function damageLine({ names, attacker }: LogScene, event: Damaged): Line {
  const target = names.creature(event.side, event.creatureId);
  const { amount, breakdown } = event;
  const byAttack = breakdown.kind === "physical" || breakdown.kind === "magical";
  return byAttack
    ? { text: "dealt", kind: "damage", values: { attacker, amount, target } }
    : { text: "damaged", kind: "damage", values: { amount, target } };
}

/** A line when a hit takes the health below a threshold; not repeated while it stays below. */
function condition({ rules, names }: LogScene, event: Damaged): Line[] {
  const { wounded, criticallyWounded } = rules.battle.log;
  const before = (event.health + event.lost) / event.maxHealth;
  const now = event.health / event.maxHealth;
  const values = { creature: names.creature(event.side, event.creatureId) };
  if (event.health <= 0) return [];
  if (now < criticallyWounded && before >= criticallyWounded)
    return [{ text: "criticallyWounded", kind: "critical", values }];
  return now < wounded && before >= wounded ? [{ text: "wounded", values }] : [];
}
