import { Context, type Effect } from "effect"
import type { KeyKept } from "../kitchen/events.ts"

/**
 * What the kitchen's page needs of the tablet that it runs on: a place for the staff key, which never enters a world,
 * places for the page's memory and for presses that wait for the server, and a sound. Storage may be missing or denied;
 * it then loses entries, but never fails.
 */
export class StaffTablet extends Context.Service<
  StaffTablet,
  {
    readonly readKey: Effect.Effect<string | null>
    readonly keepKey: (key: string, keep: KeyKept) => Effect.Effect<void>
    readonly forgetKey: Effect.Effect<void>
    readonly readMemory: Effect.Effect<string | null>
    readonly writeMemory: (text: string) => Effect.Effect<void>
    readonly readPresses: Effect.Effect<string | null>
    /** `null` forgets them. */
    readonly writePresses: (text: string | null) => Effect.Effect<void>
    readonly ring: Effect.Effect<void>
  }
>()("@skorpe/core/services/StaffTablet") {}
