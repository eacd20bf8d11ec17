import type { DialogView } from "../../../units/dialog/actor.ts"
import { seeShop } from "../../../shop/shop.ts"
import type { Watch } from "./shopMoment.ts"

const answers: ReadonlySet<string> = new Set(["DialogConfirmed", "DialogCancelled", "DialogClosed"])

const idsIn = ({ units }: Parameters<Watch>[0]["world"]): readonly string[] =>
  (units["dialog"] as { readonly context: { readonly asked: readonly { readonly id: string }[] } }).context.asked.map(
    ({ id }) => id,
  )

/** One dialog at a time: each is queued under its own id, and an answer reaches only the one it names. */
export const oneDialog: Watch = ({ before, input, world }) => {
  const ids = idsIn(world)
  if (new Set(ids).size < ids.length) return `two dialogs at once: ${ids.join(", ")}`
  if (before.n < 0 || input.type !== "Happened" || !answers.has(input.event.type)) return null
  const asked = "id" in input.event ? input.event.id : ""
  const [was, is]: readonly DialogView[] = [seeShop(before).dialog, seeShop(world).dialog]
  if (asked === was?.open?.id || was?.open?.id === is?.open?.id) return null
  return `an answer reached another dialog: ${asked} removed ${was?.open?.id}`
}

/** One overlay at a time: the drawer is never open with a panel that stays, and the page below is scroll-locked. */
export const oneOverlay: Watch = ({ before, world }) => {
  if (before.units["overlay"] === world.units["overlay"] && before.units["dialog"] === world.units["dialog"])
    return null
  const { dialog, overlay } = seeShop(world)
  const { drawer, modal, isScrollLocked } = overlay
  if (drawer !== "closed" && modal !== null && !modal.isClosing) return `drawer and panel: both are open`
  const isCovered = dialog.open !== null || drawer !== "closed" || modal !== null
  if (isCovered !== isScrollLocked) return `the page scrolls: ${!isScrollLocked} while covered is ${isCovered}`
  if (modal?.focus === "on" && dialog.open !== null) return "focus: a panel traps it behind a dialog"
  return null
}
