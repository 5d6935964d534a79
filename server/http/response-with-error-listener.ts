import { type IncomingMessage, ServerResponse } from "node:http";

/**
 * A response whose errors end nothing but itself. Node throws an "error" event that nobody listens to, which would
 * end the process for the sake of one connection. There is nothing to do about such an error: whoever asked is
 * gone, or the answer was complete before.
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
