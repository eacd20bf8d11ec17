import type { Passkey } from "../../domain/passkey/model.ts"
import { atOwnPage, type OwnPage } from "../profile/profileStage.fixture.ts"

/** Two passkeys, the newest of which has not been used yet. */
export const passkeys: readonly Passkey[] = [
  { id: "phone", browser: "safari", system: "iphone", addedAt: 2_000_000, usedAt: null },
  { id: "desk", browser: "chrome", system: "windows", addedAt: 1_000_000, usedAt: 1_500_000 },
]

/** A customer on their own page, with two passkeys. */
export const withPasskeys = (isSupported = true): OwnPage => {
  const stage = atOwnPage()
  stage.answer("LoadPasskeys", { passkeys, isSupported })
  return stage
}

/** The customer is asked to confirm the removal of their phone's passkey. */
export const asking = (): OwnPage => {
  const stage = withPasskeys()
  stage.put({ type: "PasskeyRemovalWanted", id: "phone" })
  return stage
}
