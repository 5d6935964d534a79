import { RESOURCE_NAMES, type ResourceName, type RuleSet, shippedRules } from "../../../index.ts";
import { counted, figureOf } from "../../terminal/figures.ts";
import type { ComparedPolicy, EconomyResult, PolicyResult } from "../result/economy-result.ts";

/** The answers of all policies under the shipped rules and under the overlay; without one, equal ones share a sentence. */
export function headlineTexts({ policies, overlay, weeks }: EconomyResult): string[] {
  if (overlay)
    return policies.flatMap((one) => [
      `${one.policy}: ${headlineOf(one.shipped, weeks)}`,
      ...(one.overlay
        ? [`${one.policy}, ${overlay.file}: ${sameLabsSentence(one) ?? headlineOf(one.overlay, weeks)}`]
        : []),
    ]);
  const namesOf = new Map<string, string[]>();
  for (const { policy, shipped } of policies) {
    const text = headlineOf(shipped, weeks);
    namesOf.set(text, [...(namesOf.get(text) ?? []), policy]);
  }
  return [...namesOf].map(([text, names]) => `${names.join(", ")}: ${text}`);
}

/** The answer to "how long until" in one sentence, with what the player earns and waits for. */
function headlineOf(result: PolicyResult, weeks: number): string {
  const { milestones, gainADay, stuck } = result;
  const find = (name: string) => milestones.find((one) => one.name === name);
  const reached = ASKED.flatMap((name) => {
    const milestone = find(name);
    if (!milestone || milestone.days.median === null) return [];
    const isAtOnce = milestone.days.median === 0;
    return [`${name} ${isAtOnce ? "at the first visit" : `after ${daysText(result, name, weeks)}`}`];
  });
  const missing = ASKED.filter((name) => find(name)?.days.median == null);
  const falls = stuck.map(({ name, changeADay }) => {
    if (name === "machines") return "it waits for machines that it does not want";
    const resource = shippedRules.resourceNames[name];
    return changeADay < 0
      ? `${resource} falls by ${figureOf(-changeADay)} a day`
      : `${resource} stays as it is`;
  });
  const never =
    missing.length === 0
      ? []
      : falls.length > 0
        ? [`never ${missing.join(", never ")}: ${falls.join(", ")}`]
        : [`in ${counted(weeks, "week")} no ${missing.join(", no ")}`];
  const { firstDay, weeks: gains } = gainADay;
  const earns = `${figureOf(firstDay.tcorvax)} ${shippedRules.resourceNames.tcorvax} on day 1, ${figureOf(gains.at(-1)?.tcorvax ?? 0)} a day in week ${weeks}`;
  return `${[...reached, ...never].join("; ")}. Earns ${earns}. ${waitsText(result, weeks)}`;
}

/** What purchases waited for until the latest milestone that is reached; without one, in the last week. */
function waitsText(result: PolicyResult, weeks: number): string {
  const [last] = result.waitsUntil
    .filter(({ name }) => ASKED.includes(name))
    .sort((one, other) => other.days - one.days);
  const isReached = last !== undefined && last.days > 0;
  const waited = isReached
    ? RESOURCE_NAMES.filter((name) => last.waited[name] > 0)
        .sort((one, other) => last.waited[other] - last.waited[one])
        .map((name) => `${reasonName(shippedRules, name)} on ${daysWaited(result, last.name, name)} days`)
    : Object.entries(result.waits.weeks.at(-1)?.purchases ?? {}).map(
        ([name, share]) => `${reasonName(shippedRules, name)} at ${shareText(share)} of visits`,
      );
  const when = isReached ? `Until ${last.name}` : `In week ${weeks}`;
  return `${when} waits for ${waited.slice(0, 2).join(", ") || "nothing"}.`;
}

/**
 * Says that the labs of a policy develop under the overlay as under the shipped rules, and what their players own more
 * or less at the end; null where anything else differs, or without an overlay.
 */
export function sameLabsSentence({ shipped, overlay }: ComparedPolicy): string | null {
  if (!overlay || withoutOwned(shipped) !== withoutOwned(overlay)) return null;
  const differences = RESOURCE_NAMES.flatMap((name) => {
    const more = (overlay.days.at(-1)?.owned[name] ?? 0) - (shipped.days.at(-1)?.owned[name] ?? 0);
    if (more === 0) return [];
    return [
      `${figureOf(Math.abs(more))} ${shippedRules.resourceNames[name]} ${more > 0 ? "more" : "less"} at the end`,
    ];
  });
  const owned = differences.length === 0 ? "" : `, with ${differences.join(", ")}`;
  return `exactly as under the shipped rules${owned}.`;
}

/** All of a result that shows how labs develop. */
function withoutOwned({ days, ...result }: PolicyResult): string {
  return JSON.stringify({ ...result, days: days.map(({ owned: _, ...day }) => day) });
}

/** Which players are stuck for good, and which wishes no amount of resources makes possible. */
export function deadEndsTexts({ policies, overlay }: EconomyResult): string[] {
  const results = policies.flatMap(({ policy, shipped, overlay: after }) => [
    { name: policy, result: shipped },
    ...(after ? [{ name: `${policy}, ${overlay?.file}`, result: after }] : []),
  ]);
  const ends = results.filter(({ result }) => result.stuck.length > 0).map(({ name }) => name);
  const never = results.flatMap(({ name, result }) => {
    const wishes = result.neverBought.map(({ wish, why }) => `“${wish}” (${why})`);
    return wishes.length === 0
      ? []
      : [`${name} can never buy ${wishes.join(", ")}: nothing else it wants helps.`];
  });
  const among = `of ${policies.length} ${policies.length === 1 ? "policy" : "policies"}`;
  const andWishes = never.length === 0 ? ", and no wish waits for a machine that nobody wants" : "";
  return [
    ends.length === 0 ? `Dead ends: none ${among}${andWishes}.` : `Dead ends ${among}: ${ends.join("; ")}.`,
    ...never,
  ];
}

/**
 * Which of two players is earlier at what is asked for, and by how much between their medians; only where the ranges of
 * both lie apart.
 */
export function verdictTexts({ policies, players, weeks }: EconomyResult): string[] {
  const [one, other, ...more] = policies;
  if (!one || !other || more.length > 0) return [];
  const between = `${one.policy} or ${other.policy}`;
  if (players === 1)
    return [`One player of each shows no range: play more to see whether ${between} is earlier.`];
  const leads = [leadText(one, other, weeks), leadText(other, one, weeks)].filter((text) => text !== null);
  return leads.length > 0
    ? leads
    : [`Nothing tells whether ${between} is earlier: their ranges meet everywhere.`];
}

function leadText(first: ComparedPolicy, second: ComparedPolicy, weeks: number): string | null {
  const daysOf = ({ shipped }: ComparedPolicy, name: string) =>
    shipped.milestones.find((milestone) => milestone.name === name)?.days;
  const led = ASKED.flatMap((name) => {
    const [own, late] = [daysOf(first, name), daysOf(second, name)];
    if (own?.median == null || (own.p90 ?? Infinity) >= (late?.p10 ?? Infinity)) return [];
    const by = late?.median == null ? null : figureOf(late.median - own.median);
    return [
      `${name} (${by === null ? `${second.policy}: ${daysText(second.shipped, name, weeks)}` : `by ${by} ${by === "1" ? "day" : "days"}`})`,
    ];
  });
  return led.length === 0 ? null : `${first.policy} is earlier than ${second.policy} at ${led.join(", ")}.`;
}

/** The milestones that players ask for: also those that nobody reaches are told. */
export const ASKED = ["room 2", "first machines at their best", "cat", "Incubator", "FOMO HIT", "first mint"];

/** A share as percent without decimals. */
export function shareText(share: number): string {
  return share > 0 && share < 0.005 ? "<1 %" : `${Math.round(share * 100)} %`;
}

/**
 * "first visit", "33 days (32–34)", "30 % do" where most players never get there; where nobody does, "never" for
 * players who are stuck, else "not in 12 weeks": they may get there later.
 */
export function daysText({ milestones, stuck }: PolicyResult, name: string, weeks: number): string {
  const milestone = milestones.find((one) => one.name === name);
  const isStuck = stuck.length > 0;
  if (!milestone || milestone.reachedShare === 0)
    return isStuck ? "never" : `not in ${counted(weeks, "week")}`;
  const { median, p10, p90 } = milestone.days;
  if (median === null) return `${shareText(milestone.reachedShare)} do`;
  if (median === 0) return "first visit";
  const range = p10 === null || figureOf(p10) === (p90 === null ? "" : figureOf(p90));
  const spread = range
    ? ""
    : ` (${figureOf(p10)}–${p90 === null ? (isStuck ? "never" : "later") : figureOf(p90)})`;
  return `${figureOf(median)} ${figureOf(median) === "1" ? "day" : "days"}${spread}`;
}

/** "12 of 60": on so many of the days before a milestone a purchase waited for the resource; "–" where it did not. */
export function daysWaited({ waitsUntil }: PolicyResult, name: string, resource: ResourceName): string {
  const until = waitsUntil.find((one) => one.name === name);
  return until && until.waited[resource] > 0
    ? `${figureOf(until.waited[resource])} of ${figureOf(until.days)}`
    : "–";
}

const REASONS: Readonly<Record<string, string>> = {
  machines: "other machines first",
  nothing: "nothing, it has all it wants",
  purchases: "the next visit, enough is bought",
  cooldown: "a machine is on cooldown",
  not_enough_cat_nips: "a Reactor lacks Cat Nips",
  offline: "the Amplifier is offline without Energy",
  wallet_required: "a machine needs a wallet",
  no_stake: "the Incubator needs more sCVX",
};

/** What a visit waited for, in words: a resource's name or a reason. */
export function reasonName(rules: RuleSet, reason: string): string {
  const resource = RESOURCE_NAMES.find((name) => name === reason);
  return resource ? rules.resourceNames[resource] : (REASONS[reason] ?? reason);
}

/** What the simulation assumes, in sentences; when the Amplifier runs is for each policy to say. */
export function assumptions(rules: RuleSet, policies: readonly ComparedPolicy[]): string[] {
  const amplifiers = Object.entries(AMPLIFIERS).flatMap(([amplifier, text]) => {
    const own = policies.filter((one) => one.amplifier === amplifier);
    if (own.length === 0) return [];
    const who = own.length === policies.length ? "" : ` of ${own.map(({ policy }) => policy).join(", ")}`;
    return [`The Amplifier${who} is ${text}.`];
  });
  const { energyPack, mint } = rules;
  return [
    `The first mint is that of the FOMO HIT, which costs nothing but the network's fee and succeeds at once.`,
    `Nothing in the lab earns tokens of the ledger: a creature's mint costs ${mint.price.amount} ${mint.price.token} and does not depend on the lab.`,
    `Nobody buys energy packs (${energyPack.energy} Energy for ${energyPack.cvxCost} CVX), and the sCVX of a player stay the same.`,
    "Players walk to every machine that is ready, and move nothing.",
    "They reach the goals of the lab, but none of battles, friends and creatures, which pay nothing.",
    ...amplifiers,
  ];
}

const AMPLIFIERS = {
  saving: "off while Energy is saved or earned too slowly for it",
  on: "always on, as long as there is Energy for it",
  off: "always off",
} satisfies Record<ComparedPolicy["amplifier"], string>;
