import { fill, type Machine, type Texts, upgradeCost, whyNot } from "../../../rules/index.ts";
import { MachinePicture } from "../../components/atlas-picture.tsx";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { openDialog } from "../../game/store/dialogs.ts";
import { serverNow } from "../../game/store/game.ts";
import { askUpgrade } from "../commands/upgrade-machine.ts";
import { EnergyEarned } from "../machine-list/energy-earned.tsx";
import { machineLabels } from "../machine-list/machine-labels.ts";
import { Price, WorkList } from "../machine-list/price.tsx";
import { upgradeLines } from "../machine-list/work-lines.ts";
import styles from "./section-row.module.css";
import { SectionRow } from "./section-row.tsx";

/**
 * Panel section with the machines that can be upgraded; machines at the highest level are hidden (`LAB-083`,
 * `LAB-084`).
 */
export function UpgradeSection() {
  const { rules, lab } = useLoaded();
  const labels = machineLabels(rules, lab.machines);
  const rising = lab.machines.filter(({ type, level }) => level < rules.machines[type].maxLevel);
  const mints = lab.machines.filter(({ type }) => type === "fomoHit");
  if (rising.length + mints.length === 0)
    return <p className={styles.empty}>{emptyText(rules.texts, lab.machines.length)}</p>;
  return (
    <ul className={styles.rows}>
      {rising.map((machine) => (
        <UpgradeRow key={machine.id} machine={machine} label={labels.get(machine.id) ?? ""} />
      ))}
      {mints.map((machine) => (
        <MintRow key={machine.id} machine={machine} />
      ))}
    </ul>
  );
}

function emptyText({ lab: texts }: Texts, machines: number): string {
  return machines === 0 ? texts.move.buildFirst : texts.panel.allAtTop;
}

function UpgradeRow({ machine, label }: { machine: Machine; label: string }) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const busy = useGameState((state) => state.pending[`upgrade ${machine.id}`] === true);
  const refusal = whyNot(rules, lab, { type: "upgrade", machineId: machine.id }, serverNow(game));
  const { panel: texts } = rules.texts.lab;
  const cost = upgradeCost(rules, machine.type, machine.level);
  return (
    <SectionRow
      picture={<MachinePicture type={machine.type} level={machine.level + 1} size={32} />}
      name={label}
      detail={fill(texts.nextLevel, { level: machine.level, next: machine.level + 1 })}
      work={
        <>
          <WorkList
            label={rules.texts.lab.work.nextLevel}
            lines={upgradeLines(rules, machine.type, machine.level)}
          />
          {machine.type === "amplifier" ? <EnergyEarned /> : null}
        </>
      }
      price={<Price rules={rules} cost={cost} owned={lab.resources} />}
      button={
        <Button
          needsServer
          size="small"
          tone="teal"
          busy={busy}
          reason={refusal?.text ?? null}
          reasonShown="caption"
          aria-label={
            refusal
              ? fill(texts.cannotUpgrade, { reason: refusal.text, machine: label })
              : fill(texts.upgradeOne, { machine: label })
          }
          onClick={() => askUpgrade(game, machine)}
        >
          {refusal?.text ?? texts.upgrade}
        </Button>
      }
    />
  );
}

/** The FOMO HIT's row in the panel: 'Mint NFT', and 'NFT Minted' afterwards (`LAB-133`, `CON-20`). */
function MintRow({ machine }: { machine: Machine }) {
  const game = useGame();
  const { rules } = useLoaded();
  const isMinted = machine.lastActivated !== 0;
  const minting = rules.texts.refusals.minting;
  return (
    <SectionRow
      picture={<MachinePicture type="fomoHit" off={!isMinted} size={32} />}
      name={rules.texts.machines.fomoHit.name}
      detail={fill(rules.texts.lab.panel.level, { level: machine.level })}
      button={
        isMinted ? (
          <Badge tone="success">{rules.texts.refusals.already_minted}</Badge>
        ) : (
          <Button
            size="small"
            tone="teal"
            reason={machine.provisionalMint ? minting : null}
            reasonShown="caption"
            onClick={() => openDialog(game, { kind: "fomoHit", machineId: machine.id })}
          >
            {machine.provisionalMint ? minting : rules.texts.lab.panel.mintNft}
          </Button>
        )
      }
    />
  );
}
