import type { Profile } from "../../domain/account/wire.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"

export const kunde1: Profile = {
  _id: "u1",
  externalId: "x1",
  phoneNumber: "+4740000000",
  email: "kunde1@pizza.test",
  organisations: [],
  favoriteStore: null,
  birthdate: null,
}

/** A customer of two organisations, one of them inactive. */
export const member: Profile = {
  ...kunde1,
  organisations: [
    { organisationId: "org-1", isActive: true },
    { organisationId: "org-2", isActive: false },
  ],
}

/** A shop whose device remembers a login: the profile is loading. */
export const openRecognised = (path = "/handlevogn") => openShop(path, { loggedIn: true })

/** A shop with a logged-in customer and an empty cart. */
export const openLoggedIn = (user: Profile = kunde1, path = "/handlevogn") => {
  const stage = openRecognised(path)
  stage.answer("LoadUser", user)
  return stage
}

type ShopStage = ReturnType<typeof openShop>

/** The customer logs in by a code; their profile is loading. */
export const logIn = (stage: ShopStage) => {
  stage.put({ type: "LoginCodeRequested", phone: "40000001" })
  stage.answer("RequestLogin", null)
  stage.put({ type: "LoginCodeEntered", code: { sealed: "a-1" } })
  stage.answer("Login", null)
}

/** The logouts reported to telemetry, by cause. */
export const logouts = (stage: Pick<ShopStage, "told">): readonly string[] =>
  stage
    .told()
    .flatMap((command) => (command.type === "Report" && command.report._tag === "Logout" ? [command.report.cause] : []))

export const unauthorized = { _tag: "Refused", status: 401, problems: [{ code: 1016, message: "Logg inn igjen" }] }
