import { addressBook } from "../../units/addressBook/actor.ts"
import { login } from "../../units/login/actor.ts"
import { orderHistory } from "../../units/orderHistory/actor.ts"
import { invitation } from "../../units/invitation/actor.ts"
import { organisationSignUp } from "../../units/organisationSignUp/actor.ts"
import { ownOrganisation } from "../../units/ownOrganisation/actor.ts"
import { recruiting } from "../../units/recruiting/actor.ts"
import { unsubscribe } from "../../units/unsubscribe/actor.ts"
import { profile } from "../../units/profile/actor.ts"
import { agreements } from "../../units/agreements/actor.ts"
import { logins } from "../../units/logins/actor.ts"
import { passkeys } from "../../units/passkeys/actor.ts"
import { pointsHistory } from "../../units/pointsHistory/actor.ts"
import { emailProof } from "../../units/emailProof/actor.ts"
import { numberChange } from "../../units/numberChange/actor.ts"
import { ownFavourites } from "../../units/ownFavourites/actor.ts"
import { deletion } from "../../units/deletion/actor.ts"

/** The lazy units that serve an account, in a chunk of their own: most orders are made without one. */
export const accountUnits = {
  profile,
  agreements,
  logins,
  passkeys,
  pointsHistory,
  deletion,
  emailProof,
  numberChange,
  ownFavourites,
  addressBook,
  login,
  orderHistory,
  invitation,
  organisationSignUp,
  ownOrganisation,
  recruiting,
  unsubscribe,
}
