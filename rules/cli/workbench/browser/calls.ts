const token = document.querySelector<HTMLMetaElement>('meta[name="token"]')?.content ?? "";

/** Asks the workbench; throws an error with its sentence if it refuses. Problems of an overlay are no error. */
export async function call<Reply>(method: "GET" | "POST", path: string, body?: unknown): Promise<Reply> {
  const response = await fetch(path, {
    method,
    headers: { "x-token": token, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const reply = await response.json();
  if (reply !== null && typeof reply === "object" && "error" in reply) throw new Error(String(reply.error));
  return reply as Reply;
}

/** An address that the browser itself opens, with the token in it. */
export function addressOf(path: string, query: Record<string, string> = {}): string {
  return `${path}?${new URLSearchParams({ ...query, token })}`;
}
