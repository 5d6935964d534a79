/** What one of something costs: cores of the game and of PostgreSQL in milliseconds, and bytes of PostgreSQL's log. */
interface Cost {
  gameMs: number;
  postgresMs: number;
  logBytes: number;
}

/** What `npm run load -- --plan` measures. */
export interface PlanFigures {
  cost: Record<keyof typeof COSTS, Cost>;
  /** With its indexes, in bytes. */
  disk: Record<keyof typeof DISK, number>;
}

const COSTS = {
  look: "a look at a lab (`getGameState`), 65 a second",
  change: "a change of a lab (`activateMachine`), 100 a second",
  standing: "statistics and a page of the leaderboard after a battle, 20 a second",
  action: "an action in a battle, with its looks and pushes, of 250 battles",
} as const;

const DISK = {
  player: "a player: lab, session, record, place in the leaderboard",
  result: "a finished battle in its players' lists",
  archive: "what it takes to watch it again",
  audit: "an entry of the audit log",
  labDay: "what a lab made and spent of one resource on one day",
} as const;

/** The plan: the busiest hour, and a day of a million players. */
const PLAN = {
  looksPerSecond: 40_000 / 30,
  changesPerSecond: 40_000 / 20,
  actionsPerSecond: 5_000 / 2,
  battlesPerHour: 30_000,
  battlesPerDay: 300_000,
  playersPerDay: 300_000,
  resourcesPerPlayerAndDay: 3,
  /** A login, and a booked battle of each of two players. */
  auditPerDay: 300_000 + 2 * 300_000,
  players: 1_000_000,
  /** Of each core. */
  busy: 0.6,
} as const;

const KEPT_DAYS = { archive: 90, result: 365, audit: 365, labDay: 90 } as const;

const number = (value: number, digits: number) => value.toFixed(digits);
const gigabytes = (bytes: number) => `${number(bytes / 1e9, 1)} GB`;

/** The measured figures as a table of `docs/scaling.md`. */
export function measuredTables({ cost, disk }: PlanFigures): string {
  const costs = Object.entries(COSTS).map(([key, what]) => {
    const { gameMs, postgresMs, logBytes } = cost[key as keyof typeof COSTS];
    return `| ${what} | ${number(gameMs, 2)} ms | ${number(postgresMs, 2)} ms | ${number(logBytes / 1000, 2)} KB |`;
  });
  const rows = Object.entries(DISK).map(
    ([key, what]) => `| ${what} | ${Math.round(disk[key as keyof typeof DISK])} bytes |`,
  );
  return [
    "| core time of | game process | PostgreSQL | its log |",
    "| --- | --- | --- | --- |",
    ...costs,
    "",
    "| on the disk, with indexes | |",
    "| --- | --- |",
    ...rows,
  ].join("\n");
}

/** The figures that measured tables tell, as exact as they tell them. */
export function figuresIn(text: string): PlanFigures {
  const told = (what: string) => {
    const line = text.split("\n").find((one) => one.startsWith(`| ${what} |`));
    if (line === undefined) throw new Error(`No line tells of ${what}.`);
    return line
      .slice(what.length + 4)
      .split("|")
      .map((cell) => Number.parseFloat(cell));
  };
  const cost = Object.entries(COSTS).map(([key, what]) => {
    const [gameMs = Number.NaN, postgresMs = Number.NaN, kilobytes = Number.NaN] = told(what);
    return [key, { gameMs, postgresMs, logBytes: 1000 * kilobytes }];
  });
  const disk = Object.entries(DISK).map(([key, what]) => [key, told(what)[0]]);
  return { cost: Object.fromEntries(cost), disk: Object.fromEntries(disk) };
}

/** What the plan takes by measured figures, as tables of `docs/scaling.md`. */
export function planTables({ cost, disk }: PlanFigures): string {
  const loads = [
    ["looks at labs, 40,000 players", PLAN.looksPerSecond, cost.look],
    ["changes of labs", PLAN.changesPerSecond, cost.change],
    ["statistics after battles", (2 * PLAN.battlesPerHour) / 3600, cost.standing],
    ["actions in battles", PLAN.actionsPerSecond, cost.action],
  ] as const;
  const lines = loads.map(([what, perSecond, { gameMs, postgresMs, logBytes }]) => ({
    what,
    perSecond,
    game: (perSecond * gameMs) / 1000,
    postgres: (perSecond * postgresMs) / 1000,
    log: (perSecond * logBytes) / 1e6,
  }));
  const sum = (part: "game" | "postgres" | "log") => lines.reduce((all, line) => all + line[part], 0);
  const processes = Math.ceil(sum("game") / PLAN.busy);
  const dailyBytes = {
    archive: PLAN.battlesPerDay * disk.archive,
    result: PLAN.battlesPerDay * disk.result,
    audit: PLAN.auditPerDay * disk.audit,
    labDay: PLAN.playersPerDay * PLAN.resourcesPerPlayerAndDay * disk.labDay,
  };
  const kept = Object.entries(dailyBytes).map(([key, bytes]) => {
    const days = KEPT_DAYS[key as keyof typeof KEPT_DAYS];
    return { what: DISK[key as keyof typeof KEPT_DAYS], bytes, days, atRest: days * bytes };
  });
  const players = PLAN.players * disk.player;
  return [
    "| | a second | game, cores | PostgreSQL, cores | its log |",
    "| --- | --- | --- | --- | --- |",
    ...lines.map(
      ({ what, perSecond, game, postgres, log }) =>
        `| ${what} | ${Math.round(perSecond)} | ${number(game, 2)} | ${number(postgres, 2)} | ${number(log, 2)} MB/s |`,
    ),
    `| **together** | | **${number(sum("game"), 1)}** | **${number(sum("postgres"), 1)}** | **${number(sum("log"), 1)} MB/s** |`,
    "",
    `At 60 % of each core: **${processes} processes**, one to a core, and **${Math.ceil(sum("postgres") / PLAN.busy)} cores for PostgreSQL**; ${processes * 11} connections.`,
    "",
    "| on the disk | a day | kept for | in the end |",
    "| --- | --- | --- | --- |",
    ...kept.map(
      ({ what, bytes, days, atRest }) =>
        `| ${what} | ${gigabytes(bytes)} | ${days} days | ${gigabytes(atRest)} |`,
    ),
    `| ${DISK.player} | | for good | ${gigabytes(players)} |`,
    `| **together** | | | **${gigabytes(players + kept.reduce((all, { atRest }) => all + atRest, 0))}** |`,
  ].join("\n");
}
