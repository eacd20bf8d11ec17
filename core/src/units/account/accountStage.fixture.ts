import { kroner } from "../../domain/money/rules/kroner.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { addLarge } from "../../shop/shopStage.fixture.ts"
import { torgetWithMenu } from "../../shop/samples.fixture.ts"
import { member } from "../session/sessionStage.fixture.ts"
import type { Profile } from "../../domain/account/wire.ts"

/** A member's budget this month. */
export const budget = { isApproved: true, perOrder: kroner(1000), left: kroner(600) }

/** A logged-in customer at the checkout, with a pizza in the cart; nothing is typed. */
export const atCheckoutAs = (user: Profile, device: object = {}) => {
  const stage = openShop("/butikker/torget/meny/pizza", { loggedIn: true, ...device })
  stage.answer("LoadUser", user)
  stage.answer("LoadStore", torgetWithMenu)
  stage.put(addLarge)
  stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
  stage.answer("ReadSessionFlag", true)
  return stage
}

/** A member who orders for their organisation. */
export const asMember = (user: Profile = member) => {
  const stage = atCheckoutAs(user)
  stage.put({ type: "AccountChosen", organisationId: "org-1" })
  return stage
}

/** The customer logs out. */
export const logOut = (stage: ReturnType<typeof openShop>): void => {
  stage.put({ type: "LogoutChosen" })
  stage.answer("Logout", null)
}
