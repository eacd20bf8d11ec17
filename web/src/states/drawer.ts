import type { OverlayView } from "@skorpe/core/units/overlay"
import type { SceneShop } from "../testing/sceneShop.ts"
import { after, atMenu, logIn, logInForCompany, openAt } from "./visit.ts"
import type { StatesOf } from "./model.ts"

const openDrawer = (shop: SceneShop): void => shop.send({ type: "DrawerOpened" })
const finishOpening = (shop: SceneShop): void => shop.wait(300)

/** The states of the drawer (the side menu). */
export const drawerStates: StatesOf<Exclude<OverlayView["drawer"], "closed">> = {
  opening: {
    story: "it slides in and does not have the focus yet",
    reach: (visit) => after(atMenu(visit), openDrawer),
  },
  open: {
    story: "it is open, for a guest",
    reach: (visit) => after(openAt(visit, { _tag: "LoggedOut" }), openDrawer, finishOpening),
  },
  known: {
    story: "for a customer who is logged in and has a store",
    reach: (visit) => after(atMenu(visit, { loggedIn: true }), logIn, openDrawer, finishOpening),
  },
  company: {
    story: "for a member who orders for a company",
    reach: (visit) => after(atMenu(visit, { loggedIn: true }), logInForCompany(), openDrawer, finishOpening),
  },
  member: {
    story: "for a member of a company who orders for themselves",
    reach: (visit) =>
      after(
        atMenu(visit, { loggedIn: true }),
        logInForCompany(),
        (shop) => shop.send({ type: "AccountChosen", organisationId: null }),
        openDrawer,
        finishOpening,
      ),
  },
  recognised: {
    story: "for a returning customer whose account is still loading",
    reach: (visit) => after(openAt(visit, { _tag: "Contact" }, { loggedIn: true }), openDrawer, finishOpening),
  },
  inApp: {
    story: "in the app's webview",
    reach: (visit) => after(atMenu({ ...visit, isNative: true }), openDrawer, finishOpening),
  },
}
