import type { PaymentMethod, ProviderData } from "@skorpe/core/domain/payment"

/** The ways to pay a waiting order: on the account of its organisation, in the store, and by card if `cards` are taken. */
export const offeredMethods = (organisationId: string | null, cards: ProviderData | null): readonly PaymentMethod[] => [
  ...(organisationId === null ? [] : [{ paymentType: "B2B", provider: null } as const]),
  { paymentType: "INSTORE", provider: null },
  ...(cards === null ? [] : [{ paymentType: "ADYEN", provider: cards } as const]),
]
