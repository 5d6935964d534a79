import { hireCrew } from "../../../rules/cli/workers/crew.ts";
import { shippedRules } from "../../../rules/index.ts";

/** A run of `simulate` on that many workers; battles are played as the tool plays them. */
export interface CrewOrder {
  workers: number;
  battles: number;
}

const crews = new Map<number, ReturnType<typeof hireCrew>>();

process.on("message", (order: CrewOrder) => {
  void play(order).then((seconds) => process.send?.({ seconds }));
});

async function play({ workers, battles }: CrewOrder): Promise<number> {
  const crew = crews.get(workers) ?? hireCrew(workers);
  crews.set(workers, crew);
  const start = performance.now();
  await crew.play({
    rules: shippedRules,
    plan: { mode: "ai", difficulty: "medium", policy: "fast", seed: "bench" },
    battles,
    replayHash: null,
    onPart: () => undefined,
  });
  return (performance.now() - start) / 1000;
}
