import { useId } from "react";
import { fill, type RuleSet } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Row } from "../../components/row.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { type NamedResident, residentName } from "./meet-residents.ts";

interface ResidentListProps {
  rules: RuleSet;
  /** Number of the shown room; only its creatures are passed in. */
  room: number;
  residents: readonly NamedResident[];
  onGreet: (residentId: string) => void;
  onCall: () => void;
}

/** Lists the creatures that live in a room, with what the canvas offers (`GAP-75`); nothing where nobody lives. */
export function ResidentList({ rules, room, residents, onGreet, onCall }: ResidentListProps) {
  const headingId = useId();
  const { residents: texts, machineList } = rules.texts.lab;
  if (residents.length === 0) return null;
  return (
    <section className={layoutStyles.stack} aria-labelledby={headingId}>
      <div className={layoutStyles.headRow}>
        <h2 id={headingId}>{fill(texts.heading, { room })}</h2>
        <Button size="small" onClick={onCall}>
          {texts.call}
        </Button>
      </div>
      <ul className={layoutStyles.stack}>
        {residents.map((resident) => {
          const { id, speciesId, form, level } = resident;
          const name = residentName(rules, resident);
          return (
            <Row
              key={id}
              picture={<CreaturePicture creature={{ species_id: speciesId, form }} size={36} />}
              name={
                <>
                  {name} <small className={layoutStyles.dim}>{fill(machineList.level, { level })}</small>
                </>
              }
              end={
                <Button size="small" aria-label={fill(texts.greetOne, { name })} onClick={() => onGreet(id)}>
                  {texts.greet}
                </Button>
              }
            />
          );
        })}
      </ul>
    </section>
  );
}
