import { build } from "vite";

/** A source file and all it imports as one classic script, which leaves its exports behind as `name`. */
export async function pageScript(file: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      lib: { entry: file, formats: ["iife"], name, fileName: name },
    },
  });
  const scripts = (Array.isArray(built) ? built : [built]).flatMap((part) =>
    "output" in part ? part.output.filter((output) => output.type === "chunk") : [],
  );
  const [script, ...others] = scripts;
  if (!script || others.length > 0) throw new Error(`${file} did not become one script.`);
  return script.code;
}
