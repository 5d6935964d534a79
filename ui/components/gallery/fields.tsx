import { useState } from "react";
import { Choice } from "../choice.tsx";
import { LinkField } from "../link-field.tsx";
import { OptionCards } from "../option-cards.tsx";
import { Slider } from "../slider.tsx";
import { Switch } from "../switch.tsx";
import type { Specimen } from "./specimen.ts";

const ORDERS = [
  { value: "rarity", text: "Rarity" },
  { value: "name", text: "Name" },
];

const TEAMS = [
  { value: "fair", title: "Fair teams", text: "Both fight with the same lent creatures." },
  { value: "own", title: "Own creatures", reason: "You have no creatures yet." },
];

function LiveChoice() {
  const [value, setValue] = useState("rarity");
  return <Choice label="Sort by" value={value} options={ORDERS} onChange={setValue} />;
}

function LiveSlider() {
  const [value, setValue] = useState(0.6);
  return <Slider label="Volume" value={value} onChange={setValue} />;
}

function LiveSwitch() {
  const [on, setOn] = useState(true);
  return <Switch label="Mute all sounds" on={on} onChange={setOn} />;
}

function LiveOptionCards() {
  const [value, setValue] = useState("fair");
  return <OptionCards label="Teams" value={value} options={TEAMS} onChange={setValue} />;
}

const change = () => undefined;

export const fields: readonly Specimen[] = [
  { file: "choice", states: <LiveChoice /> },
  {
    file: "slider",
    states: (
      <>
        <LiveSlider />
        <Slider label="Volume while muted" value={0.3} onChange={change} disabled />
      </>
    ),
  },
  {
    file: "switch",
    states: (
      <>
        <LiveSwitch />
        <Switch label="Off" on={false} onChange={change} />
      </>
    ),
  },
  { file: "option-cards", states: <LiveOptionCards /> },
  { file: "link-field", states: <LinkField label="Replay link" address="https://example.org/#replay=abc" /> },
];
