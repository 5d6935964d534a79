import { useQuery } from "@tanstack/react-query";
import { fill } from "../../../rules/index.ts";
import type { PvpLiveListReply } from "../../../server/contract/index.ts";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { FilledText } from "../../components/filled-text.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { Switch } from "../../components/switch.tsx";
import { problemText } from "../../game/api/api-result.ts";
import { notify } from "../../game/store/notify.ts";
import { askedEachTime, keepAnswer, PLAYER } from "../../game/store/queries.ts";
import { replyOf } from "../../game/store/reply-of.ts";
import { updateConnection } from "../../game/store/session.ts";
import { goBack } from "../go-back.ts";
import { usePvp } from "../pvp-context.tsx";
import type { Pvp } from "../store/pvp.ts";
import styles from "./live-screen.module.css";
import { watchListed } from "./watch-battle.ts";

/** The battles that can be watched now, and whether one's own may be. */
export function LiveScreen() {
  const pvp = usePvp();
  return (
    <BattlePage title={pvp.rules.texts.pvpScreens.menu.live} onBack={() => goBack(pvp)} buttons={null}>
      <LiveBattles />
    </BattlePage>
  );
}

function LiveBattles() {
  const pvp = usePvp();
  const { watch: texts } = pvp.rules.texts.pvpScreens;
  const { data, isError } = useLiveList();
  if (!data)
    return (
      <p className={classNames(layoutStyles.dim, styles.none)} role="status">
        {isError ? texts.listFailed : texts.listLoading}
      </p>
    );
  return (
    <div className={layoutStyles.looseStack}>
      <Panel surface="well" className={layoutStyles.stack}>
        <Switch
          label={texts.show}
          on={data.shows === true}
          onChange={(shows) => void showBattles(pvp, shows)}
        />
        <p className={layoutStyles.muted}>{texts.showHint}</p>
      </Panel>
      <section className={layoutStyles.stack} aria-label={texts.list}>
        <h3>{texts.list}</h3>
        {data.battles.length === 0 ? (
          <>
            <p className={classNames(layoutStyles.dim, styles.none)} role="status">
              {texts.nothing}
            </p>
            <p>{texts.nothingHint}</p>
          </>
        ) : null}
        <ul className={layoutStyles.stack}>
          {data.battles.map((battle) => (
            <LiveBattleRow key={battle.id} battle={battle} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function LiveBattleRow({ battle }: { battle: PvpLiveListReply["battles"][number] }) {
  const pvp = usePvp();
  const { watch: texts, battle: battleTexts } = pvp.rules.texts.pvpScreens;
  const { id, players, kind, turn } = battle;
  const [one = "", two = ""] = players;
  return (
    <li className={styles.row}>
      <div className={styles.battle}>
        <span className={styles.names}>
          <FilledText text={texts.against} values={{ one: <bdi>{one}</bdi>, two: <bdi>{two}</bdi> }} />
        </span>
        <span className={styles.course}>
          <Badge tone="info">{texts.kinds[kind]}</Badge>
          {fill(battleTexts.turn, { turn })}
        </span>
      </div>
      <Button
        size="small"
        tone="teal"
        aria-label={fill(texts.watchNames, { one, two })}
        onClick={() => watchListed(pvp, id)}
      >
        {texts.watchOne}
      </Button>
    </li>
  );
}

const LIVE = [PLAYER, "pvp", "live"] as const;

/** The battles that can be watched now, asked for again and again while they are shown. */
function useLiveList() {
  const { game, rules } = usePvp();
  return useQuery({
    ...askedEachTime,
    queryKey: LIVE,
    queryFn: () => replyOf(game, game.api.call("GET /api/pvp/live"), "live battles"),
    refetchInterval: rules.pvpScreens.timings.liveListPollMs,
  });
}

/** Lets others watch the player's battles, or not. */
async function showBattles({ game, rules }: Pvp, shows: boolean): Promise<void> {
  const answer = updateConnection(game, await game.api.call("POST /api/pvp/live/show", { body: { shows } }));
  if (answer.ok) keepAnswer(game.queries, LIVE, answer.reply);
  else notify(game, problemText(answer.problem, rules.texts.pvpScreens.watch.showFailed), "error");
}
