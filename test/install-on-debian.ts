import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs packages of Debian, as far as this machine and this user may. */
export function installOnDebian(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  try {
    execFileSync("apt-get", ["update", "-q"], options);
    execFileSync("apt-get", ["install", "-q", "-y", "--no-install-recommends", ...packages], options);
  } catch {
    // Whoever needs them looks for them again, and says what to do.
  }
}
