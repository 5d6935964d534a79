import { pictureAddress } from "../../../assets/index.ts";
import { useArena } from "../arena-context.tsx";
import styles from "./badge-row.module.css";

const SIZE = 72;

/** The badges a victory earned, each with its picture (`BAT-177` to `BAT-180`). */
export function BadgeRow({ badges }: { badges: readonly string[] }) {
  const { badges: title } = useArena().rules.texts.arena.result;
  return (
    <ul className={styles.badges} aria-label={title}>
      {badges.map((name) => (
        <li key={name} className={styles.badge}>
          <BadgePicture name={name} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Decoration: the name stands below it, also where there is no picture. */
function BadgePicture({ name }: { name: string }) {
  const address = pictureAddress(`badge_${name.toLowerCase().replaceAll(" ", "_")}.svg`);
  return address ? <img src={address} alt="" width={SIZE} height={SIZE} draggable={false} /> : null;
}
