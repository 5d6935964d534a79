/** A logged-in player of a bench, with machines to activate. */
export type LoadPlayer = { readonly cookie: string; readonly machineIds: readonly string[] };

const AT_ONCE = 32;
const LAIRS = [
  { x: 0, y: 0 },
  { x: 192, y: 0 },
];

/** Logs in `count` players by the development login and builds two Cat's Lairs for each. */
export async function settlePlayers(url: string, count: number): Promise<LoadPlayer[]> {
  const players: LoadPlayer[] = [];
  while (players.length < count) {
    const numbers = Array.from(
      { length: Math.min(AT_ONCE, count - players.length) },
      (_, at) => players.length + at,
    );
    players.push(...(await Promise.all(numbers.map((number) => settlePlayer(url, `Player ${number}`)))));
  }
  return players;
}

async function settlePlayer(url: string, name: string): Promise<LoadPlayer> {
  const login = await post(`${url}/api/auth/dev`, { name });
  const cookie = cookieOf(login);
  const machineIds: string[] = [];
  for (const place of LAIRS) {
    const built = await post(
      `${url}/api/buildMachine`,
      { machineType: "catLair", ...place, room: 1 },
      cookie,
    );
    const { machine }: { machine: { id: string } } = await built.json();
    machineIds.push(machine.id);
  }
  return { cookie, machineIds };
}

/** The session cookie that an answer sets, as a request sends it. */
export function cookieOf(answer: Response): string {
  const [cookie] = (answer.headers.get("set-cookie") ?? "").split(";");
  if (!cookie) throw new Error("The login set no cookie.");
  return cookie;
}

export async function post(address: string, body: object, cookie = ""): Promise<Response> {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
