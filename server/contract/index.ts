export * from "./battle-side.ts";
export * from "./collection.ts";
export * from "./development.ts";
export * from "./lab.ts";
export * from "./pvp.ts";
export * from "./rules.ts";
export * from "./session.ts";
export * from "./shapes.ts";
