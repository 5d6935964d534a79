import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from "vite";

type Bundle = NonNullable<IndexHtmlTransformContext["bundle"]>;
type Chunk = Extract<Bundle[string], { type: "chunk" }>;

const FOLDER = "app/loading/build";
const STYLES = "first-paint.css";

/** Calls that every visit begins with, as `fetch` makes them. */
const FIRST_CALLS = ["/api/whoami", "/api/rules"];
const FRAMES = "lab.json";
const FONTS = ["fredoka-latin-wght-normal.woff2", "nunito-latin-wght-normal.woff2"];
/** The game's own script, which the first one asks for, and the canvas, which the lab needs. */
const APP = /[\\/]app[\\/]start-app\.tsx$/;
const ENGINE = /[\\/]engine[\\/]index\.ts$/;

/**
 * Lets the page show the logo before its styles and scripts are there, and load at once what they will ask for one after
 * the other: the first calls, fonts. On a slow connection each such step costs half a second. Pictures are left to the
 * first script, which knows which of them suit the screen, and what the lab alone needs stands in a template, which
 * that script opens once it knows whether somebody is logged in.
 */
export function firstPaint(): Plugin {
  let root = "";
  return {
    name: "first-paint",
    apply: "build",
    configResolved(config) {
      ({ root } = config);
    },
    async buildStart() {
      const source = await this.fs.readFile(`${root}/${FOLDER}/${STYLES}`);
      this.emitFile({ type: "asset", name: STYLES, source });
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle, path }) {
        if (bundle === undefined || path !== "/index.html") return html;
        return [
          { tag: "link", attrs: { rel: "stylesheet", href: assetOf(bundle, STYLES) }, injectTo: "head" },
          ...linksToLoadEarly(bundle),
        ];
      },
    },
  };
}

function linksToLoadEarly(bundle: Bundle): HtmlTagDescriptor[] {
  const shared = { crossorigin: true };
  const later = { ...shared, fetchpriority: "low" };
  const [session = "", rules = ""] = FIRST_CALLS;
  const app = chunkOf(bundle, APP);
  const canvas = scriptsOf(app, chunkOf(bundle, ENGINE));
  return [
    preload("fetch", { ...shared, href: session }),
    // Styles hold back all that stands after them: the logo comes first.
    ...stylesOf(app).map((href) => link({ rel: "stylesheet", ...shared, href })),
    {
      tag: "template",
      injectTo: "body",
      children: [
        ...canvas.map((href) => link({ rel: "modulepreload", ...shared, href })),
        preload("fetch", { ...later, href: assetOf(bundle, FRAMES) }),
      ],
    },
    preload("fetch", { ...later, href: rules }),
    ...FONTS.map((name) => preload("font", { ...later, type: "font/woff2", href: assetOf(bundle, name) })),
  ];
}

function preload(as: string, attrs: Record<string, string | boolean>): HtmlTagDescriptor {
  return link({ rel: "preload", as, ...attrs });
}

/** Stands after the logo and the first script, which are to come before it. */
function link(attrs: Record<string, string | boolean>): HtmlTagDescriptor {
  return { tag: "link", attrs, injectTo: "body" };
}

function chunkOf(bundle: Bundle, module: RegExp): Chunk {
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
  if (found === undefined) throw new Error(`No script of the build holds ${module}.`);
  return found;
}

/** The addresses of scripts and of those that they import, each once. */
function scriptsOf(...chunks: readonly Chunk[]): string[] {
  const names = chunks.flatMap(({ fileName, imports }) => [fileName, ...imports]);
  return [...new Set(names)].map((name) => `/${name}`);
}

function stylesOf({ viteMetadata }: Chunk): string[] {
  return [...(viteMetadata?.importedCss ?? [])].map((name) => `/${name}`);
}

function assetOf(bundle: Bundle, name: string): string {
  const file = Object.values(bundle).find((one) => one.type === "asset" && one.names.includes(name));
  if (file === undefined) throw new Error(`The build has no ${name}.`);
  return `/${file.fileName}`;
}
