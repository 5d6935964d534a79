/** Phaser's sources have no types of their own: the game sees those of the package, this is what the parts read. */
declare module "phaser/src/const.js" {
  const constants: { AUTO: number; CANVAS: number };
  export default constants;
}

declare module "phaser/src/*" {
  const part: unknown;
  export default part;
}
