import { spawnSync } from "node:child_process";
import { chownSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openPool } from "../../server/store/postgres/open-pool.ts";
import { urlOf } from "../postgres/start-cluster.ts";

/** Gives a folder a disk of its own, as far as this user may. */
export function mountsSmallDisk(folder: string, bytes: number): boolean {
  const words = ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", folder];
  if (spawnSync("mount", words).status !== 0) return false;
  onTestFinished(() => void spawnSync("umount", [folder]));
  return true;
}

/** Moves a database to a small disk of its own, as far as this user may. */
export async function movesToSmallDisk(url: string, folder: string, bytes: number): Promise<boolean> {
  const database = new URL(url).pathname.slice(1);
  const pool = openPool(urlOf(url, "postgres"), { max: 1 });
  onTestFinished(() => pool.end());
  const asked = pool.query<{ place: string }>("SELECT current_setting('data_directory') AS place");
  const place = await asked.then(
    ({ rows }) => rows[0]?.place ?? "",
    () => "",
  );
  const owner = statSync(place, { throwIfNoEntry: false });
  if (!owner || !mountsSmallDisk(folder, bytes)) return false;
  chownSync(folder, owner.uid, owner.gid);
  await pool.query(`CREATE TABLESPACE ${database} LOCATION '${folder}'`);
  await pool.query(`ALTER DATABASE ${database} SET TABLESPACE ${database}`);
  onTestFinished(async () => {
    await pool.query(`DROP DATABASE ${database} WITH (FORCE)`);
    await pool.query(`DROP TABLESPACE ${database}`);
  });
  return true;
}

/** Leaves no room on a folder's small disk of so many bytes; what it answers makes room again. */
export function fillDisk(folder: string, bytes: number): () => void {
  const filler = join(folder, "filler");
  try {
    writeFileSync(filler, Buffer.alloc(bytes));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOSPC") return () => rmSync(filler);
    throw error;
  }
  throw new Error(`The disk of ${folder} is larger than ${bytes} bytes`);
}
