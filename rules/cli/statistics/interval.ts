/** The intervals are part of the library; the tools take them from here. */
export * from "../../simulation/interval.ts";
