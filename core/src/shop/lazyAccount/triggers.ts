import type { ShopViews } from "../shop.ts"
import { atScreen, type ShopTriggers } from "../triggers.ts"
import type { accountUnits } from "./index.ts"

/** Events that load the units of the customer's own page; their other events come after the page was opened. */
const onOwnPage = { ScreenOpened: atScreen("Account") } satisfies ShopTriggers

const hasAddresses = (event: { readonly see: Pick<ShopViews, "route" | "session"> }): boolean =>
  event.see.session._tag === "LoggedIn" && atScreen("Account", "Checkout")(event)

/** The events that load the units of an account; stories and random sessions find a missing one. */
export const accountTriggers = {
  addressBook: { ScreenOpened: hasAddresses, AccountChanged: hasAddresses },
  agreements: onOwnPage,
  deletion: onOwnPage,
  // The page that a link has opened may be the goodbye page by the time it is read.
  emailProof: { ...onOwnPage, EmailLinkOpened: true },
  invitation: { InvitationLinkOpened: true },
  login: {
    // An e-mail's link leads to the new password. Without the unit, the page would ask for a link.
    ScreenOpened: atScreen("Login", "Register", "NewPassword"),
    BoxTicked: true,
    LoginAbandoned: true,
    LoggedOut: true,
    LoginCodeRequested: true,
    EmailLoginSubmitted: true,
    PasskeyLoginChosen: true,
    AccountTyped: true,
    ResetAsked: true,
    ResetLinkOpened: true,
    PasswordChosen: true,
  },
  logins: onOwnPage,
  numberChange: onOwnPage,
  orderHistory: { ScreenOpened: atScreen("Account", "Organisation") },
  organisationSignUp: { ModalOpened: ({ modal }) => modal._tag === "SignUpOrganisation" },
  ownFavourites: onOwnPage,
  ownOrganisation: { ScreenOpened: atScreen("Organisation") },
  passkeys: { ScreenOpened: atScreen("Login", "Account"), LoginOpened: true },
  pointsHistory: onOwnPage,
  profile: onOwnPage,
  recruiting: { ModalOpened: ({ modal }) => modal._tag === "RecruitFriend" || modal._tag === "Share" },
  unsubscribe: { ScreenOpened: atScreen("Unsubscribe") },
} satisfies { readonly [Name in keyof typeof accountUnits]: ShopTriggers }
