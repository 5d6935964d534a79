/**
 * Whether an open dialog lies over a part of the page; one that fades out does no longer. Dialogs are put at the end
 * of the page when they open.
 */
export function isUnderDialog(part: Element): boolean {
  const open = document.querySelectorAll("[role=dialog][data-state=open]");
  return [...open].some((dialog) => part.compareDocumentPosition(dialog) & Node.DOCUMENT_POSITION_FOLLOWING);
}
