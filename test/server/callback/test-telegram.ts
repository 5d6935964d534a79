import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A message in a chat with the bot. */
export interface ChatMessage {
  chat_id: string;
  text: string;
  reply_markup?: { inline_keyboard: { text: string; url: string }[][] };
}

/**
 * Telegram's Bot API as far as `sendMessage` goes: a bot may write only to those who started it, is told to slow down
 * with `retry_after`, and gets the documented errors.
 */
export class TestTelegram {
  /** Chats of players who started the bot. */
  readonly started = new Set<string>();
  readonly messages: ChatMessage[] = [];
  /** Seconds for which the next requests are told to wait. */
  readonly busy: number[] = [];
  private readonly token: string;
  private readonly server = createServer((request, response) => void this.receive(request, response));
  private origin = "";

  constructor(token: string) {
    this.token = token;
  }

  get url(): string {
    return this.origin;
  }

  async listen(): Promise<this> {
    this.server.listen(0, "127.0.0.1");
    await once(this.server, "listening");
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, "close");
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = this.answerTo(request.url ?? "", Buffer.concat(chunks).toString("utf8"));
    response
      .writeHead("error_code" in answer ? Number(answer.error_code) : 200, {
        "content-type": "application/json",
      })
      .end(JSON.stringify(answer));
  }

  private answerTo(path: string, body: string): Record<string, unknown> {
    if (path !== `/bot${this.token}/sendMessage`) return failed(404, "Not Found");
    const seconds = this.busy.shift();
    if (seconds !== undefined)
      return { ...failed(429, "Too Many Requests"), parameters: { retry_after: seconds } };
    const message: ChatMessage = JSON.parse(body);
    if (!this.started.has(message.chat_id))
      return failed(403, "Forbidden: bot can't initiate conversation with a user");
    this.messages.push(message);
    return { ok: true, result: { message_id: this.messages.length, text: message.text } };
  }
}

function failed(error_code: number, description: string): Record<string, unknown> {
  return { ok: false, error_code, description };
}
