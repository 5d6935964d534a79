import { type CSSProperties, useEffect } from "react";
import { RESOURCE_NAMES, type ResourceName } from "../../../rules/index.ts";
import { Icon, RESOURCE_ICONS } from "../../components/icon.tsx";
import { useGame } from "../../game/game-context.tsx";
import { useShortLived } from "../../game/hooks/use-short-lived.ts";
import { canvasLook } from "../../game/look/canvas-look.ts";
import styles from "./reward-flights.module.css";
import { counterSpot, type ScreenPoint, screenSpot } from "./screen-spot.ts";

/** A reward on its way from where it was given to the counter of its resource. */
interface Flight {
  resource: ResourceName;
  from: ScreenPoint;
  to: ScreenPoint;
}

const PIECES = [0, 1, 2, 3, 4] as const;
const STAGGER_MS = 55;
const SPREAD_PX = 16;
/** As long as the style sheet lets the last piece fly. */
const FLIGHT_MS = 1100;

/** Rewards fly from their machine, or its row, to the counter of their resource; not with reduced motion. */
export function RewardFlights() {
  const game = useGame();
  const [flights, fly] = useShortLived<Flight>(FLIGHT_MS);
  useEffect(() => {
    const look = canvasLook(game);
    return game.effects.add((effect) => {
      if (effect.type !== "floatingText" || look().reducedMotion) return;
      const resource = RESOURCE_NAMES.find((name) => name === effect.tone);
      const from = resource && screenSpot(game, effect.over);
      const to = resource && counterSpot(resource);
      if (resource && from && to) fly(() => ({ resource, from, to }));
    });
  }, [game, fly]);
  return (
    <div className={styles.sky} aria-hidden>
      {flights.map(({ id, ...flight }) => (
        <Flight key={id} {...flight} />
      ))}
    </div>
  );
}

function Flight({ resource, from, to }: Flight) {
  return PIECES.map((piece) => (
    <span key={piece} className={styles.piece} style={courseOf(piece, from, to)}>
      <Icon name={RESOURCE_ICONS[resource]} size={24} className={styles.icon} />
    </span>
  ));
}

/** Returns where a piece starts and, for the style sheet, how far and when it flies. */
function courseOf(piece: number, from: ScreenPoint, to: ScreenPoint): CSSProperties {
  const course = {
    left: from.x,
    top: from.y,
    "--over": `${to.x - from.x}px`,
    "--up": `${to.y - from.y}px`,
    "--late": `${piece * STAGGER_MS}ms`,
    "--aside": `${(piece - 2) * SPREAD_PX}px`,
  };
  return course;
}
