import { Button } from "../../components/button.tsx";
import { Panel } from "../../components/panel.tsx";
import { practice } from "../actions/queue.ts";
import { usePvp } from "../pvp-context.tsx";
import styles from "./practice-offer.module.css";
import { useQueue } from "./use-queue.ts";

/** After the estimated wait: a battle against a bot, plainly called one, that changes no rating. */
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
