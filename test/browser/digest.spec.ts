import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { DIGEST } from "../rules/battle/digest.ts";
import { pageScript } from "./support/page-script.ts";

declare const battles: typeof import("./support/digest-in-page.ts");

test("a thousand random battles have the same digest in a browser and in Node (GAP-51) @long", async ({
  page,
}) => {
  const source = fileURLToPath(new URL("support/digest-in-page.ts", import.meta.url));
  await page.addScriptTag({ content: await pageScript(source, "battles") });
  const digest = await page.evaluate((count) => battles.digestInPage(count), DIGEST.battles);
  expect(digest, "the logs, damage breakdowns and outcomes differ from those in Node").toBe(DIGEST.value);
});
