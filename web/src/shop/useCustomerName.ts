import { useView } from "./shopContext.ts"

/** The name of the customer who is logged in, or their number without one; empty for anybody else. */
export const useCustomerName = (): string => {
  const session = useView("session")
  if (session._tag !== "LoggedIn") return ""
  const { firstName, lastName, phoneNumber } = session.user
  return [firstName, lastName].filter(Boolean).join(" ") || phoneNumber
}
