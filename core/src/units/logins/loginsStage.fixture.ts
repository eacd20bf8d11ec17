import type { CustomerSession } from "../../domain/account/deviceKind.ts"
import { atOwnPage, type OwnPage } from "../profile/profileStage.fixture.ts"

/** Three sessions, the first of which is this one. */
export const sessions: readonly CustomerSession[] = (["here", "phone", "desk"] as const).map((id, index) => ({
  id,
  browser: "chrome",
  system: "android",
  beganAt: 1_000_000,
  usedAt: 2_000_000 - index,
  isCurrent: index === 0,
}))

/** A customer on their own page, with three sessions. */
export const withLogins = (): OwnPage => {
  const stage = atOwnPage()
  stage.answer("LoadSessions", sessions)
  return stage
}
