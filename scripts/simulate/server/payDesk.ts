import { ComponentLeft, type PaymentComponent } from "@skorpe/core/services"
import { Effect } from "effect"

/** Where a customer types a card, in place of the provider's form. */
export interface PayDesk {
  readonly component: PaymentComponent
  /** Whether the form is shown. */
  readonly isOpen: () => boolean
  /** Submits a test card with this security code, which decides how its payment ends. */
  readonly submit: (code: string) => void
}

const cardWith = (code: string): string =>
  JSON.stringify({
    paymentMethod: {
      type: "scheme",
      encryptedCardNumber: "test_4111111111111111",
      encryptedExpiryMonth: "test_03",
      encryptedExpiryYear: "test_2030",
      encryptedSecurityCode: `test_${code}`,
    },
  })

/** A desk with nothing on it. Only cards that no bank asks about are used, so nothing is ever to be done at a bank. */
export const openPayDesk = (): PayDesk => {
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
      act: () => Effect.fail(new ComponentLeft()),
    },
    isOpen: () => waiting !== null,
    submit: (code) => {
      const submit = waiting
      waiting = null
      submit?.(cardWith(code))
    },
  }
}
