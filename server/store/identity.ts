/** How a login provider knows a player. */
export type Identity = { provider: "telegram"; id: string } | { provider: "development"; name: string };
