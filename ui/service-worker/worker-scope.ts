/** The events and clients of a service worker, which the types of pages do not have. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly WindowOfGame[]>;
    openWindow(address: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  readonly caches: CacheStorage;
  readonly location: Pick<Location, "origin">;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
  addEventListener(type: "message", listener: (event: WorkEvent & { data: unknown }) => void): void;
  addEventListener(type: "push", listener: (event: WorkEvent & { data: PushData | null }) => void): void;
  addEventListener(
    type: "notificationclick",
    listener: (event: WorkEvent & { notification: Notification; action: string }) => void,
  ): void;
  addEventListener(
    type: "pushsubscriptionchange",
    listener: (event: WorkEvent & { oldSubscription?: PushSubscription | null }) => void,
  ): void;
}

interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends WorkEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface PushData {
  json(): unknown;
}

interface WindowOfGame {
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}
