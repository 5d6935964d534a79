import { fill } from "../../../rules/index.ts";
import { AtlasPicture } from "../../components/atlas-picture.tsx";
import { Button } from "../../components/button.tsx";
import { useTexts } from "../../game/texts.ts";
import styles from "./machine-list.module.css";

interface PetRowProps {
  /** Name of the pet, such as 'Cat'. */
  name: string;
  onOptions: () => void;
}

/** One pet of the room with its options button. */
export function PetRow({ name, onOptions }: PetRowProps) {
  const texts = useTexts();
  return (
    <li className={styles.row}>
      <AtlasPicture frame="cat_idle_0" size={52} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
      </div>
      <Button size="small" aria-label={fill(texts.lab.machineList.optionsOf, { name })} onClick={onOptions}>
        {texts.lab.machineList.options}
      </Button>
    </li>
  );
}
