/** Returns the name of a subject's file without its ending: `battleLog` is in `battle-log.json`. */
export function fileOfSubject(subject: string): string {
  return subject.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Returns the subject of a file from its name without the ending. */
export function subjectOfFile(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
