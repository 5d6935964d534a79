import type { Numbered } from "../unit.ts";

/** Statements of one lookup that are on their way at once; what is asked meanwhile waits for the next one. */
const MOST_UNDERWAY = 2;

interface Question<Asked, Row> {
  asked: Asked;
  resolve: (row: Row | null) => void;
  reject: (error: unknown) => void;
}

/**
 * Finds rows by their key. What is asked in the same moment travels in one statement: on its way to the database and
 * back a statement costs a process, and the database, several times as much as finding its row.
 */
export class Lookup<Asked, Row extends Numbered> {
  private readonly ask: (asked: readonly Asked[]) => Promise<Row[]>;
  private questions: Question<Asked, Row>[] = [];
  private underway = 0;

  /** @param ask finds the rows of all questions with one statement */
  constructor(ask: (asked: readonly Asked[]) => Promise<Row[]>) {
    this.ask = ask;
  }

  /** The row as it stands in the database at a moment after the call, or null. */
  find(asked: Asked): Promise<Row | null> {
    if (this.questions.length === 0 && this.underway < MOST_UNDERWAY) setImmediate(() => this.send());
    return new Promise((resolve, reject) => this.questions.push({ asked, resolve, reject }));
  }

  private send(): void {
    const { questions } = this;
    if (questions.length === 0 || this.underway >= MOST_UNDERWAY) return;
    this.questions = [];
    this.underway += 1;
    this.ask(questions.map(({ asked }) => asked))
      .then((rows) => answer(questions, rows))
      .catch((error: unknown) => {
        for (const { reject } of questions) reject(error);
      })
      .finally(() => {
        this.underway -= 1;
        this.send();
      });
  }
}

function answer<Row extends Numbered>(questions: readonly Question<unknown, Row>[], rows: Row[]): void {
  const found = new Map(rows.map((row) => [row.number, row]));
  for (const [index, { resolve }] of questions.entries()) resolve(found.get(index + 1) ?? null);
}
