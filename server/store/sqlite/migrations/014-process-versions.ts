/** Which version of the program each process runs; empty for processes of releases before. */
export const processVersions = `
ALTER TABLE processes ADD COLUMN version TEXT NOT NULL DEFAULT '';
`;
