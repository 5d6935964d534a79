import { describe, expect, it } from "vitest";
import { type Answer, cookieOf, type LabServer, PRODUCTION, START, signedLogin } from "../../lab-server.ts";
import { freshServer } from "../../server-per-test.ts";
import { newPlayer } from "../../store/contract/stores.ts";

const HOST_NAME = "__Host-sid";
const OLD_SECRET = "b".repeat(43);

const production = () =>
  freshServer({ production: true, environment: { ...PRODUCTION, PUBLIC_ORIGIN: "https://lab.example" } });

function logIn(server: LabServer, id: number, first_name: string, cookie = ""): Promise<Answer> {
  const fields = signedLogin({ id, first_name, auth_date: START / 1000 });
  return server.post("/api/auth/telegram", fields, { cookie });
}

async function whoIs(server: LabServer, cookie: string): Promise<unknown> {
  return (await server.get("/api/whoami", { cookie })).body.firstName;
}

describe("the session cookie in production", () => {
  it("has a name that only this host can set over TLS (GAP-01, ABU-111)", async () => {
    const { headers } = await logIn(await production(), 1, "Ann");
    expect(headers["set-cookie"]).toEqual([
      expect.stringMatching(
        /^__Host-sid=h\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(/^sid=; /),
    ]);
  });

  it("is not outvoted by a session that a neighbour below the domain plants under the old name (ABU-111)", async () => {
    const server = await production();
    const ann = cookieOf(await logIn(server, 1, "Ann"), HOST_NAME);
    const mallory = cookieOf(await logIn(server, 66, "Mallory"), HOST_NAME);
    expect(await whoIs(server, `sid=${mallory}; ${HOST_NAME}=${ann}`)).toBe("Ann");
    expect(await whoIs(server, `sid=${mallory}; ${HOST_NAME}=`)).toBeUndefined();
    expect(await whoIs(server, `sid=${mallory}`)).toBeUndefined();
  });

  it("is read under its old name while a session from before the upgrade lasts (ABU-111)", async () => {
    const server = await production();
    await newPlayer(server.store, "Bea", OLD_SECRET);
    expect(await whoIs(server, `sid=${OLD_SECRET}`)).toBe("Bea");
    expect(await whoIs(server, `sid=${OLD_SECRET}; ${HOST_NAME}=unknown`)).toBeUndefined();
  });

  it("ends the session of the old name at a login, and both cookies at a logout (ABU-06, ABU-111)", async () => {
    const server = await production();
    await newPlayer(server.store, "Bea", OLD_SECRET);
    const ann = cookieOf(await logIn(server, 1, "Ann", `sid=${OLD_SECRET}`), HOST_NAME);
    expect(await whoIs(server, `sid=${OLD_SECRET}`)).toBeUndefined();
    const { headers } = await server.post("/api/logout", {}, { cookie: `${HOST_NAME}=${ann}` });
    expect(headers["set-cookie"]).toEqual([
      expect.stringMatching(/^sid=; /),
      expect.stringMatching(/^__Host-sid=; .*Secure/),
    ]);
  });

  it("also protects the login that a redirect ends (ABU-111)", async () => {
    const server = await production();
    const answer = await server.post("/api/auth/telegram/start", {});
    expect(answer.headers["set-cookie"]).toMatch(/^__Host-login=[\w-]{43}; .*Path=\/; HttpOnly; Secure/);
    const planted = cookieOf(answer, "__Host-login");
    const address = new URL(String(answer.body.returnAddress), "https://lab.example");
    const login = signedLogin({ id: 66, first_name: "Mallory", auth_date: START / 1000 });
    for (const [name, value] of Object.entries(login)) address.searchParams.set(name, String(value));
    const open = (cookie: string) =>
      server.get(`${address.pathname}${address.search}`, { accept: "text/html", cookie });
    expect((await open(`login=${planted}`)).status).toBe(401);
    expect((await open(`__Host-login=${planted}`)).status).toBe(302);
  });
});
