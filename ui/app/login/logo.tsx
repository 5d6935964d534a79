import { pictureAddress } from "../../../assets/index.ts";
import { useStartTexts } from "../../game/texts.ts";
import styles from "./logo.module.css";

/** Shows the game's logo; plain text when the picture is missing (`CON-81`). */
export function Logo() {
  const { gameName } = useStartTexts();
  const address = pictureAddress("logo.webp");
  if (address === null) return <p className={styles.letters}>{gameName}</p>;
  return <img className={styles.picture} src={address} alt={gameName} />;
}
