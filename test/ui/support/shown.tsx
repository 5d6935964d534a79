import { act, type ReactNode } from "react";
import { CollectionDialogs } from "../../../ui/collection/collection-dialogs.tsx";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { openDialogInFront } from "../../../ui/game/store/dialogs.ts";
import type { Dialog } from "../../../ui/game/store/game-state.ts";
import type { Collector } from "./collecting.ts";
import { keepGatewayInReach } from "./gateway-in-reach.ts";
import { render, settle } from "./render.tsx";

keepGatewayInReach();

/** Waits until all calls are answered and shown. */
export async function answered(collector: Collector): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await act(() => collector.quiet());
    await settle();
  }
}

/** Advances the time for all parts and shows the result. */
export async function passes(collector: Collector, ms: number): Promise<void> {
  await act(() => collector.passes(ms));
  await answered(collector);
}

/** Renders the dialogs, by default those of the collection, with this one in front. */
export async function shown(
  collector: Collector,
  dialog: Dialog,
  dialogs: ReactNode = <CollectionDialogs />,
): Promise<void> {
  render(<GameProvider game={collector.game}>{dialogs}</GameProvider>);
  act(() => openDialogInFront(collector.game, dialog));
  await answered(collector);
}
