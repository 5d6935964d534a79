import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const INDEX = /[\\/]assets[\\/]index\.ts$/;
const GLOB = /import\.meta\.glob<string>\("\.\/pictures\/[^)]*\)/;
const ENDINGS = /\.(webp|avif|svg|json)$/;
const MODULE = "virtual:picture-addresses";

/**
 * Writes the addresses of all pictures as one text into the build, where a module for each takes three times as much of
 * the first script.
 * @param pictures folder of the finished pictures
 * @param isInline which of them become part of the script
 */
export function pictureAddresses(pictures: string, isInline: (path: string) => boolean): Plugin {
  return {
    name: "picture-addresses",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!INDEX.test(id)) return null;
      if (!GLOB.test(code)) throw new Error("assets/index.ts lists no pictures.");
      return { code: `import packed from "${MODULE}";\n${code.replace(GLOB, "packed")}`, map: null };
    },
    resolveId: (name) => (name === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const names = readdirSync(pictures).filter((name) => ENDINGS.test(name));
      const [inline, files] = [names.filter(isInline), names.filter((name) => !isInline(name))];
      const imports = inline.map(
        (name, index) => `import inline${index} from ${JSON.stringify(`${join(pictures, name)}?url`)};`,
      );
      const inlined = inline.map((name, index) => `${JSON.stringify(`./pictures/${name}`)}: inline${index}`);
      // Vite writes the address of an asset where its mark stands.
      const marks = files.map((name) => {
        const [path, source] = [join(pictures, name), readFileSync(join(pictures, name))];
        const mark = this.emitFile({ type: "asset", name, originalFileName: path, source });
        return `__VITE_ASSET__${mark}__`;
      });
      return `${imports.join("\n")}
const nameOf = (address) => "./pictures/" + address.replace(/^.*\\/|-[\\w-]{8}(?=\\.\\w+$)/g, "");
const files = "${marks.join(" ")}".split(" ").map((address) => [nameOf(address), address]);
export default Object.assign({ ${inlined.join(", ")} }, Object.fromEntries(files));`;
    },
  };
}
