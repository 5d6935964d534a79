import type { ReactNode } from "react";
import {
  type CreatureView,
  fill,
  numberText,
  type SideView,
  type Texts,
  viewFor,
} from "../../../rules/index.ts";
import { answerText } from "../../../rules/positions.ts";
import { useBattleClient } from "../../battle/battle-context.tsx";
import { formWords } from "../../battle/field/creature-words.ts";
import { ENEMY } from "../../battle/store/sides.ts";
import { useBattleView, useKnownBattle } from "../../battle/use-shown-battle.ts";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { RarityRibbon } from "../../components/rarity-ribbon.tsx";
import { Row, Rows } from "../../components/row.tsx";
import { CreaturePicture, ItemPicture } from "../../components/token-picture.tsx";
import { usePuzzle, usePuzzleState } from "../puzzle-context.tsx";

/** The enemy's hand, items and deck, and the own deck: nothing is hidden in a position. */
export function HiddenCards() {
  const { store, position } = usePuzzle();
  const { texts: all } = useBattleClient().rules;
  const { cards: texts, fair } = all.positions;
  const open = usePuzzleState((state) => state.open === "cards");
  return (
    <Dialog
      open={open}
      onClose={() => store.setState({ open: null })}
      title={texts.title}
      description={
        <>
          <p>
            {fair} {answerText(all, position)}
          </p>
          <p>{texts.about}</p>
        </>
      }
      width="wide"
    >
      {open ? <Cards /> : null}
    </Dialog>
  );
}

function Cards() {
  const { rules } = useBattleClient();
  const { cards: texts } = rules.texts.positions;
  const known = useKnownBattle();
  // What is in the hands changes with each view, not with the battle, which stays the same object.
  const own = useBattleView().player.deck ?? [];
  if (!known) return null;
  // As the enemy sees its own side.
  const { player: enemy } = viewFor(rules, known.battle, ENEMY);
  return (
    <div className={layoutStyles.looseStack}>
      <Creatures title={texts.hand} creatures={faceUp(enemy)} />
      <Creatures title={texts.deck} creatures={enemy.deck ?? []} />
      <Part title={texts.items} isEmpty={enemy.tools.length + enemy.spells.length === 0}>
        {[...enemy.tools, ...enemy.spells].map((item) => (
          <Row
            key={item.id}
            picture={<ItemPicture name={item.name} kind={"tool_type" in item ? "tool" : "spell"} size={44} />}
            name={item.name}
          >
            <span className={layoutStyles.muted}>{item.description}</span>
          </Row>
        ))}
      </Part>
      <Creatures title={texts.ownDeck} creatures={own} />
    </div>
  );
}

function faceUp({ hand }: SideView): CreatureView[] {
  return hand.filter((card): card is CreatureView => !("hidden" in card));
}

function Creatures({ title, creatures }: { title: string; creatures: readonly CreatureView[] }) {
  const { rules } = useBattleClient();
  return (
    <Part title={title} isEmpty={creatures.length === 0}>
      {creatures.map((creature) => (
        <Row
          key={creature.id}
          picture={<CreaturePicture creature={creature} size={44} />}
          name={creature.species_name}
          end={<RarityRibbon rarity={creature.rarity} />}
        >
          <span className={layoutStyles.mutedNumbers}>
            {formWords(rules, creature.form)} · {statsText(rules.texts, creature)}
          </span>
        </Row>
      ))}
    </Part>
  );
}

function statsText(texts: Texts, { maxHealth, battleStats }: CreatureView): string {
  const whole = (value: number) => numberText(texts, Math.round(value));
  const { physicalAttack, magicalAttack, physicalDefense, magicalDefense } = battleStats;
  return fill(texts.battleScreen.hand.stats, {
    health: whole(maxHealth),
    attack: whole(Math.max(physicalAttack, magicalAttack)),
    physical: whole(physicalDefense),
    magical: whole(magicalDefense),
  });
}

function Part({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  const { none } = useBattleClient().rules.texts.positions.cards;
  return (
    <section aria-label={title} className={layoutStyles.closeStack}>
      <h3 className={layoutStyles.smallHeading}>{title}</h3>
      {isEmpty ? <p className={layoutStyles.muted}>{none}</p> : <Rows label={title}>{children}</Rows>}
    </section>
  );
}
