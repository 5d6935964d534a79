import type { RoomSnapshot } from "../port.ts";
import type * as residentCode from "./resident-layer.ts";
import type { ResidentView } from "./resident-view.ts";

type Code = typeof residentCode;
type Layer = residentCode.ResidentLayer;

/** Loads what draws creatures, if some live here; null where none do, or their code cannot be loaded now. */
export async function codeOfResidents({ residents }: RoomSnapshot): Promise<Code | null> {
  return residents.length > 0 ? import("./resident-layer.ts").catch(() => null) : null;
}

/** The creatures of the room, whose code is loaded once some live here: new players have none. */
export class LateResidents {
  private readonly create: (code: Code) => Layer | null;
  private layer: Layer | null;
  private newest: RoomSnapshot | null = null;
  private isLoading = false;

  /**
   * @param create returns null where the room is closed
   * @param code if it is there already
   */
  constructor(create: (code: Code) => Layer | null, code: Code | null) {
    this.create = create;
    this.layer = code && create(code);
  }

  view(residentId: string): ResidentView | null {
    return this.layer?.view(residentId) ?? null;
  }

  shownResidents(): residentCode.ShownResident[] {
    return this.layer?.shownResidents() ?? [];
  }

  sync(snapshot: RoomSnapshot): void {
    this.newest = snapshot;
    if (this.layer) this.layer.sync(snapshot);
    else if (!this.isLoading) void this.load(snapshot);
  }

  update(elapsedMs: number, calm: boolean): void {
    this.layer?.update(elapsedMs, calm);
  }

  call(): void {
    this.layer?.call();
  }

  /** What could not be loaded is asked for again with the next change of the lab. */
  private async load(snapshot: RoomSnapshot): Promise<void> {
    this.isLoading = true;
    const code = await codeOfResidents(snapshot);
    this.isLoading = false;
    this.layer = code && this.create(code);
    if (this.newest) this.layer?.sync(this.newest);
  }
}
