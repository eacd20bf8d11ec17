import { organisationOf } from "@skorpe/core/units/session"
import { redirectTo, type Screen } from "@skorpe/core/domain/route"
import { useView } from "./shopContext.ts"

/** The account link's target, and the kind of account that it leads to. */
export interface AccountPlace {
  readonly kind: "nobody" | "customer" | "organisation"
  readonly to: Screen
  /** The link's query, with the way back after a login. */
  readonly search: string
  /** The customer's first name, once it is known. */
  readonly name?: string | undefined
}

/** The account link: the login with the way back for a guest, the account page for a customer (SPEC §2.3). */
export const useAccount = (): AccountPlace => {
  const session = useView("session")
  const { path, screen } = useView("route")
  if (session._tag === "Starting" || session._tag === "Anonymous") {
    const isEntrance = screen._tag === "Login" || screen._tag === "Register" || screen._tag === "LoggedOut"
    const search = isEntrance ? "" : redirectTo(path)
    return { kind: "nobody", to: { _tag: "Login" }, search }
  }
  const kind = organisationOf(session) === null ? "customer" : "organisation"
  const name = session._tag === "LoggedIn" ? session.user.firstName : undefined
  return { kind, to: { _tag: "Account" }, search: "", name }
}
