import type { ShopEvent } from "../../messages/events.ts"

/** Stub of a company's sign-up: nobody asked for it. */
export const organisationSignUpStub = {
  name: "organisationSignUp",
  listens: ["ModalOpened"] satisfies readonly ShopEvent["type"][],
  initial: () => ({
    value: "idle",
    context: { name: "", number: "", known: null, fault: null, sent: null, made: null },
  }),
  needsCode: (event: ShopEvent) => event.type === "ModalOpened" && event.modal._tag === "SignUpOrganisation",
  view: () => ({ _tag: "Closed" }) as const,
}
