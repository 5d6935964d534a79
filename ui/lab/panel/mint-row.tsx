import type { Machine } from "../../../rules/index.ts";
import { fill } from "../../../rules/index.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { MachinePicture } from "../../components/machine-picture.tsx";
import { useGame, useLoaded } from "../../game/game-context.tsx";
import { openDialog } from "../../game/store/dialogs.ts";
import { SectionRow } from "./section-row.tsx";

/** The FOMO HIT's row in the panel: 'Mint NFT', and 'NFT Minted' afterwards (`LAB-133`, `CON-20`). */
export function MintRow({ machine }: { machine: Machine }) {
  const game = useGame();
  const { rules } = useLoaded();
  const isMinted = machine.lastActivated !== 0;
  const minting = rules.texts.refusals.minting;
  return (
    <SectionRow
      picture={<MachinePicture type="fomoHit" off={!isMinted} size={52} />}
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
