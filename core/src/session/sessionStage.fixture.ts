import type { Profile } from "../account/wire.ts"
import { openShop } from "../shop/shopStage.fixture.ts"

export const kunde1: Profile = {
  _id: "u1",
  externalId: "x1",
  phoneNumber: "+4740000000",
  email: "kunde1@pizza.test",
  organisations: [],
  favoriteStore: null,
  birthdate: null,
}

/** A customer who may also order for two organisations, of which one has left them. */
export const member: Profile = {
  ...kunde1,
  organisations: [
    { organisationId: "org-1", isActive: true },
    { organisationId: "org-2", isActive: false },
  ],
}

/** A shop whose device remembers that somebody is logged in: their data is being loaded. */
export const openRecognised = (path = "/handlevogn") => openShop(path, { loggedIn: true })

/** A shop whose customer is logged in, before an empty cart. */
export const openLoggedIn = (user: Profile = kunde1, path = "/handlevogn") => {
  const stage = openRecognised(path)
  stage.answer("LoadUser", user)
  return stage
}

type ShopStage = ReturnType<typeof openShop>

/** Logouts that telemetry heard of, by cause. */
export const logouts = (stage: Pick<ShopStage, "told">): readonly string[] =>
  stage
    .told()
    .flatMap((command) => (command.type === "Report" && command.report._tag === "Logout" ? [command.report.cause] : []))

export const unauthorized = { _tag: "Refused", status: 401, problems: [{ code: 1016, message: "Logg inn igjen" }] }
