import type { Recruited } from "../../domain/discount/wire.ts"
import type { Profile } from "../../domain/account/wire.ts"
import { kunde1, openLoggedIn } from "../session/sessionStage.fixture.ts"

/** A customer's own code, which has not been sent to anybody. */
export const own: Recruited = {
  code: "SMAK-7K3M9QXB",
  descriptions: { nb: "50 kr i rabatt", sv: "50 kr i rabatt", en: "50 kr off" },
  sent: false,
}

/** A customer who has opened the panel of their recruit code, which is loading. */
export const atPanel = (user: Profile = kunde1) => {
  const stage = openLoggedIn(user)
  stage.put({ type: "ModalOpened", modal: { _tag: "RecruitFriend" } })
  return stage
}

/** A customer who sees their code. */
export const withCode = () => {
  const stage = atPanel()
  stage.answer("RecruitFriend", own)
  return stage
}

/** The code is being sent to this friend. */
export const sendingTo = (friend: string) => {
  const stage = withCode()
  stage.put({ type: "FriendTyped", friend })
  stage.put({ type: "FriendSubmitted" })
  return stage
}
