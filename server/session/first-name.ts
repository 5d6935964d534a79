const LONGEST = 64;

/** A name as it is shown: at most 64 characters, 'Player' where it is empty (`ABU-38`, `LAB-124`). */
export function shownName(name: string): string {
  const cut = Array.from(name.replace(/\p{Cs}/gu, "").trim())
    .slice(0, LONGEST)
    .join("")
    .trim();
  return cut === "" ? "Player" : cut;
}
