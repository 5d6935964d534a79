import { useState } from "react";
import { Button } from "../button.tsx";
import { Dialog, type DialogProps } from "../dialog.tsx";
import type { Specimen } from "./specimen.ts";

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

export const overlays: readonly Specimen[] = [
  { file: "dialog", states: WIDTHS.map((width) => <LiveDialog key={width} width={width} />) },
];
