import { pictureAddress } from "../../../assets/index.ts";
import styles from "./pvp-battle.module.css";

/** A hand of hidden cards, face down; the label says how many. */
export function CardBacks({ cards, label }: { cards: number; label: string }) {
  const address = pictureAddress("card_back.webp");
  const backs = Array.from({ length: cards }, (_, index) => `card ${index + 1}`);
  return (
    <div className={styles.hand} role="img" aria-label={label} title={label}>
      {backs.map((name) =>
        address === null ? (
          <span key={name} className={styles.card} data-card-back="" />
        ) : (
          <img key={name} className={styles.card} src={address} alt="" draggable={false} data-card-back="" />
        ),
      )}
    </div>
  );
}
