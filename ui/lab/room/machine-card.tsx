import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import {
  cooldownMinutes,
  covers,
  fill,
  type Machine,
  moveCost,
  noResources,
  priceOfOnline,
  type RuleSet,
  remainingCooldown,
  upgradeCost,
  whyNot,
} from "../../../rules/index.ts";
import { useEscape } from "../../components/back-and-escape.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Icon } from "../../components/icon.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame, useGameState, useLoaded, useServerNow } from "../../game/game-context.tsx";
import { useIsMobile } from "../../game/hooks/use-media.ts";
import { useOpensBelowDialogs } from "../../game/hooks/use-opens-below-dialogs.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { activationCommand } from "../commands/activate-machine.ts";
import { closeMachineCard } from "../commands/machine-card.ts";
import { selectMachineForMove } from "../commands/move-mode.ts";
import { operateMachine } from "../commands/operate-machine.ts";
import { switchAmplifier } from "../commands/switch-amplifier.ts";
import { askUpgrade } from "../commands/upgrade-machine.ts";
import { EnergyEarned } from "../machine-list/energy-earned.tsx";
import { badgesOf, machineLabels } from "../machine-list/machine-labels.ts";
import { ButtonPrice, MachineWorkLists, WorkList } from "../machine-list/price.tsx";
import { upgradeLines, workNow } from "../machine-list/work-lines.ts";
import type { MachineCardState } from "../state/lab-state.ts";
import styles from "./machine-card.module.css";

/**
 * The card of a machine: what it does now, and what can be done with it. Beside the machine on wide screens; a dialog
 * on narrow ones, where it would cover the room or the rows, and only for who asks for it.
 */
export function MachineCard() {
  const card = useGameState((state) => state.machineCard);
  const { rules, lab } = useLoaded();
  const room = useGameState((state) => state.room);
  const isPlacing = useGameState((state) => state.moveMode !== null || state.building !== null);
  const isMobile = useIsMobile();
  const machine = lab.machines.find((one) => one.id === card?.machineId && one.room === room);
  if (!card || !machine || isPlacing) return null;
  const title = (
    <>
      {machineLabels(rules, lab.machines).get(machine.id)}{" "}
      <span className={styles.level}>
        {fill(rules.texts.lab.machineList.level, { level: machine.level })}
      </span>
    </>
  );
  if (!isMobile)
    return (
      <CardBeside key={machine.id} machine={machine} card={card} title={title}>
        <CardContent machine={machine} />
      </CardBeside>
    );
  if (card.by !== "press") return null;
  return (
    <CardDialog card={card} title={title}>
      <CardContent machine={machine} />
    </CardDialog>
  );
}

interface CardDialogProps {
  card: MachineCardState;
  title: ReactNode;
  children: ReactNode;
}

function CardDialog({ card, title, children }: CardDialogProps) {
  const game = useGame();
  const open = useOpensBelowDialogs(true);
  return (
    <Dialog
      open={open}
      onClose={() => closeMachineCard(game)}
      title={title}
      width="narrow"
      // Who pressed a machine that cools down sees the room, and in it how long to wait.
      modal={card.takesFocus}
    >
      <div className={layoutStyles.stack} data-machine-card="">
        {children}
      </div>
    </Dialog>
  );
}

function CardContent({ machine }: { machine: Machine }) {
  const { rules, lab } = useLoaded();
  return (
    <>
      <MachineState machine={machine} />
      <MachineWorkLists lines={workNow(rules, lab, machine)} />
      {machine.type === "amplifier" ? <SwitchOffer machine={machine} /> : null}
      <UpgradeOffer machine={machine} />
      <MoveOffer machine={machine} />
    </>
  );
}

interface CardBesideProps extends CardDialogProps {
  machine: Machine;
}

function CardBeside({ machine, card, title, children }: CardBesideProps) {
  const game = useGame();
  const { rules } = useLoaded();
  const part = useRef<HTMLElement>(null);
  const headingId = useId();
  const close = () => closeMachineCard(game);
  useEscape(part, true, close);
  useFocusInside(part, card.takesFocus);
  return (
    <section
      ref={part}
      tabIndex={-1}
      className={styles.card}
      style={besideMachine(rules, machine)}
      aria-labelledby={headingId}
      data-machine-card=""
      onPointerEnter={() => card.by === "pointer" && keepFor(game, card)}
      onPointerLeave={() => closeMachineCard(game, "card")}
    >
      <div className={layoutStyles.headRow}>
        <h3 id={headingId} className={layoutStyles.smallHeading}>
          {title}
        </h3>
        <button type="button" className={styles.close} aria-label={rules.texts.words.close} onClick={close}>
          <Icon name="close" size={14} />
        </button>
      </div>
      {children}
    </section>
  );
}

/** The mouse went from the machine to its card. */
function keepFor(game: ReturnType<typeof useGame>, card: MachineCardState): void {
  game.store.setState({ machineCard: { ...card, by: "card" } });
}

/** Moves the focus into the card when it was opened with a button, and back when it closes. */
function useFocusInside(part: { current: HTMLElement | null }, takesFocus: boolean): void {
  // Before the card is gone, so that its row can tell from where the focus comes.
  useLayoutEffect(() => {
    if (!takesFocus) return;
    const before = document.activeElement;
    part.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [part, takesFocus]);
}

const HALF = 0.5;
const percent = (share: number) => `${share * 100}%`;

/** The place beside a machine that has more room, in shares of the room. */
function besideMachine({ grid }: RuleSet, { x, y }: Machine): CSSProperties {
  const side = grid.machineCells * grid.cell;
  const [left, top] = [x / grid.width, y / grid.height];
  const [right, bottom] = [(grid.width - x - side) / grid.width, (grid.height - y - side) / grid.height];
  return {
    ...(left + side / grid.width / 2 < HALF ? { left: percent(1 - right) } : { right: percent(1 - left) }),
    ...(top < bottom ? { top: percent(Math.max(top, 0.01)) } : { bottom: percent(Math.max(bottom, 0.01)) }),
  };
}

/** Whether it is ready, how long it rests, or what it lacks. */
function MachineState({ machine }: { machine: Machine }) {
  const { rules, lab } = useLoaded();
  const wallet = useGameState((state) => state.wallet);
  const now = useServerNow();
  const { machineList: texts } = rules.texts.lab;
  const remaining = remainingCooldown(rules, machine, now);
  const badge = badgesOf(rules, lab, accountInUse({ wallet }) !== null)[machine.id];
  const refusal = whyNot(rules, lab, activationCommand({ wallet }, machine.id), now);
  if (machine.isSwitchedOff) return <p className={styles.warning}>{rules.texts.lab.amplifier.isOff}</p>;
  if (remaining > 0)
    return (
      <p className={layoutStyles.dim}>{fill(texts.minutesLeft, { minutes: cooldownMinutes(remaining) })}</p>
    );
  return refusal === null && badge === undefined ? (
    <p className={layoutStyles.success}>{texts.ready}</p>
  ) : (
    <p className={styles.warning}>{badge ?? refusal?.text}</p>
  );
}

/** The next level and its price; the mint of a FOMO HIT that has none; or that there is no higher level. */
function UpgradeOffer({ machine }: { machine: Machine }) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const now = useServerNow();
  const busy = useGameState((state) => state.pending[`upgrade ${machine.id}`] === true);
  const { panel: texts, work } = rules.texts.lab;
  const { id, type, level } = machine;
  if (type === "fomoHit" && machine.lastActivated === 0)
    return (
      <Button
        size="small"
        tone="teal"
        wide
        reason={machine.provisionalMint ? rules.texts.refusals.minting : null}
        onClick={() => operateMachine(game, id)}
      >
        {texts.mintNft}
      </Button>
    );
  if (level >= rules.machines[type].maxLevel) return <p className={layoutStyles.muted}>{texts.atTop}</p>;
  const refusal = whyNot(rules, lab, { type: "upgrade", machineId: id }, now);
  return (
    <>
      <WorkList label={work.nextLevel} lines={upgradeLines(rules, type, level)} />
      {type === "amplifier" ? <EnergyEarned /> : null}
      <Button
        needsServer
        size="small"
        tone="teal"
        wide
        busy={busy}
        reason={refusal?.text ?? null}
        onClick={() => askUpgrade(game, machine)}
      >
        {texts.upgrade} <ButtonPrice rules={rules} cost={upgradeCost(rules, type, level)} />
      </Button>
    </>
  );
}

/** Off and on; an Amplifier that is offline for want of Energy comes online when it is activated. */
function SwitchOffer({ machine }: { machine: Machine }) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const now = useServerNow();
  const busy = useGameState((state) => state.pending[`switch ${machine.id}`] === true);
  const isOn = machine.isSwitchedOff !== true;
  if (isOn && machine.isOffline) return null;
  const command = { type: "switchAmplifier", machineId: machine.id, isOn: !isOn } as const;
  const energy = isOn ? 0 : priceOfOnline(rules, machine, now);
  const { amplifier: texts } = rules.texts.lab;
  return (
    <Button
      needsServer
      size="small"
      wide
      busy={busy}
      reason={whyNot(rules, lab, command, now)?.text ?? null}
      onClick={() => switchAmplifier(game, machine, !isOn)}
    >
      {isOn ? texts.switchOff : texts.switchOn}{" "}
      <ButtonPrice rules={rules} cost={{ ...noResources(), energy }} />
    </Button>
  );
}

function MoveOffer({ machine }: { machine: Machine }) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const cost = moveCost(rules);
  const { move: texts } = rules.texts.lab;
  return (
    <Button
      size="small"
      wide
      reason={covers(lab.resources, cost) ? null : texts.notEnough}
      onClick={() => selectMachineForMove(game, machine.id)}
    >
      {texts.move} <ButtonPrice rules={rules} cost={cost} />
    </Button>
  );
}
