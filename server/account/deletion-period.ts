/** For how many days a player may change their mind about deleting their account (`GAP-71`). */
export const DELETION_DAYS = 7;

export const DELETION_MS = DELETION_DAYS * 86_400_000;
