import { Banner } from "../../components/banner.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { enterArena, showsOwnBattle } from "../../game/store/arena-entry.ts";
import { CourseWords } from "./course-words.tsx";

/** Shown on every screen while a PvP battle continues elsewhere: its state and a button back to it (`GAP-42`). */
export function PvpBattleReturn() {
  const game = useGame();
  const texts = useGameState((state) => state.rules?.texts.pvpScreens);
  const course = useGameState((state) => state.pvpCourse);
  const isElsewhere = useGameState((state) => state.pvpBattle !== null && !showsOwnBattle(state.arena));
  if (!isElsewhere || !texts) return null;
  const action = { caption: texts.menu.returnToBattle, onClick: () => enterArena(game, { kind: "pvp" }) };
  return (
    <Banner tone="warning" action={action}>
      {course ? <CourseWords course={course} /> : texts.resume}
    </Banner>
  );
}
