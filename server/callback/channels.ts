import type { Configuration } from "../configuration/configuration.ts";

/** Whether players can be called back at all. */
export function canCallBack({ push, telegram }: Pick<Configuration, "push" | "telegram">): boolean {
  return push !== null || telegram.botToken !== null;
}
