import { isIP } from "node:net";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads environment variables and collects one sentence for each invalid one. */
export class Variables {
  readonly problems: string[] = [];
  private readonly environment: Environment;

  constructor(environment: Environment) {
    this.environment = environment;
  }

  refuse(name: string, sentence: string): void {
    this.problems.push(`${name} ${sentence}`);
  }

  /** The variable's text; null if it is unset or empty. */
  text(name: string): string | null {
    const value = this.environment[name]?.trim();
    return value ? value : null;
  }

  /** A text of visible characters only, or null. */
  word(name: string): string | null {
    const value = this.text(name);
    if (value === null || /^\S+$/.test(value)) return value;
    this.refuse(name, "must not contain spaces.");
    return null;
  }

  integer(name: string, fallback: number, maximum: number, minimum = 0): number {
    const value = this.text(name);
    if (value === null) return fallback;
    const isWithin = /^\d{1,9}$/.test(value) && Number(value) >= minimum && Number(value) <= maximum;
    if (isWithin) return Number(value);
    this.refuse(
      name,
      `must be a whole number from ${minimum} to ${maximum}, but is ${JSON.stringify(value)}.`,
    );
    return fallback;
  }

  /** 1 or 0. */
  switch(name: string, fallback: boolean): boolean {
    const value = this.text(name);
    if (value === null) return fallback;
    if (value === "1" || value === "0") return value === "1";
    this.refuse(name, `must be 0 or 1, but is ${JSON.stringify(value)}.`);
    return fallback;
  }

  oneOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice | null {
    const value = this.text(name);
    if (value === null) return null;
    const choice = choices.find((known) => known === value);
    if (choice !== undefined) return choice;
    this.refuse(name, `must be one of ${choices.join(", ")}, but is ${JSON.stringify(value)}.`);
    return null;
  }

  /** An http or https address; with `originOnly` nothing may follow host and port. */
  address(name: string, originOnly: boolean): string | null {
    const value = this.text(name);
    if (value === null) return null;
    const url = URL.canParse(value) ? new URL(value) : null;
    const web = url !== null && (url.protocol === "http:" || url.protocol === "https:");
    if (web && !originOnly) return url.href.replace(/\/$/, "");
    if (web && url.href === `${url.origin}/`) return url.origin;
    const example = originOnly ? "an origin such as https://lab.example" : "an http or https address";
    this.refuse(name, `must be ${example}, but is ${JSON.stringify(value)}.`);
    return null;
  }

  /** An https address that players may be sent to. */
  secureAddress(name: string): string | null {
    const value = this.text(name);
    if (value === null) return null;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url?.protocol === "https:" && url.username === "" && url.password === "") return url.href;
    this.refuse(name, `must be an https address without a user name, but is ${JSON.stringify(value)}.`);
    return null;
  }

  /** off (0), a number of proxies, or the proxies' addresses. */
  proxies(name: string): false | number | string[] {
    const value = this.text(name)?.toLowerCase() ?? "0";
    if (value === "0" || value === "off" || value === "false") return false;
    if (value === "on" || value === "true") return 1;
    if (/^[1-9]$/.test(value)) return Number(value);
    const addresses = value.split(",").map((address) => address.trim());
    if (addresses.every(isProxyAddress)) return addresses;
    this.refuse(
      name,
      `must be 0, the number of proxies (1 to 9), or their addresses with commas, but is ${JSON.stringify(value)}.`,
    );
    return false;
  }
}

function isProxyAddress(text: string): boolean {
  if (text === "loopback" || text === "linklocal" || text === "uniquelocal") return true;
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
