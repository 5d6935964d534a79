import { useId } from "react";
import {
  cooldownMinutes,
  fill,
  type Machine,
  type Refusal,
  type RuleSet,
  remainingCooldown,
} from "../../../rules/index.ts";
import { AtlasPicture, MachinePicture } from "../../components/atlas-picture.tsx";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { useTexts } from "../../game/texts.ts";
import styles from "./machine-list.module.css";

interface MachineRowProps {
  rules: RuleSet;
  machine: Machine;
  label: string;
  now: number;
  badge: string | null;
  refusal: Refusal | null;
  busy: boolean;
  onActivate: () => void;
  /** Opens the machine's card. */
  onOptions: () => void;
  /** The focus of the keyboard comes to the row, or leaves it. */
  onGlance: (isThere: boolean) => void;
}

/** One machine: name, level, ready or minutes left, and its button. */
export function MachineRow(props: MachineRowProps) {
  const { rules, machine, label, now, badge, refusal, busy, onActivate, onOptions, onGlance } = props;
  const { machineList: texts } = rules.texts.lab;
  const stateId = useId();
  const remaining = remainingCooldown(rules, machine, now);
  const minutesLeft = fill(texts.minutesLeft, { minutes: cooldownMinutes(remaining) });
  const neverMinted = machine.type === "fomoHit" && machine.lastActivated === 0;
  // The row already shows the minutes of a cooldown; other reasons are shown as text.
  const reason = refusal !== null && refusal.code !== "cooldown" ? refusal.text : null;
  return (
    <li
      className={styles.row}
      data-machine={machine.id}
      onFocus={({ target, relatedTarget }) => {
        const isBack = relatedTarget?.closest("[data-machine-card]");
        if (!isBack && target.matches(":focus-visible")) onGlance(true);
      }}
      onBlur={() => onGlance(false)}
    >
      <MachinePicture type={machine.type} level={machine.level} off={neverMinted} size={32} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          {label} <span className={styles.level}>{fill(texts.level, { level: machine.level })}</span>
        </h3>
        <p id={stateId} className={styles.state}>
          {remaining === 0 && reason === null ? <VisuallyHidden>{texts.ready}</VisuallyHidden> : null}
          {remaining > 0 ? minutesLeft : null}
          {reason === null ? null : <span className={layoutStyles.dim}>{reason}</span>}
        </p>
        {badge === null ? null : <Badge tone="warning">{badge}</Badge>}
      </div>
      <div className={styles.buttons}>
        <Button
          needsServer
          size="small"
          tone="teal"
          wide
          busy={busy}
          reason={refusal?.text ?? null}
          reasonShown="caption"
          aria-label={fill(texts.activateOne, { machine: label })}
          aria-describedby={stateId}
          onClick={onActivate}
        >
          {texts.activate}
        </Button>
        <button
          type="button"
          className={styles.more}
          aria-label={fill(texts.optionsOf, { name: label })}
          title={fill(texts.optionsOf, { name: label })}
          onClick={onOptions}
        >
          <Icon name="menu" size={18} />
        </button>
      </div>
    </li>
  );
}

interface PetRowProps {
  /** What its owner calls it. */
  name: string;
  /** What it is, such as 'Cat'. */
  kind: string;
  onOptions: () => void;
}

/** One pet of the room with its options button. */
export function PetRow({ name, kind, onOptions }: PetRowProps) {
  const texts = useTexts();
  return (
    <li className={styles.row}>
      <AtlasPicture frame="cat_idle_0" size={32} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          {name} <span className={styles.level}>{kind}</span>
        </h3>
      </div>
      <Button
        size="small"
        wide
        className={styles.buttons}
        aria-label={fill(texts.lab.machineList.optionsOf, { name })}
        onClick={onOptions}
      >
        {texts.lab.machineList.options}
      </Button>
    </li>
  );
}
