/** Phaser's sources have no types of their own; what is made of them has those of the package. */
declare module "phaser/src/*" {
  // biome-ignore lint/suspicious/noExplicitAny: the package types its whole, not its files
  const part: any;
  export default part;
}
