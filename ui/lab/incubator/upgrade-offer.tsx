import { fill, type Machine, upgradeCost, whyNot } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { useLoaded, useServerNow } from "../../game/game-context.tsx";
import { Price } from "../panel/price.tsx";
import styles from "./incubator-offer.module.css";

interface UpgradeOfferProps {
  machine: Machine;
  /** Asks for confirmation (`LAB-159`). */
  onUpgrade: () => void;
}

/** Shows the next level and its price, or 'Not Enough Resources' (`LAB-085`, `LAB-157`, `CON-08`). */
export function UpgradeOffer({ machine, onUpgrade }: UpgradeOfferProps) {
  const { rules, lab } = useLoaded();
  const now = useServerNow();
  const refusal = whyNot(rules, lab, { type: "upgrade", machineId: machine.id }, now);
  return (
    <section className={styles.upgrade} aria-label={rules.texts.lab.incubator.upgrade}>
      <Price rules={rules} cost={upgradeCost(rules, machine.type, machine.level)} owned={lab.resources} />
      <Button tone="teal" reason={refusal?.text ?? null} reasonShown="caption" onClick={onUpgrade}>
        {refusal?.text ?? fill(rules.texts.lab.incubator.upgradeOffer, { level: machine.level + 1 })}
      </Button>
    </section>
  );
}
