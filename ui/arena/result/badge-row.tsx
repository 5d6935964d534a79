import { pictureAddress } from "../../../assets/index.ts";
import { useArena } from "../arena-context.tsx";
import styles from "./badge-row.module.css";

const SIZE = 72;

/** The badges a victory earned, each with its picture (`BAT-177` to `BAT-180`). */
export function BadgeRow({ badges }: { badges: readonly string[] }) {
  const { arena, rewards } = useArena().rules.texts;
  const { badges: title } = arena.result;
  const keyOf = (name: string) => BADGES.find((key) => rewards.badges[key] === name);
  return (
    <ul className={styles.badges} aria-label={title}>
      {badges.map((name) => (
        <li key={name} className={styles.badge}>
          <BadgePicture badge={keyOf(name)} />
          {name}
        </li>
      ))}
    </ul>
  );
}

const PICTURES = {
  speed: "speed_demon",
  survivors: "master_strategist",
  defeated: "destroyer",
  difficulty: "elite_warrior",
};
const BADGES = Object.keys(PICTURES) as (keyof typeof PICTURES)[];

/** Decoration: the name stands below it, also where there is no picture. */
function BadgePicture({ badge }: { badge: keyof typeof PICTURES | undefined }) {
  const address = badge && pictureAddress(`badge_${PICTURES[badge]}.svg`);
  return address ? <img src={address} alt="" width={SIZE} height={SIZE} draggable={false} /> : null;
}
