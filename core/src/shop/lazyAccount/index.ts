import { addressBook } from "../../units/addressBook/actor.ts"
import { login } from "../../units/login/actor.ts"
import { orderHistory } from "../../units/orderHistory/actor.ts"
import { invitation } from "../../units/invitation/actor.ts"
import { organisationSignUp } from "../../units/organisationSignUp/actor.ts"
import { ownOrganisation } from "../../units/ownOrganisation/actor.ts"
import { unsubscribe } from "../../units/unsubscribe/actor.ts"

/** The lazy units that serve an account, in a chunk of their own: most orders are made without one. */
export const accountUnits = {
  addressBook,
  login,
  orderHistory,
  invitation,
  organisationSignUp,
  ownOrganisation,
  unsubscribe,
}
