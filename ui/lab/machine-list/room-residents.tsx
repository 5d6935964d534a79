import { ResidentList } from "../../collection/residents/resident-list.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { callResidents, greetResident } from "../commands/residents.ts";

/** Lists the creatures that live in the current room. */
export function RoomResidents() {
  const game = useGame();
  const { rules } = useLoaded();
  const room = useGameState((state) => state.room);
  const residents = useGameState((state) => state.residents);
  return (
    <ResidentList
      rules={rules}
      room={room}
      residents={residents.filter((one) => one.room === room)}
      onGreet={(residentId) => greetResident(game, residentId)}
      onCall={() => callResidents(game)}
    />
  );
}
