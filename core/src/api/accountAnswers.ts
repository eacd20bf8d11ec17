import { Schema } from "effect"
import { CustomerSession as CustomerSessionShape } from "../domain/account/deviceKind.ts"
import {
  Agreements as AgreementsShape,
  CustomMessage as CustomMessageShape,
  PhoneReading as PhoneReadingShape,
  Profile as ProfileShape,
  SessionGrant as SessionGrantShape,
  StartAnswer as StartAnswerShape,
  TelemetryIdentity as TelemetryIdentityShape,
  Traits as TraitsShape,
} from "../domain/account/wire.ts"
import { PointsEntry as PointsEntryShape } from "../domain/loyalty/entry.ts"
import { Passkey as PasskeyShape } from "../domain/passkey/model.ts"
import {
  PasskeyCreation as PasskeyCreationShape,
  PasskeyRequest as PasskeyRequestShape,
} from "../domain/passkey/wire.ts"
import { SavedAddress as SavedAddressShape } from "../domain/address/model.ts"
import { withExamples } from "./withExamples.ts"

// Example answers of the account calls, for the API's description.

export const SessionGrant = withExamples(SessionGrantShape, { expiresAt: "2026-11-21T19:30:00.000Z" })

export const Profile = withExamples(ProfileShape, {
  _id: "no-customer-1",
  externalId: "8-1001",
  phoneNumber: "+4740000011",
  email: "kunde1@skorpe.test",
  emailVerified: true,
  organisations: [{ organisationId: "no-organisation-1", isActive: true, name: "Bedrift 1 AS" }],
  favoriteStore: "101",
  birthdate: "1981-01-11",
  firstName: "Kunde",
  lastName: "1",
  language: "nb",
  notificationTypes: ["email"],
  loyalty: { acceptedTerms: true, points: 640 },
})

export const Traits = withExamples(TraitsShape, {
  market: "no",
  language: "nb",
  since: "2026-11",
  isLoyaltyMember: true,
  organisations: 1,
  favoriteStore: "101",
  notificationTypes: ["email"],
  orders: 12,
})

export const SavedAddress = withExamples(SavedAddressShape, {
  id: "7k2m9x4c8b1n5v3z6q0w",
  street: "Dronningens gate",
  number: "3",
  postalCode: "0151",
  city: "Oslo",
  position: { latitude: 59.9217, longitude: 10.74488 },
  deliveryDescription: "Second floor",
})

export const CustomerSession = withExamples(CustomerSessionShape, {
  id: "7k2m9x4c8b1n5v3z6q0w",
  browser: "chrome",
  system: "android",
  beganAt: "2026-11-21T18:30:00.000Z",
  usedAt: "2026-11-21T19:00:00.000Z",
  isCurrent: true,
})

export const PointsEntry = withExamples(PointsEntryShape, {
  kind: "earned",
  points: 199,
  at: "2026-11-21T19:00:00.000Z",
  order: { orderId: "3v8k1m6x9c2b7n4z5q0w", number: 12 },
})

export const Passkey = withExamples(PasskeyShape, {
  id: "9r4t8w2y6k1m5p7d3f0h",
  browser: "safari",
  system: "iphone",
  addedAt: "2026-11-21T18:30:00.000Z",
  usedAt: null,
})

export const PasskeyCreation = withExamples(PasskeyCreationShape, {
  challenge: "hHRP4uNL1QKAb8fV2JwWnG0mZ5sYx7cDtEoIqRkUlBs",
  rp: { id: "skorpe.test", name: "Skorpe" },
  user: { id: "Zm9yLW9uZS1jdXN0b21lcg", name: "Kunde 1", displayName: "Kunde 1" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  timeout: 300_000,
  attestation: "none",
  excludeCredentials: [],
  authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
})

export const PasskeyRequest = withExamples(PasskeyRequestShape, {
  challenge: "hHRP4uNL1QKAb8fV2JwWnG0mZ5sYx7cDtEoIqRkUlBs",
  rpId: "skorpe.test",
  timeout: 300_000,
  userVerification: "required",
})

export const Favourites = withExamples(Schema.Array(Schema.NonEmptyString), ["MARG_AM30", "COLA"])
export const PhoneReading = withExamples(PhoneReadingShape, { phoneNumber: "+4740000011", isOwn: true })
export const CustomMessage = withExamples(CustomMessageShape, { id: "summer", message: "God sommer!" })
export const StartAnswer = withExamples(StartAnswerShape, { isLoggedIn: true, organisation: null })
export const TelemetryIdentity = withExamples(TelemetryIdentityShape, { identity: "3v8k1m6x9c2b7n4z5q0w" })
export const Agreements = withExamples(AgreementsShape, {
  loyalty: { acceptedTerms: true, points: 0 },
  notificationTypes: ["email", "sms"],
})
