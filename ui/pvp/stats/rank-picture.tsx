import { pictureAddress } from "../../../assets/index.ts";
import { rankTitle } from "../../../rules/index.ts";
import { usePvp } from "../pvp-context.tsx";

/** The pictures of the ranks, from the lowest on. */
const PICTURES = ["bronze", "silver", "gold", "platinum", "diamond", "master", "grandmaster"];

/** The picture of a rating's rank: a decoration, its title is beside it. */
export function RankPicture({ rating, size }: { rating: number; size: number }) {
  const { rules } = usePvp();
  // -1 for the highest rank.
  const place = rules.texts.pvp.ranks.indexOf(rankTitle(rules, rating));
  const address = pictureAddress(`rank_${PICTURES.at(place)}.svg`);
  return address ? <img src={address} alt="" width={size} height={size} draggable={false} /> : null;
}
