import { fill } from "../../../rules/index.ts";
import type { PvpLiveListReply } from "../../../server/contract/index.ts";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { FilledText } from "../../components/filled-text.tsx";
import { Panel } from "../../components/panel.tsx";
import { Switch } from "../../components/switch.tsx";
import { goBack } from "../go-back.ts";
import { usePvp } from "../pvp-context.tsx";
import { showBattles, useLiveList } from "./live-list-query.ts";
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
      <p className={styles.none} role="status">
        {isError ? texts.listFailed : texts.listLoading}
      </p>
    );
  return (
    <div className={styles.stack}>
      <Panel surface="well" className={styles.part}>
        <Switch
          label={texts.show}
          on={data.shows === true}
          onChange={(shows) => void showBattles(pvp, shows)}
        />
        <p className={styles.hint}>{texts.showHint}</p>
      </Panel>
      <section className={styles.part} aria-label={texts.list}>
        <h3>{texts.list}</h3>
        {data.battles.length === 0 ? (
          <p className={styles.none} role="status">
            {texts.nothing}
          </p>
        ) : null}
        <ul className={styles.list}>
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
