import type { Machine } from "../../rules/index.ts";
import { useGame, useLoaded } from "../app/game-context.tsx";
import { Badge } from "../parts/badge.tsx";
import { Button } from "../parts/button.tsx";
import { MachinePicture } from "../parts/machine-picture.tsx";
import { openDialog } from "../store/dialogs.ts";
import { SectionRow } from "./section-row.tsx";

/** The FOMO HIT in the panel: 'Mint NFT' until it was minted, then 'NFT Minted' (`LAB-133`, `CON-20`). */
export function MintRow({ machine }: { machine: Machine }) {
  const game = useGame();
  const { rules } = useLoaded();
  const isMinted = machine.lastActivated !== 0;
  const minting = rules.refusals.minting;
  return (
    <SectionRow
      picture={<MachinePicture type="fomoHit" off={!isMinted} size={52} />}
      name={rules.machines.fomoHit.name}
      detail={`Level ${machine.level}`}
      button={
        isMinted ? (
          <Badge tone="success">{rules.refusals.already_minted}</Badge>
        ) : (
          <Button
            size="small"
            tone="teal"
            reason={machine.provisionalMint ? minting : null}
            reasonShown="caption"
            onClick={() => openDialog(game, { kind: "fomoHit", machineId: machine.id })}
          >
            {machine.provisionalMint ? minting : "Mint NFT"}
          </Button>
        )
      }
    />
  );
}
