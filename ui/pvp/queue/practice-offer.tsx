import { Button } from "../../components/button.tsx";
import { Panel } from "../../components/panel.tsx";
import { usePvp } from "../pvp-context.tsx";
import styles from "./practice-offer.module.css";
import { practice } from "./search.ts";
import { useQueue } from "./use-queue.ts";

/** After the estimated wait: offers a battle against a bot, which is called so and changes no rating. */
export function PracticeOffer() {
  const pvp = usePvp();
  const { practiceOffered, practicing } = useQueue();
  const { queue } = pvp.rules.texts.pvpScreens;
  if (!practiceOffered) return null;
  return (
    <Panel className={styles.offer} role="status">
      <p>{queue.practiceOffer}</p>
      <Button tone="teal" busy={practicing} onClick={() => void practice(pvp)}>
        {queue.practice}
      </Button>
    </Panel>
  );
}
