import { banners } from "./banners.ts"
import { dialogs } from "./dialogs.ts"
import { drawerStates } from "./drawer.ts"
import type { Reached, States, Unreached, Visit } from "./model.ts"
import { notices } from "./notices.ts"
import { panels } from "./panels.ts"
import { screens } from "./screens.ts"
import { shellStates } from "./shell.ts"

/** The kind of a state: a screen, an overlay on it, a message at its foot, or the shell around it. */
export type StateKind = "screen" | "panel" | "dialog" | "drawer" | "notice" | "banner" | "shell"

const statesByKind: Readonly<Record<StateKind, Readonly<Record<string, States>>>> = {
  screen: screens,
  panel: panels,
  dialog: dialogs,
  drawer: { Menu: drawerStates },
  notice: notices,
  banner: banners,
  shell: shellStates,
}

interface StateId {
  readonly kind: StateKind
  /** The screen, panel, dialog or notice, by its name in the core's union. */
  readonly of: string
  readonly name: string
  /** A unique path, such as `screen/Cart/Confirmed`; part of the state's address. */
  readonly path: string
}

const entries = Object.entries(statesByKind).flatMap(([kind, subjects]) =>
  Object.entries(subjects).flatMap(([of, states]) =>
    Object.entries(states).map(([name, entry]) => ({
      kind: kind as StateKind,
      of,
      name,
      path: `${kind}/${of}/${name}`,
      entry,
    })),
  ),
)

/** Every state of every screen and overlay, in the order of the core's unions. */
export const everyState: readonly (StateId & Reached)[] = entries.flatMap(({ entry, ...id }) =>
  "reach" in entry ? [{ ...id, ...entry }] : [],
)

/** The states that the core's types name but no customer can reach. */
export const unreached: readonly (StateId & Unreached)[] = entries.flatMap(({ entry, ...id }) =>
  "why" in entry ? [{ ...id, ...entry }] : [],
)

/** Whether the visited market has this state. */
export const isIn = ({ only }: Reached, { market }: Visit): boolean => only === undefined || only === market
