import { type IncomingMessage, ServerResponse } from "node:http";

/**
 * A response whose errors are ignored. Without a listener Node throws an "error" event, which would end the process
 * because of one connection. Nothing can be done about such an error: the client is gone, or the answer was complete
 * before.
 */
export class ResponseWithErrorListener<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  constructor(...parameters: ConstructorParameters<typeof ServerResponse<Request>>) {
    super(...parameters);
    this.on("error", ignore);
  }
}

function ignore(): void {}
