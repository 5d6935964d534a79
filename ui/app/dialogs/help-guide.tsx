import {
  type GuideKeys,
  type GuideSection,
  guide,
  isMachineType,
  type LessonId,
  type RuleSet,
} from "../../../rules/index.ts";
import { LessonButtons } from "../../battle/lesson/lesson-buttons.tsx";
import { MachinePicture } from "../../components/atlas-picture.tsx";
import { classNames } from "../../components/class-names.ts";
import { Dialog } from "../../components/dialog.tsx";
import dialogStyles from "../../components/dialog-content.module.css";
import { Icon, RESOURCE_ICONS } from "../../components/icon.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import row from "../../components/row.module.css";
import { Tabs } from "../../components/tabs.tsx";
import { useTexts } from "../../game/texts.ts";
import styles from "./menu-dialogs.module.css";

interface HelpGuideProps {
  open: boolean;
  rules: RuleSet;
  /** The keys that the player has chosen. */
  keys: GuideKeys;
  onClose: () => void;
  /** Begins a guided battle. */
  onLesson: (id: LessonId) => void;
}

/** The help guide behind '?': five tabs whose numbers come from the rules (`LAB-177` to `LAB-193`). */
export function HelpGuide({ open, rules, keys, onClose, onLesson }: HelpGuideProps) {
  const texts = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={texts.app.dialogs.helpGuide} width="wide">
      <Chapters rules={rules} keys={keys} onLesson={onLesson} />
    </Dialog>
  );
}

/** The contents, rendered only while the guide is open. */
function Chapters({ rules, keys, onLesson }: Pick<HelpGuideProps, "rules" | "keys" | "onLesson">) {
  const tabs = guide(rules, keys).map((tab) => ({
    key: tab.key,
    title: tab.title,
    content: (
      <div className={layoutStyles.stack}>
        {tab.sections.map((section) => (
          <Section key={section.heading ?? tab.key} section={section} />
        ))}
        {tab.key === "battle" ? (
          <div className={layoutStyles.buttonRow}>
            <LessonButtons rules={rules} tone="teal" onLesson={onLesson} />
          </div>
        ) : null}
      </div>
    ),
  }));
  return <Tabs label={rules.texts.app.dialogs.chapters} tabs={tabs} />;
}

function Section({ section }: { section: GuideSection }) {
  if (section.heading === null) {
    return (
      <ul className={classNames(layoutStyles.stack, dialogStyles.lines)}>
        {section.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  }
  return (
    <article className={row.row}>
      <SectionPicture subject={section.subject} />
      <div className={classNames(layoutStyles.restOfRow, styles.lines)}>
        <h3>{section.heading}</h3>
        {section.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </article>
  );
}

function SectionPicture({ subject }: Pick<GuideSection, "subject">) {
  if (subject === null) return null;
  return isMachineType(subject) ? (
    <MachinePicture type={subject} size={72} />
  ) : (
    <Icon name={RESOURCE_ICONS[subject]} size={40} />
  );
}
