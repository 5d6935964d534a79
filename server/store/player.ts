/** A player as the rest of the server knows them. */
export interface Player {
  id: number;
  /** Random and public: the id that other players may see (`ABU-54`). */
  publicId: string;
  firstName: string;
}
