/**
 * Returns whether an open dialog covers an element. A dialog that fades out no longer counts. Dialogs are added at
 * the end of the page when they open, so a covering dialog follows the element.
 */
export function isUnderDialog(part: Element): boolean {
  const open = document.querySelectorAll("[role=dialog][data-state=open]");
  return [...open].some((dialog) => part.compareDocumentPosition(dialog) & Node.DOCUMENT_POSITION_FOLLOWING);
}
