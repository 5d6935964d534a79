/** The name of a subject's file without its ending: `battleLog` stands in `battle-log.json`. */
export function fileOfSubject(subject: string): string {
  return subject.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The subject of a file by its name without its ending, the other way round. */
export function subjectOfFile(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
