import type { FavouriteLists } from "../../domain/favourites/model.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { kunde1 } from "../session/sessionStage.fixture.ts"

/**
 * A customer's next visit on a device with these lists; if empty, with a favourite from before lists were synchronised.
 */
export const favouritesAtHome = (lists: FavouriteLists) => {
  const favourites = lists.length > 0 ? lists : [{ customerId: kunde1._id, codes: ["MARG_AM40"] }]
  const stage = openShop("/", { favourites, loggedIn: true })
  stage.answer("LoadUser", kunde1)
  return stage
}
