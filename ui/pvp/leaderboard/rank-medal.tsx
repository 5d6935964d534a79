import { pictureAddress } from "../../../assets/index.ts";
import { fill } from "../../../rules/index.ts";
import { usePvp } from "../pvp-context.tsx";

const SIZE = 34;
const MEDALS = ["medal_gold.svg", "medal_silver.svg", "medal_bronze.svg"] as const;

/** A rank: the first three have medals, the others read #n (`PVP-055`). */
export function RankMedal({ rank }: { rank: number }) {
  const { leaderboard: texts } = usePvp().rules.texts.pvpScreens;
  const file = MEDALS[rank - 1];
  const address = file === undefined ? null : pictureAddress(file);
  const text = fill(texts.place, { rank });
  if (address === null) return <>{text}</>;
  return (
    <img
      src={address}
      alt={`${texts.medals[rank - 1]}, ${text}`}
      width={SIZE}
      height={SIZE}
      draggable={false}
    />
  );
}
