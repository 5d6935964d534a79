import { tournamentNotFound } from "../../errors/failure.ts";
import { HttpError } from "../../errors/http-error.ts";
import type { App } from "../../http/app-deps.ts";
import { sessionOf } from "../../login/session.ts";
import { ownBattle } from "../../pvp/own-battle.ts";
import type { Pvp } from "../../pvp/pvp.ts";
import { concede } from "../../pvp/take-action.ts";
import type { SeenTournament, TournamentPlayer } from "../../store/pvp/tournament.ts";
import {
  cancel,
  fulfil,
  goOnWithout,
  join,
  leave,
  openTournament,
  start,
} from "../../tournament/take-part.ts";
import { battleOf, statusOf, tournamentReply } from "../../tournament/tournament-reply.ts";
import { registerCall } from "../register-call.ts";

/** Swiss tournaments by link: opening one, showing it to whoever has its link, and taking part. */
export function tournamentRoutes(app: App, pvp: Pvp): void {
  const { store } = pvp;
  registerCall(app, "POST /api/tournaments", async (request) => {
    const { id: playerId } = sessionOf(request);
    return tournamentReply(await openTournament(pvp, playerId, request.body), playerId);
  });
  registerCall(app, "GET /api/tournaments", async (request) => {
    const { id: playerId } = sessionOf(request);
    const seen = await Promise.all(
      (await store.tournamentsOf(playerId)).map((id) => store.findTournament(id)),
    );
    const tournaments = seen.flatMap((one) => (one ? [one.tournament] : []));
    return {
      tournaments: tournaments.map(({ id, organiser, players, ...tournament }) => ({
        id,
        organiser: organiser.name,
        status: statusOf(tournament),
        players: players.length,
        present: players.some((player) => player.playerId === playerId && player.present),
      })),
    };
  });
  registerCall(app, "GET /api/tournaments/:tournamentId", async ({ params, session }) => {
    const seen = await store.findTournament(params.tournamentId);
    if (!seen) throw tournamentNotFound();
    return tournamentReply(seen, session?.id ?? null);
  });
  registerCall(app, "POST /api/tournaments/:tournamentId/join", async (request) => {
    const { id: playerId } = sessionOf(request);
    const { tournamentId } = request.params;
    return tournamentReply(await fulfil(pvp, tournamentId, playerId, join(pvp)), playerId);
  });
  registerCall(app, "POST /api/tournaments/:tournamentId/leave", async (request) => {
    const { id: playerId } = sessionOf(request);
    const { tournamentId } = request.params;
    const left = await fulfil(pvp, tournamentId, playerId, leave(pvp));
    const own = left.tournament.players.find((player) => player.playerId === playerId);
    return tournamentReply(await withoutBattleOf(left, own), playerId);
  });
  registerCall(app, "POST /api/tournaments/:tournamentId/without", async (request) => {
    const { id: playerId } = sessionOf(request);
    const { number } = request.body;
    const left = await fulfil(pvp, request.params.tournamentId, playerId, goOnWithout(pvp, number));
    const player = left.tournament.players.find((each) => each.number === number);
    return tournamentReply(await withoutBattleOf(left, player), playerId);
  });
  registerCall(app, "POST /api/tournaments/:tournamentId/start", async (request) => {
    const { id: playerId } = sessionOf(request);
    return tournamentReply(await fulfil(pvp, request.params.tournamentId, playerId, start(pvp)), playerId);
  });
  registerCall(app, "POST /api/tournaments/:tournamentId/cancel", async (request) => {
    const { id: playerId } = sessionOf(request);
    await fulfil(pvp, request.params.tournamentId, playerId, cancel(pvp));
    return { success: true as const };
  });

  /** The tournament once the battle of a player who has left is given up. */
  async function withoutBattleOf(left: SeenTournament, player: TournamentPlayer | undefined) {
    const battleId = player ? battleOf(left.tournament, player.number) : null;
    if (player && battleId !== null) await giveUp(pvp, battleId, player.playerId);
    return (await store.findTournament(left.tournament.id)) ?? left;
  }
}

/** Gives a battle up so that its opponent need not wait; one that is over already stays as it is. */
async function giveUp(pvp: Pvp, battleId: string, playerId: number): Promise<void> {
  const own = await ownBattle(pvp, battleId, playerId);
  const battleRules = await pvp.ruleBook.find(own.battle, own.now);
  if (battleRules === null) return;
  await concede(pvp, own, battleRules).catch((error: unknown) => {
    if (!(error instanceof HttpError) || error.code !== "battle_over") throw error;
  });
}
