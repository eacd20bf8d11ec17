import { organisationOf } from "@skorpe/core/session"
import type { Screen } from "@skorpe/core/route"
import { useView } from "./shopContext.ts"

/** Where the customer's own corner is, and for whom it is. */
export interface AccountPlace {
  readonly kind: "nobody" | "customer" | "organisation"
  readonly to: Screen
  /** The query of the link: after a login one comes back to where one was. */
  readonly search: string
}

/** The login with the way back for whoever is nobody yet, the own page for everybody else (SPEC §2.3). */
export const useAccount = (): AccountPlace => {
  const session = useView("session")
  const { path, screen } = useView("route")
  switch (session._tag) {
    case "Starting":
    case "Anonymous": {
      const isEntrance = screen._tag === "Login" || screen._tag === "Register" || screen._tag === "LoggedOut"
      const search = isEntrance ? "" : `?redirect=${encodeURIComponent(path)}`
      return { kind: "nobody", to: { _tag: "Login" }, search }
    }
    case "Recognised":
      return { kind: "customer", to: { _tag: "Account" }, search: "" }
    case "LoggedIn": {
      const kind = organisationOf(session) === null ? "customer" : "organisation"
      return { kind, to: { _tag: "Account" }, search: "" }
    }
  }
}
