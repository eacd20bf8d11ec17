import { ComponentBroken, ComponentLeft, type PaymentComponent } from "@skorpe/core/services"
import type { Chance } from "@skorpe/core/simulation"
import { Effect } from "effect"
import { answerBank, type BankTask } from "./visitBank.ts"
import type { Provider } from "./openProvider.ts"
import type { VirtualTime } from "./virtualTime.ts"

/** What a customer types into the card's form, or which of its other methods they choose. */
export type Means = { readonly number: string; readonly code: string } | { readonly method: string }

/** Where a customer types a card, in place of the provider's form. */
export interface PayDesk {
  readonly component: PaymentComponent
  /** Whether the form is shown. */
  readonly isOpen: () => boolean
  /** Submits a test card, whose security code decides how its payment ends, or another method. */
  readonly submit: (means: Means) => void
}

interface Surroundings {
  readonly time: VirtualTime
  readonly provider: Provider
  /** The chance of the next thing that a bank asks. */
  readonly chance: () => Chance
  /** Called when the bank has a page of its own, at this address: the tab leaves the shop. */
  readonly leave: (url: string) => Promise<void>
}

const detailsOf = (means: Means): string =>
  JSON.stringify({
    paymentMethod:
      "method" in means
        ? { type: means.method }
        : {
            type: "scheme",
            encryptedCardNumber: `test_${means.number}`,
            encryptedExpiryMonth: "test_03",
            encryptedExpiryYear: "test_2030",
            encryptedSecurityCode: `test_${means.code}`,
          },
  })

/** A desk with nothing on it: what the bank asks in place is answered after a while, and its page is gone to. */
export const openPayDesk = ({ time, provider, chance, leave }: Surroundings): PayDesk => {
  let waiting: ((details: string) => void) | null = null
  return {
    component: {
      collect: () =>
        Effect.callback<string>((resume) => {
          waiting = (details) => resume(Effect.succeed(details))
          return Effect.sync(() => {
            waiting = null
          })
        }),
      act: (_, action) =>
        Effect.callback<string, ComponentBroken | ComponentLeft>((resume) => {
          const task = JSON.parse(action) as BankTask
          const drawn = chance()
          const callOff =
            task.type === "redirect"
              ? time.after(300, () => leave(task.url))
              : time.after(1000 + drawn.below(20_000), async () => {
                  const details = await answerBank(provider, task, drawn)
                  resume(details === null ? Effect.fail(new ComponentLeft()) : Effect.succeed(details))
                })
          return Effect.sync(callOff)
        }),
    },
    isOpen: () => waiting !== null,
    submit: (means) => {
      const submit = waiting
      waiting = null
      submit?.(detailsOf(means))
    },
  }
}
