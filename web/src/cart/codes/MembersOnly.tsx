import { couponRefusals } from "@skorpe/core/domain/discount"
import { redirectTo } from "@skorpe/core/domain/route"
import type { Problem } from "@skorpe/core/domain/problem"
import { buttonClass } from "../../kit/Button.tsx"
import { Link } from "../../shop/Link.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { codeTexts } from "./texts.ts"

/** A guest's way on from a friend's code, which is for members (3052): the login, and from there back to this page. */
export const MembersOnly = ({ problems }: { readonly problems: readonly Problem[] }) => {
  const t = useTexts(codeTexts)
  const { send, views } = useShop()
  const session = useView("session")
  const { path } = useView("route")
  const isOfFriend = problems.some(({ code }) => code === couponRefusals.referralNotTheirs)
  if (session._tag !== "Anonymous" || !isOfFriend) return null
  // A dialog stays open when the route changes.
  const leave = () => {
    const { open } = views().dialog
    if (open !== null) send({ type: "DialogClosed", id: open.id })
  }
  return (
    <Link to={{ _tag: "Login" }} search={redirectTo(path)} className={buttonClass("calm")} onClick={leave}>
      {t("logIn")}
    </Link>
  )
}
