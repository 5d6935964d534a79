import { compressFolder } from "./compress-folder.ts";

const SMALLEST = 11;

const folder = process.argv[2];
if (folder === undefined) {
  console.error("Name the folder whose files are to be compressed.");
  process.exit(2);
}
console.log(`Compressed ${await compressFolder(folder, SMALLEST)} files in ${folder}.`);
