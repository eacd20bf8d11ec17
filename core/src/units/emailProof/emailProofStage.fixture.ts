import { openShop } from "../../shop/shopStage.fixture.ts"
import { atOwnPage, named, type OwnPage } from "../profile/profileStage.fixture.ts"

/** A customer whose address is not confirmed yet. */
export const unproven = { ...named, emailVerified: false }

/** The link in a mail. */
export const link = { type: "EmailLinkOpened", token: { sealed: "page-1" } } as const

/** The page that the link opens, for somebody who is not logged in. */
export const atLink = () => {
  const stage = openShop("/en/min-side")
  stage.put(link)
  return stage
}

/** The customer's own page, where they request the mail again. */
export const wanting = (): OwnPage => {
  const stage = atOwnPage(unproven)
  stage.put({ type: "EmailLinkWanted" })
  return stage
}
