import { useQuery } from "@tanstack/react-query";
import { Button } from "../../components/button.tsx";
import { Panel } from "../../components/panel.tsx";
import { askedEachTime, PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";
import { usePvp } from "../pvp-context.tsx";
import { wait } from "./challenge-flow.ts";
import styles from "./open-challenges.module.css";
import { termsTexts } from "./terms-text.ts";

/** The player's links that nobody has used yet; nothing without one. */
export function OpenChallenges() {
  const pvp = usePvp();
  const { game, rules } = pvp;
  const { challenge: texts } = rules.texts.pvpScreens;
  const { data } = useQuery({
    ...askedEachTime,
    queryKey: [PLAYER, "pvp", "challenges"],
    queryFn: () =>
      replyOf(game, game.api.call("GET /api/pvp/challenges"), (reason) =>
        game.log?.(`The open challenges could not be loaded: ${reason}`),
      ),
  });
  if (!data || data.challenges.length === 0) return null;
  return (
    <Panel className={styles.open} aria-label={texts.open}>
      <h3>{texts.open}</h3>
      <ul className={styles.list}>
        {data.challenges.map((challenge) => (
          <li key={challenge.id} className={styles.row}>
            <span>{[challenge.invited, ...termsTexts(rules, challenge)].filter(Boolean).join(" · ")}</span>
            <Button size="small" tone="teal" onClick={() => wait(pvp, challenge)}>
              {texts.openAgain}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
