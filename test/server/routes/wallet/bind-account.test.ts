import { RadixEngineToolkit } from "@radixdlt/radix-engine-toolkit";
import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../../rules/index.ts";
import { HOUR } from "../../lab-server.ts";
import { freshWorld, proofOf, WalletPlayer, type WorldOptions } from "../../ledger-world.ts";

const FIVE_MINUTES = 300_000;

async function unbound(name = "Ann", options: WorldOptions = {}) {
  const world = await freshWorld(options);
  const player = new WalletPlayer(world, await world.server.player(name), await world.wallet());
  return { world, player, network: world.ledger.network };
}

describe("POST /api/saveRadixAccount", () => {
  it("binds an account whose key has signed the challenge, and the game state shows it (LED-032, ABU-12)", async () => {
    const { player } = await unbound();
    expect((await player.browser.lab()).accountAddress).toBeNull();
    const answer = await player.bind();
    expect(answer).toMatchObject({ status: 200, body: { success: true, accountAddress: player.account } });
    expect((await player.browser.lab()).accountAddress).toBe(player.account);
  });

  it("needs an address of the configured network (LED-033, ABU-39)", async () => {
    const { player } = await unbound();
    for (const accountAddress of [undefined, "", "  "])
      expect(await player.post("saveRadixAccount", { accountAddress })).toMatchObject({
        status: 400,
        body: { error: "Account address is required" },
      });
    const key = player.wallet.key.publicKey();
    const onMainnet = await RadixEngineToolkit.Derive.virtualAccountAddressFromPublicKey(key, 1);
    const injected = `${player.account}"; CALL_METHOD Address("${player.account}`;
    for (const accountAddress of [onMainnet, injected, player.account.toUpperCase(), "account_sim1qqqq"])
      expect((await player.post("saveRadixAccount", { accountAddress })).status).toBe(400);
  });

  it("refuses an account without a proof, or with somebody else's proof (ABU-12)", async () => {
    const { world, player, network } = await unbound();
    const other = await world.wallet();
    const refused = { status: 403, body: { code: "proof_refused" } };
    expect(await player.ask("saveRadixAccount")).toMatchObject(refused);
    const challenge = await player.challenge();
    const forged = { ...proofOf(network, other, challenge), address: player.account };
    expect(await player.ask("saveRadixAccount", { proof: forged })).toMatchObject(refused);
    const persona = { ...proofOf(network, player.wallet, challenge), type: "persona" };
    expect(await player.ask("saveRadixAccount", { proof: persona })).toMatchObject(refused);
    const elsewhere = proofOf(network, player.wallet, challenge, "https://evil.example");
    expect(await player.ask("saveRadixAccount", { proof: elsewhere })).toMatchObject(refused);
    expect((await player.browser.lab()).accountAddress).toBeNull();
  });

  it("reports a proof of another account than the first shared one (CON-95)", async () => {
    const { world, player, network } = await unbound();
    const proof = proofOf(network, await world.wallet(), await player.challenge());
    expect(await player.ask("saveRadixAccount", { proof })).toMatchObject({
      status: 403,
      body: { error: "Please prove the account you shared first." },
    });
  });

  it("accepts a challenge of this session only, once, and for five minutes (ABU-13)", async () => {
    const { world, player, network } = await unbound();
    const thief = new WalletPlayer(world, await world.server.player("Bob"), player.wallet);
    const proof = proofOf(network, player.wallet, await player.challenge());
    expect((await thief.ask("saveRadixAccount", { proof })).status).toBe(403);

    const late = proofOf(network, player.wallet, await player.challenge());
    world.server.clock.pass(FIVE_MINUTES + 1);
    expect((await player.ask("saveRadixAccount", { proof: late })).status).toBe(403);

    const used = proofOf(network, player.wallet, await player.challenge());
    expect((await player.ask("saveRadixAccount", { proof: used })).status).toBe(200);
    const second = new WalletPlayer(world, player.browser, await world.wallet());
    await second.bind();
    expect(await player.ask("saveRadixAccount", { proof: used })).toMatchObject({ status: 403 });
    expect((await player.browser.lab()).accountAddress).toBe(second.account);
  });

  it("answers 'challenge is invalid' unless it is 64 hexadecimal characters (LED-023, ABU-13)", async () => {
    const { player, network } = await unbound();
    const challenge = await player.challenge();
    const proof = proofOf(network, player.wallet, challenge);
    for (const wrong of ["", challenge.slice(1), `${challenge}00`, `${challenge.slice(1)}g`, 5, null])
      expect(await player.ask("saveRadixAccount", { proof: { ...proof, challenge: wrong } })).toMatchObject({
        status: 400,
        body: { error: "challenge is invalid" },
      });
  });

  it("changes nothing for the same account, and needs no proof", async () => {
    const { player } = await unbound();
    await player.bind();
    expect(await player.ask("saveRadixAccount")).toMatchObject({
      status: 200,
      body: { success: true, accountAddress: player.account },
    });
  });

  it("replaces the account by another one of the player's, and releases the first one", async () => {
    const { world, player } = await unbound();
    await player.bind();
    const second = new WalletPlayer(world, player.browser, await world.wallet());
    expect((await second.bind()).status).toBe(200);
    expect((await player.browser.lab()).accountAddress).toBe(second.account);
    const bob = new WalletPlayer(world, await world.server.player("Bob"), player.wallet);
    expect((await bob.bind()).status).toBe(200);
  });

  it("refuses another account until the cooldown for rebinding is over (ABU-15)", async () => {
    const wallet = { ...shippedRules.wallet, rebindCooldownMs: HOUR };
    const { world, player } = await unbound("Ann", { rules: { ...shippedRules, wallet } });
    await player.bind();
    const second = new WalletPlayer(world, player.browser, await world.wallet());
    const bob = new WalletPlayer(world, await world.server.player("Bob"), player.wallet);
    world.server.clock.pass(HOUR - 120_000);
    const proof = proofOf(world.ledger.network, second.wallet, await second.challenge());
    const refusal = await second.ask("saveRadixAccount", { proof });
    expect(refusal).toMatchObject({
      status: 429,
      body: {
        code: "rebind_too_soon",
        error: "Another account can be connected in 2 min. Until then share the one you had.",
        remainingMs: 120_000,
      },
      headers: { "retry-after": "120" },
    });
    expect((await bob.bind()).status).toBe(409);
    expect((await player.browser.lab()).accountAddress).toBe(player.account);
    world.server.clock.pass(120_000);
    expect((await second.ask("saveRadixAccount", { proof })).status).toBe(200);
    expect((await bob.bind()).status).toBe(200);
  });

  it("keeps the account of another player theirs, even with its key; of two parallel calls one wins (ABU-12, ABU-15)", async () => {
    const { world, player } = await unbound();
    const bob = new WalletPlayer(world, await world.server.player("Bob"), player.wallet);
    const answers = await Promise.all([player.bind(), bob.bind()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      error: "This account is bound to another player",
      code: "account_taken",
    });
  });

  it("binds nothing while the ledger cannot be read, and accepts the same proof later (ABU-56)", async () => {
    const { world, player, network } = await unbound();
    const proof = proofOf(network, player.wallet, await player.challenge());
    for (const gateway of ["down", "429", "html"] as const) {
      world.behave({ gateway });
      expect(await player.ask("saveRadixAccount", { proof })).toMatchObject({ status: 502 });
    }
    expect((await player.browser.lab()).accountAddress).toBeNull();
    world.behave({});
    expect((await player.ask("saveRadixAccount", { proof })).status).toBe(200);
  });
});
