/**
 * The address of a push service, or null if it may not be called (`ABU-68`): https on the usual port at a host of the
 * list, without user name; an origin of the list is taken as it is.
 */
export function pushEndpoint(services: readonly string[], text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== "" || url.password !== "" || url.hash !== "") return null;
  if (isListedOrigin(services, url)) return url;
  const isHttps = url.protocol === "https:" && url.port === "";
  return isHttps && services.some((service) => isHost(service, url.hostname)) ? url : null;
}

/** Whether a service is listed by its origin, as developers do: it may be on this machine. */
export function isListedOrigin(services: readonly string[], { origin }: URL): boolean {
  return services.includes(origin);
}

function isHost(service: string, host: string): boolean {
  return service.startsWith("*.") ? host.endsWith(service.slice(1)) : host === service;
}
