import type { AwaySummaryReply } from "../../../server/contract/index.ts";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import { Row } from "../../components/row.tsx";
import { useGame } from "../../game/game-context.tsx";
import { closeDialog, openDialog } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";

type Booking = AwaySummaryReply["bookings"][number];

const ABOUT_CREATURES: readonly Booking["purpose"][] = ["creatureMint", "upgradeStats", "evolve"];

/** The transactions that were settled, each purpose once. */
export function BookingRows({ bookings }: { bookings: readonly Booking[] }) {
  const game = useGame();
  const { visits } = useTexts().lab;
  function showCreatures() {
    closeDialog(game, "away");
    openDialog(game, { kind: "creatures" });
  }
  return [...new Set(bookings.map(({ purpose }) => purpose))].map((purpose) => (
    <Row
      key={purpose}
      picture={<Icon name="wallet" size={40} />}
      name={visits.booked[purpose]}
      end={
        ABOUT_CREATURES.includes(purpose) ? (
          <Button size="small" onClick={showCreatures}>
            {visits.creatures}
          </Button>
        ) : null
      }
    />
  ));
}
