import type { Customer } from "@skorpe/core/domain/account"
import { kroner } from "@skorpe/core/domain/money"
import type { People } from "../database/seeds/people.ts"

const customer = (number: number, changes: Partial<Customer> = {}): Customer => ({
  _id: `customer-${number}`,
  externalId: `external-${number}`,
  firstName: "Kunde",
  lastName: String(number),
  phoneNumber: `+474000000${number}`,
  email: null,
  birthdate: null,
  language: "nb",
  notificationTypes: [],
  favoriteStore: null,
  organisations: [{ organisationId: "org", isActive: true }],
  addresses: [],
  favourites: [],
  discounts: [],
  loyalty: { acceptedTerms: false, points: 0 },
  ...changes,
})

const unbounded = { perOrder: null, perMonth: null }

/**
 * A company for tests, `org`. Customer 1 is its administrator, 2 a member without own limits, 3 a member with limits of
 * 500 kr an order and 600 kr a month. The company's limits are 1,000 kr an order and 1,990 kr a month, ten margheritas.
 * Customer 4 is 16 years old and in no organisation; customer 5 has left.
 */
export const company: People = {
  customers: [
    customer(1),
    customer(2),
    customer(3),
    customer(4, { organisations: [], birthdate: "2010-06-01" }),
    customer(5, { organisations: [{ organisationId: "org", isActive: false }] }),
  ],
  organisations: [
    {
      id: "org",
      name: "Bedrift 1 AS",
      number: "999999999",
      limits: { perOrder: kroner(1000), perMonth: kroner(1990) },
      discount: null,
      members: [
        { customerId: "customer-1", role: "administrator", limits: unbounded },
        { customerId: "customer-2", role: "member", limits: unbounded },
        { customerId: "customer-3", role: "member", limits: { perOrder: kroner(500), perMonth: kroner(600) } },
        { customerId: "customer-5", role: "member", limits: unbounded },
      ],
    },
  ],
}
