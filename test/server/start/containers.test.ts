import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { PROJECT_FOLDER } from "../../../server/start/project.ts";

const read = (file: string) => readFileSync(join(PROJECT_FOLDER, file), "utf8");

describe("the image", () => {
  it("has the pg_dump of the database that compose.yml starts", () => {
    const { image } = parse(read("compose.yml"), { merge: true }).services.postgres;
    const [, major] = /^postgres:(\d+)\./.exec(image) ?? [];
    expect(read("Dockerfile")).toContain(`FROM ${image} AS postgres`);
    expect(read("Dockerfile")).toContain(`COPY --from=postgres /usr/lib/postgresql/${major}/bin/pg_dump `);
  });
});
