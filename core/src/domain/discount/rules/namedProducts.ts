import type { Coupon } from "../model.ts"

type Scoped = Pick<Coupon["scope"], "products">

/** The part of a coupon that names goods, in kroner or in minor units. */
interface Naming {
  readonly scope: Scoped
  readonly benefit:
    | { readonly kind: "percent" | "amount" }
    | { readonly kind: "freeItem"; readonly variationCode: string }
    | { readonly kind: "bundle"; readonly parts: readonly { readonly scope: Scoped }[] }
}

/** The codes of the products that a coupon names one by one; none for a coupon about kinds of goods. */
export const namedProducts = ({ benefit, scope }: Naming): readonly string[] => [
  ...new Set([...scope.products, ...namedBy(benefit)]),
]

const namedBy = (benefit: Naming["benefit"]): readonly string[] => {
  switch (benefit.kind) {
    case "percent":
    case "amount":
      return []
    // A variation's code begins with its product's (DECISIONS §3).
    case "freeItem":
      return [benefit.variationCode.replace(/_.*/, "")]
    case "bundle":
      return benefit.parts.flatMap((part) => part.scope.products)
  }
}
