/** Downloads a text as a JSON file. */
export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: "application/json" }));
}

/** Downloads a file. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click, so the address must stay valid until then.
  setTimeout(() => URL.revokeObjectURL(address));
}
