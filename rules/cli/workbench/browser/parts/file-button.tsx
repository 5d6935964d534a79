/** A button that asks for a JSON file; the same file may be chosen again. */
export function FileButton({ text, onFile }: { text: string; onFile: (file: File) => void }) {
  return (
    <label className="button">
      {text}
      <input
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = "";
        }}
      />
    </label>
  );
}
