import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type RuleSet, whyNotQueue, whyNotRatedChallenge } from "../../../rules/index.ts";
import type { PvpAcceptRequest } from "../../../server/contract/index.ts";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import type { Selection } from "../../battle/team/selection.ts";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { OptionCards } from "../../components/option-cards.tsx";
import { Panel } from "../../components/panel.tsx";
import { askedEachTime, PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";
import { DeckTab } from "../deck/deck-tab.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import styles from "./challenge.module.css";
import { leaveChallenge, makeChallenge, wait } from "./challenge-flow.ts";
import { clockText, lengthText, termsTexts } from "./terms-text.ts";

/** The terms of a new challenge: teams, length, clock, and whether it is rated (`GAP-61`, `GAP-69`). */
export function NewChallenge() {
  const pvp = usePvp();
  const { rules } = pvp;
  const { challenge: texts } = rules.texts.pvpScreens;
  const busy = usePvpState((state) => state.challenge?.busy ?? false);
  const selection = usePvpState((state) => state.selection);
  const ownsCreatures = usePvpState((state) => state.collection.creatures.length > 0);
  const [team, setTeam] = useState<"lent" | "own">("lent");
  const [bestOf, setBestOf] = useState(rules.pvp.challenge.bestOf[0] ?? 1);
  const [turnMs, setTurnMs] = useState(rules.pvp.turnMs);
  const [rated, setRated] = useState<"friendly" | "rated">("friendly");
  const deck = team === "own" ? selection : null;
  const whyFriendly = whyNotRatedChallenge(rules, { turnMs }, deck);
  const isRated = rated === "rated" && whyFriendly === null;
  const refusal = deck && whyNotQueue(rules, deck);
  return (
    <BattlePage
      title={texts.title}
      onBack={() => leaveChallenge(pvp)}
      buttons={
        <Button
          tone="gold"
          wide
          icon="attack"
          busy={busy}
          reason={refusal?.text ?? null}
          onClick={() => void makeChallenge(pvp, { turnMs, bestOf }, wishOf(deck, isRated))}
        >
          {texts.make}
        </Button>
      }
    >
      <div className={styles.newChallengeStack}>
        <OpenChallenges />
        <OptionCards
          label={texts.teams}
          value={team}
          onChange={setTeam}
          options={[
            { value: "lent", title: texts.lent, text: texts.lentText },
            {
              value: "own",
              title: texts.own,
              text: texts.ownText,
              reason: ownsCreatures ? null : texts.ownMissing,
            },
          ]}
        />
        {team === "own" ? <DeckTab /> : null}
        <OptionCards
          label={texts.length}
          value={bestOf}
          onChange={setBestOf}
          options={rules.pvp.challenge.bestOf.map((value) => ({ value, title: lengthText(rules, value) }))}
        />
        <OptionCards label={texts.clock} value={turnMs} onChange={setTurnMs} options={clocks(rules)} />
        <OptionCards
          label={texts.rating}
          value={isRated ? "rated" : "friendly"}
          onChange={setRated}
          options={[
            { value: "friendly", title: texts.friendly },
            { value: "rated", title: texts.rated, text: texts.ratedText, reason: whyFriendly?.text ?? null },
          ]}
        />
      </div>
    </BattlePage>
  );
}

const DAY_MS = 86_400_000;

function clocks(rules: RuleSet) {
  const { dayText } = rules.texts.pvpScreens.challenge;
  return rules.pvp.challenge.turnsMs.map((value) => ({
    value,
    title: clockText(rules, value),
    text: value >= DAY_MS ? dayText : undefined,
  }));
}

/** The wish as the server takes it; without a deck the server lends the team. */
export function wishOf(deck: Selection | null, rated: boolean): PvpAcceptRequest {
  if (deck === null) return { rated };
  const { creatures: selectedCreatures, tools, spells } = deck;
  return { rated, deck: { selectedCreatures, tools, spells } };
}

/** The player's links that nobody has used yet; nothing without one. */
function OpenChallenges() {
  const pvp = usePvp();
  const { game, rules } = pvp;
  const { challenge: texts } = rules.texts.pvpScreens;
  const { data } = useQuery({
    ...askedEachTime,
    queryKey: [PLAYER, "pvp", "challenges"],
    queryFn: () => replyOf(game, game.api.call("GET /api/pvp/challenges"), "open challenges"),
  });
  if (!data || data.challenges.length === 0) return null;
  return (
    <Panel className={layoutStyles.stack} aria-label={texts.open}>
      <h3>{texts.open}</h3>
      <ul className={layoutStyles.stack}>
        {data.challenges.map((challenge) => (
          <li key={challenge.id} className={layoutStyles.spreadRow}>
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
