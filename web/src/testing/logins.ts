import type { CustomerSession } from "@skorpe/core/domain/account"

const hour = 3_600_000

const login = (id: string, kind: Pick<CustomerSession, "browser" | "system">, usedAt: number): CustomerSession => ({
  id,
  ...kind,
  beganAt: usedAt,
  usedAt,
  isCurrent: id === "here",
})

/** Four logins of a customer, the current one first. */
export const sampleLogins = (now: number): readonly CustomerSession[] => [
  login("here", { browser: "chrome", system: "windows" }, now),
  login("phone", { browser: "safari", system: "iphone" }, now - hour / 2),
  login("tablet", { browser: "samsung", system: "android" }, now - 1.5 * hour),
  login("unknown", { browser: "other", system: "other" }, now - 20 * hour),
]
