/** What the workbench uses of the form library, which has no types of its own. */
declare module "@json-editor/json-editor" {
  export class JSONEditor {
    constructor(element: HTMLElement, options: Record<string, unknown>);
    on(event: "ready" | "change", listener: () => void): void;
    getValue(): unknown;
    destroy(): void;
  }
}
