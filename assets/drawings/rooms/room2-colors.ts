/** Colors that room 2 uses in more than one place. */
export const ROOM2 = {
  brass: "#e3b25a",
  wood: "#a8714f",
  terracotta: "#d07a55",
  cyan: "#63e6ff",
  pink: "#ff8fd0",
  leaves: ["#4fae6a", "#3f9c74", "#5fc96a", "#338a72"],
} as const;
