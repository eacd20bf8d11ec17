import type { Customer } from "@skorpe/core/domain/account"
import type { Address } from "@skorpe/core/domain/address"
import { marketOf, type MarketId } from "@skorpe/core/domain/market"
import { kroner } from "@skorpe/core/domain/money"
import { readFixtures } from "@skorpe/fixtures"
import type { People } from "../../../server/src/database/seeds/people.ts"

/** A customer as they present themselves: what they type, and what only answers to them may say. */
export interface Person {
  /** Which of the market's people they are. */
  readonly nth: number
  readonly lastName: string
  /** The number as they type it, and in E.164. */
  readonly phone: string
  readonly e164: string
}

const phones: Readonly<Record<MarketId, (nth: number) => Pick<Person, "phone" | "e164">>> = {
  no: (nth) => ({ phone: `400 00 0${10 + nth}`, e164: `+4740000${String(10 + nth).padStart(3, "0")}` }),
  se: (nth) => ({ phone: `070 174 06 ${10 + nth}`, e164: `+467017406${10 + nth}` }),
}

/** The nth of the people: a member with points, a company's administrator, its member, and one without an account. */
export const personOf = (market: MarketId, nth: number): Person => ({
  nth,
  lastName: `Simulert ${"abcd"[nth] ?? "e"}`,
  ...phones[market](nth),
})

/** How many people there are, and which of them belong to one company and are told of each other there. */
export const [people, colleagues] = [4, [1, 2]] as const

const company = "simulated-company"

const customerOf = (market: MarketId, nth: number, more: Partial<Customer>): Customer => {
  const { lastName, e164 } = personOf(market, nth)
  return {
    _id: `customer-${nth}`,
    externalId: `external-${nth}`,
    firstName: "Kunde",
    lastName,
    phoneNumber: e164,
    email: null,
    birthdate: null,
    language: "nb",
    notificationTypes: [],
    favoriteStore: null,
    organisations: colleagues.some((one) => one === nth) ? [{ organisationId: company, isActive: true }] : [],
    addresses: [],
    favourites: [],
    discounts: [],
    loyalty: { acceptedTerms: true, points: 0 },
    ...more,
  }
}

const unbounded = { perOrder: null, perMonth: null }

/** The code that the member with points has among their discounts. */
export const clubCode = (market: MarketId): string => readFixtures(market).customers[0]?.discounts[0] ?? ""

/**
 * The people with an account when a run begins. The member has points for one reward and almost for a second. The
 * company's month holds a few orders, and its member's own month fewer, so that both are used up.
 */
export const peopleOf = (market: MarketId, addresses: readonly Address[]): People => {
  const reward = marketOf(market).loyalty?.rewardPoints ?? 0
  const [home] = addresses
  return {
    customers: [
      customerOf(market, 0, {
        discounts: [clubCode(market)],
        loyalty: { acceptedTerms: true, points: reward * 2 - 100 },
        addresses: home === undefined ? [] : [{ ...home, deliveryDescription: "" }],
      }),
      customerOf(market, 1, {}),
      customerOf(market, 2, {}),
    ],
    organisations: [
      {
        id: company,
        name: market === "no" ? "Bedrift 1 AS" : "Företag 1 AB",
        number: market === "no" ? "933333337" : "5563333334",
        limits: { perOrder: kroner(1200), perMonth: kroner(1500) },
        discount: null,
        members: [
          { customerId: "customer-1", role: "administrator", limits: unbounded },
          { customerId: "customer-2", role: "member", limits: { perOrder: kroner(900), perMonth: kroner(900) } },
        ],
      },
    ],
  }
}
