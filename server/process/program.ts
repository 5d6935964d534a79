// By name, so that nothing else of the file becomes part of the server that is built.
import { version } from "../../package.json" with { type: "json" };

/** The version of this program, as `package.json` names it. */
export const programVersion: string = version;

/** Something that the operator can put right. A tool prints its one sentence and ends with exit code 2. */
export class OperatorError extends Error {}
