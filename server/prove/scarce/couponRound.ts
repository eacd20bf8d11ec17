import { type Coupon, couponKey } from "@skorpe/core/domain/discount"
import { kroner } from "@skorpe/core/domain/money"
import type { Findings } from "../experiment.ts"
import type { Chance } from "../harness/chance.ts"
import type { lookInto } from "../harness/database.ts"
import { burst, lookDuring, type TwoServers, type Wish } from "./burst.ts"

const limitOf = (nth: number): number => (nth % 2 === 0 ? 1 : 10)
const codeOf = (nth: number): string => `PROVE${nth}`
const withdrawnOrLimitReached = 3137

/** The code of a round: 50 kr off, for one order or for ten in total. */
export const couponOf = (nth: number): Coupon => ({
  code: codeOf(nth),
  benefit: { kind: "amount", amount: kroner(50) },
  scope: { products: [], categories: [], sizes: [] },
  minimum: kroner(0),
  deliveryMethods: ["carryout"],
  stores: [],
  validFrom: null,
  validUntil: null,
  totalLimit: limitOf(nth),
  perUserLimit: null,
  combinable: false,
  withdrawn: false,
})

interface Counted {
  readonly used: number
  readonly uses: number
  readonly byUsers: number
  readonly names: number
  readonly least: number
}

/** In one snapshot: the counter, the rows it counts, and the counts per user. */
const counted = (key: string) => `
  SELECT used, (SELECT count(*)::int FROM coupon_use WHERE key = '${key}' AND state <> 'released') AS uses,
    (SELECT coalesce(sum(used), 0)::int FROM coupon_user WHERE counted_as = '${key}') AS "byUsers",
    (SELECT coalesce(sum(jsonb_array_length(users)), 0)::int FROM coupon_use
      WHERE key = '${key}' AND state <> 'released') AS names,
    (SELECT coalesce(min(used), 0)::int FROM coupon_user WHERE counted_as = '${key}') AS least
  FROM coupon WHERE key = '${key}'`

/** Fifty clients want a code that exists once or ten times, twice; cancelled uses are returned in between. */
export const couponRound = async (
  servers: TwoServers,
  ask: ReturnType<typeof lookInto>["ask"],
  nth: number,
  chance: Chance,
  findings: Findings,
): Promise<number> => {
  const [code, limit] = [codeOf(nth), limitOf(nth)]
  const key = couponKey(code)
  const judge = async (when: string) => {
    const [now] = await ask<Counted>(counted(key))
    if (now === undefined) throw new Error(`the code ${code} is not in the database`)
    const { used, uses, byUsers, names, least } = now
    if (used > limit || uses > limit) findings.add(`${code} ${when}: ${uses} uses, counted ${used}, of ${limit}`)
    if (used !== uses || byUsers !== names || least < 0) {
      findings.add(`${code} ${when}: counted ${used}, uses ${uses}; by users ${byUsers}, of them ${names}`)
    }
    return uses
  }
  const wish = (clients: number): Wish => ({
    name: code,
    clients,
    spread: 0,
    refusal: withdrawnOrLimitReached,
    orderOf: (client) => [
      {
        coupons: [chance.happens(0.5) ? code : code.toLowerCase()],
        totalAmountNet: 149,
        shippingInfo: { firstNames: "Kunde", lastName: String(client), phoneNumber: `+47400${10_000 + client}` },
      },
      {},
    ],
  })
  const watch = (clients: number) =>
    lookDuring(burst(servers, wish(clients), chance, findings), () => judge("while they ordered"))
  const begun = await watch(50)
  const second = await watch(8)
  const kept = begun.kept.length + second.kept.length
  const uses = await judge("at the end")
  if (uses !== kept) findings.add(`${code}: ${kept} orders hold it, and ${uses} uses are counted`)
  // While something is left, the next client gets it.
  const late = await burst(servers, wish(1), chance, findings)
  if (late.taken.length !== (kept < limit ? 1 : 0)) {
    findings.add(`${code}: ${kept} of ${limit} were kept, and the next one ${late.taken.length ? "got" : "missed"} it`)
  }
  await judge("after one more")
  return begun.taken.length + second.taken.length + late.taken.length
}
