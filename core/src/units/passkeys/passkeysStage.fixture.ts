import type { Passkey } from "../../domain/passkey/model.ts"
import { atOwnPage, type OwnPage } from "../profile/profileStage.fixture.ts"

/** Two passkeys, the newest of which has logged nobody in yet. */
export const passkeys: readonly Passkey[] = [
  { id: "phone", browser: "safari", system: "iphone", addedAt: 2_000_000, usedAt: null },
  { id: "desk", browser: "chrome", system: "windows", addedAt: 1_000_000, usedAt: 1_500_000 },
]

/** At their own page, with two passkeys. */
export const withPasskeys = (isSupported = true): OwnPage => {
  const stage = atOwnPage()
  stage.answer("LoadPasskeys", { passkeys, isSupported })
  return stage
}

/** The customer is asked whether they want the one of their phone removed. */
export const asking = (): OwnPage => {
  const stage = withPasskeys()
  stage.put({ type: "PasskeyRemovalWanted", id: "phone" })
  return stage
}
