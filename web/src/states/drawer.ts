import type { OverlayView } from "@skorpe/core/overlay"
import type { SceneShop } from "../testing/sceneShop.ts"
import { after, atMenu, logIn, openAt } from "./visit.ts"
import type { StatesOf } from "./model.ts"

const draw = (shop: SceneShop): void => shop.send({ type: "DrawerOpened" })
const rest = (shop: SceneShop): void => shop.wait(300)

/** The menu at the side. */
export const drawerStates: StatesOf<Exclude<OverlayView["drawer"], "closed">> = {
  opening: { story: "it comes in, and does not hold the focus yet", reach: (visit) => after(atMenu(visit), draw) },
  open: {
    story: "it has come to rest, for nobody known",
    reach: (visit) => after(openAt(visit, { _tag: "LoggedOut" }), draw, rest),
  },
  known: {
    story: "for a customer who is logged in and has a store",
    reach: (visit) => after(atMenu(visit, { loggedIn: true }), logIn, draw, rest),
  },
  inApp: {
    story: "in the app's webview",
    reach: (visit) => after(atMenu({ ...visit, isNative: true }), draw, rest),
  },
}
