/** The finished pictures under `assets/pictures/`, as addresses that carry a hash of their content. */
const addresses = import.meta.glob<string>("./pictures/*.{webp,svg,json}", {
  eager: true,
  query: "?url",
  import: "default",
});

/**
 * The address of a picture by its file name, such as `room1.webp` or `icon_energy.svg`.
 * Answers null for a picture that is not there, so that the caller draws its fallback (`CON-81`).
 */
export function pictureAddress(fileName: string): string | null {
  return addresses[`./pictures/${fileName}`] ?? null;
}
