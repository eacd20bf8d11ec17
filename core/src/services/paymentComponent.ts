import { Data, type Effect } from "effect"

/** The provider's component did not load, or stopped. */
export class ComponentBroken extends Data.TaggedError("ComponentBroken") {}

/** The customer closed the component's dialog. */
export class ComponentLeft extends Data.TaggedError("ComponentLeft") {}

type Given = Effect.Effect<string, ComponentBroken | ComponentLeft>

/**
 * The provider's component, in a browser's payment screen. Its input and output are the provider's own JSON, as
 * text: opaque to the shop, and kept in the vault. An interrupted call hides what it showed.
 */
export interface PaymentComponent {
  /** Shows the provider's methods; returns the customer's choice and input. */
  readonly collect: (provider: string) => Given
  /** Shows the action that the provider requires: a code to scan, a bank's challenge; it may leave the page. */
  readonly act: (provider: string, action: string) => Given
}
