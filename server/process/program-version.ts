// By name, so that nothing else of the file becomes part of the server that is built.
import { version } from "../../package.json" with { type: "json" };

/** The version of this program, as `package.json` names it. */
export const programVersion: string = version;
