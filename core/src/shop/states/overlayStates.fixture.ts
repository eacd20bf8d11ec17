import { openShop } from "../shopStage.fixture.ts"
import { anyDialog } from "./dialogStates.fixture.ts"
import type { StateStories, StateStory } from "./stateStory.fixture.ts"

type Stage = ReturnType<typeof openShop>

interface Part {
  readonly story: string
  readonly does: (stage: Stage) => void
  readonly sees: object
}

const open = (stage: Stage) => stage.put({ type: "ModalOpened", modal: { _tag: "Deals" } })
const close = (stage: Stage) =>
  stage.put({ type: "ModalClosed", id: stage.see().overlay.modal?.id ?? "", by: "button" })
const draw = (stage: Stage) => stage.put({ type: "DrawerOpened" })

/** A story for each state of the panel and the drawer; at most one of them is in front. */
const panels: Readonly<Record<string, Part>> = {
  "modal.closed, drawer.closed": {
    story: "nothing overlays the page",
    does: () => {},
    sees: { modal: null, drawer: "closed" },
  },
  "modal.open.settling, drawer.closed": {
    story: "a panel is opening",
    does: open,
    sees: { modal: { isClosing: false, focus: "off" }, drawer: "closed" },
  },
  "modal.open.focused, drawer.closed": {
    story: "a panel is open and traps the focus",
    does: (stage) => {
      open(stage)
      stage.wait(300)
    },
    sees: { modal: { isClosing: false }, drawer: "closed" },
  },
  "modal.closing, drawer.closed": {
    story: "a panel is closing",
    does: (stage) => {
      open(stage)
      close(stage)
    },
    sees: { modal: { isClosing: true }, drawer: "closed" },
  },
  "modal.closed, drawer.opening": {
    story: "the drawer is opening",
    does: draw,
    sees: { modal: null, drawer: "opening" },
  },
  "modal.closed, drawer.open": {
    story: "the drawer is open",
    does: (stage) => {
      draw(stage)
      stage.wait(300)
    },
    sees: { modal: null, drawer: "open" },
  },
  "modal.closing, drawer.opening": {
    story: "a panel is closing while the drawer opens",
    does: (stage) => {
      open(stage)
      close(stage)
      draw(stage)
    },
    sees: { modal: { isClosing: true }, drawer: "opening" },
  },
  "modal.closing, drawer.open": {
    story: "the drawer is open before the panel has finished closing",
    does: (stage) => {
      open(stage)
      close(stage)
      draw(stage)
      // Both timers are due at once; the drawer's fires first.
      const key = Object.values(stage.world().timers).find(
        ({ unit, id }) => unit === "overlay" && id.includes("opening"),
      )?.key
      stage.bring({ type: "TimerFired", key: key ?? "" })
    },
    sees: { modal: { isClosing: true }, drawer: "open" },
  },
}

const dialogs: Readonly<Record<string, Part>> = {
  none: { story: "no dialog is open", does: () => {}, sees: {} },
  asking: {
    story: "a dialog is in front",
    does: (stage) => stage.say({ type: "DialogAsked", dialog: anyDialog }),
    sees: { isScrollLocked: true },
  },
}

const together = (panel: Part, dialog: Part): StateStory => ({
  story: `${panel.story}, and ${dialog.story}`,
  stage: () => {
    const stage = openShop()
    panel.does(stage)
    dialog.does(stage)
    return stage
  },
  sees: { ...panel.sees, ...dialog.sees },
})

export const overlayStates: StateStories = Object.fromEntries(
  Object.entries(panels).flatMap(([place, panel]) =>
    Object.entries(dialogs).map(([asks, dialog]) => [`${place}, dialog.${asks}`, together(panel, dialog)]),
  ),
)

/** States that the guards exclude: opening the drawer closes a panel and vice versa, or is ignored. */
export const overlayNever: readonly string[] = ["settling", "focused"].flatMap((panel) =>
  ["opening", "open"].flatMap((drawer) =>
    ["none", "asking"].map((asks) => `modal.open.${panel}, drawer.${drawer}, dialog.${asks}`),
  ),
)
