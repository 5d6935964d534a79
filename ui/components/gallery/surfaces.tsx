import { useState } from "react";
import { shippedRules } from "../../../rules/index.ts";
import { Accordion } from "../accordion.tsx";
import { Banner } from "../banner.tsx";
import { Button } from "../button.tsx";
import { Dialog, type DialogProps } from "../dialog.tsx";
import { Icon } from "../icon.tsx";
import { ListPages } from "../list-pages.tsx";
import { NoticeArea } from "../notice-area.tsx";
import { Panel } from "../panel.tsx";
import { Row, Rows } from "../row.tsx";
import { StatBars } from "../stat-bars.tsx";
import { Tabs } from "../tabs.tsx";
import type { Specimen } from "./specimen.ts";

const SECTIONS = [
  { key: "build", title: "Build Machines", content: <p>Five machines can be built.</p> },
  { key: "move", title: "Move Machines", content: <p>Moving costs 50 TCorvax.</p> },
];

function LiveAccordion() {
  const [open, setOpen] = useState<string | null>("build");
  return <Accordion sections={SECTIONS} open={open} onOpenChange={setOpen} />;
}

const WIDTHS = ["narrow", "normal", "wide", "widest"] as const;

function LiveDialog({ width }: { width: NonNullable<DialogProps["width"]> }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{width}</Button>
      <Dialog
        open={open}
        onClose={close}
        width={width}
        title={`A ${width} dialog`}
        description="It scrolls when it is longer than the window."
        buttons={
          <Button tone="gold" onClick={close}>
            Close it
          </Button>
        }
      />
    </>
  );
}

const NOTICES = [
  { id: 1, text: "Machine moved!", tone: "success" },
  { id: 2, text: "Cooldown! Wait 12 min.", tone: "error" },
  { id: 3, text: "Entered Room 2", tone: "info" },
] as const;
const LIFE_MS = 20_000;

export const surfaces: readonly Specimen[] = [
  { file: "panel", states: <Panel surface="well">a well in a panel</Panel> },
  { file: "accordion", states: <LiveAccordion /> },
  {
    file: "tabs",
    states: (
      <Tabs
        label="Tabs"
        tabs={[
          { key: "play", title: "Play", content: <p>Play</p> },
          { key: "stats", title: "Stats", content: <p>Stats</p> },
          { key: "closed", title: "Closed", content: null, reason: "Log in first" },
        ]}
      />
    ),
  },
  {
    file: "stat-bars",
    states: (
      <StatBars
        rules={shippedRules}
        stats={{ energy: 5, strength: 20, magic: 7, stamina: 60, speed: 5 }}
        next={{ energy: 8, strength: 20, magic: 7, stamina: 60, speed: 5 }}
        specialties={["stamina"]}
      />
    ),
  },
  {
    file: "list-pages",
    states: (
      <ListPages shown={{ page: 2, pages: 5, turnTo: () => undefined }}>
        <p>One page of a long list</p>
      </ListPages>
    ),
  },
  {
    file: "banner",
    states: (
      <>
        <Banner tone="info">A new version is there.</Banner>
        <Banner tone="warning" action={{ caption: "Try again", onClick: () => undefined }}>
          The server cannot be reached.
        </Banner>
      </>
    ),
  },
  {
    file: "row",
    states: (
      <Rows label="What came while you were away">
        <Row
          picture={<Icon name="energy" size={32} />}
          name="+12 Energy"
          end={
            <Button size="small" onClick={() => undefined}>
              Spend
            </Button>
          }
        >
          From 4 Reactors
        </Row>
        <Row name="A row of its name alone" />
      </Rows>
    ),
  },
  { file: "notice-area", states: <NoticeArea notices={NOTICES} limit={3} lifeMs={LIFE_MS} /> },
  { file: "dialog", states: WIDTHS.map((width) => <LiveDialog key={width} width={width} />) },
];
