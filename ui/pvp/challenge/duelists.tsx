import { pictureAddress } from "../../../assets/index.ts";
import { Icon } from "../../components/icon.tsx";
import styles from "./duelists.module.css";

/** Two creatures that face each other: what a battle looks like. A decoration. */
export function Duelists() {
  const [one, two] = [pictureAddress("corvax_form2.webp"), pictureAddress("bullx_form2.webp")];
  return (
    <div className={styles.duelists} aria-hidden="true">
      {one === null ? null : <img className={styles.turned} src={one} alt="" />}
      <Icon name="attack" size={48} className={styles.versus} />
      {two === null ? null : <img src={two} alt="" />}
    </div>
  );
}
