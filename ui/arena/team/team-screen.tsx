import { useId, useMemo } from "react";
import { fill, selectionCaps, sortForTeam, startButton } from "../../../rules/index.ts";
import { DifficultyBadge } from "../../battle/header/difficulty-badge.tsx";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { CreatureCards } from "../../battle/team/creature-cards.tsx";
import { ItemRows } from "../../battle/team/item-rows.tsx";
import { cardsOf } from "../../battle/team/selection.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useIsMobile } from "../../game/hooks/use-media.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import { startBattle } from "../battle/start-battle.ts";
import { LinkedBanner } from "../linked/linked-banner.tsx";
import { PracticeTeamPanel } from "../practice/practice-team-panel.tsx";
import { useTeamNames } from "../practice/practice-teams.ts";
import { backToSetup, togglePick } from "./pick-team.ts";
import { TeamPanel } from "./team-panel.tsx";
import styles from "./team-screen.module.css";

/** The team selector (`BAT-014` to `BAT-023`). */
export function TeamScreen() {
  const arena = useArena();
  const isMobile = useIsMobile();
  const practice = useArenaState((state) => state.practice);
  const difficulty = useArenaState((state) => state.difficulty);
  const picked = useArenaState((state) => state.selection.creatures.length);
  const { team: texts } = arena.rules.texts.arena;
  const button = startButton(arena.rules, picked);
  return (
    <BattlePage
      title={texts.title}
      badge={
        <>
          <DifficultyBadge difficulty={difficulty} />
          {practice ? <Badge tone="info">{texts.borrowed}</Badge> : null}
        </>
      }
      onBack={() => backToSetup(arena)}
      buttons={
        <Button
          tone="gold"
          wide
          reason={button.enabled ? null : button.text}
          reasonShown="caption"
          onClick={() => startBattle(arena)}
        >
          {button.text}
        </Button>
      }
    >
      <div className={styles.sides}>
        <div className={styles.pickers}>
          {practice && arena.linked === null ? <PracticeTeamPanel /> : null}
          <LinkedBanner />
          <CreaturePicker />
          {isMobile ? <TeamPanel /> : null}
          <ItemPicker kind="tools" />
          <ItemPicker kind="spells" />
        </div>
        {isMobile ? null : <TeamPanel />}
      </div>
    </BattlePage>
  );
}

/** All creatures, strongest form first; a click picks one or puts it back (`BAT-014`, `BAT-015`). */
function CreaturePicker() {
  const arena = useArena();
  const heading = useId();
  const creatures = useArenaState((state) => state.collection.creatures);
  const picked = useArenaState((state) => state.selection.creatures);
  const nicknames = useTeamNames();
  const sorted = useMemo(() => sortForTeam(creatures), [creatures]);
  return (
    <section aria-labelledby={heading} className={layoutStyles.stack}>
      <h3 id={heading}>{arena.rules.texts.arena.team.available}</h3>
      <CreatureCards
        rules={arena.rules}
        creatures={sorted}
        nicknames={nicknames}
        picked={picked}
        cap={selectionCaps(arena.rules).creatures}
        onToggle={(id) => togglePick(arena, "creatures", id)}
      />
    </section>
  );
}

/** The tools or the spells to take along, up to five of each (`BAT-018`, `BAT-020`). */
function ItemPicker({ kind }: { kind: "tools" | "spells" }) {
  const arena = useArena();
  const heading = useId();
  const items = useArenaState((state) => state.collection[kind]);
  const picked = useArenaState((state) => state.selection[kind]);
  const creatures = useArenaState((state) => state.collection.creatures);
  const team = useArenaState((state) => state.selection.creatures);
  const cap = selectionCaps(arena.rules)[kind];
  const { team: texts } = arena.rules.texts.arena;
  const { title, none } = texts[kind];
  return (
    <section aria-labelledby={heading} className={layoutStyles.stack}>
      <h3 id={heading} className={styles.head}>
        {title}{" "}
        <span className={layoutStyles.muted}>{fill(texts.picked, { picked: picked.length, cap })}</span>
      </h3>
      {items.length === 0 ? (
        <p className={layoutStyles.muted}>{none}</p>
      ) : (
        <ItemRows
          rules={arena.rules}
          kind={kind}
          items={items}
          team={cardsOf(creatures, team)}
          picked={picked}
          cap={cap}
          onToggle={(id) => togglePick(arena, kind, id)}
        />
      )}
    </section>
  );
}
