import { banners } from "./banners.ts"
import { dialogs } from "./dialogs.ts"
import { drawerStates } from "./drawer.ts"
import type { Reached, States, Unreached, Visit } from "./model.ts"
import { notices } from "./notices.ts"
import { panels } from "./panels.ts"
import { screens } from "./screens.ts"
import { shellStates } from "./shell.ts"

/** Where in the shop a state is: what an address shows, what lies over it, what is said at its foot, what stands around. */
export type Room = "screen" | "panel" | "dialog" | "drawer" | "notice" | "banner" | "shell"

const rooms: Readonly<Record<Room, Readonly<Record<string, States>>>> = {
  screen: screens,
  panel: panels,
  dialog: dialogs,
  drawer: { Menu: drawerStates },
  notice: notices,
  banner: banners,
  shell: shellStates,
}

interface Place {
  readonly room: Room
  /** The screen, panel, dialog or notice, as the core's union calls it. */
  readonly of: string
  readonly name: string
  /** `screen/Cart/Confirmed`: unique, and part of an address. */
  readonly path: string
}

const placed = Object.entries(rooms).flatMap(([room, things]) =>
  Object.entries(things).flatMap(([of, states]) =>
    Object.entries(states).map(([name, told]) => ({
      room: room as Room,
      of,
      name,
      path: `${room}/${of}/${name}`,
      told,
    })),
  ),
)

/** Every state of every screen and overlay, in the order of the core's unions. */
export const everyState: readonly (Place & Reached)[] = placed.flatMap(({ told, ...place }) =>
  "reach" in told ? [{ ...place, ...told }] : [],
)

/** What the core names and nobody comes to see. */
export const unreached: readonly (Place & Unreached)[] = placed.flatMap(({ told, ...place }) =>
  "why" in told ? [{ ...place, ...told }] : [],
)

/** Whether the visited market has this state at all. */
export const isIn = ({ only }: Reached, { market }: Visit): boolean => only === undefined || only === market
