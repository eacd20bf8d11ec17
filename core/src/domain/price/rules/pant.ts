import type { Deposit } from "../../market/model.ts"
import type { Container } from "../../menu/model.ts"
import type { Minor } from "../../money/model.ts"
import { zero } from "../../money/rules/kroner.ts"
import type { Day } from "../../time/model.ts"

/** The deposit of one container on a day of fulfilment; zero without a container (DECISIONS §2). */
export const pant = (deposits: readonly Deposit[], container: Container | undefined, on: Day): Minor =>
  container === undefined
    ? zero
    : (deposits.find(
        (deposit) => container.litres <= deposit.upToLitres && (deposit.from === null || deposit.from <= on),
      )?.amount ?? zero)
