/** A player as the rest of the server knows them. */
export interface Player {
  id: number;
  /** Random and public: what other players may see (`ABU-54`). */
  publicId: string;
  firstName: string;
}
