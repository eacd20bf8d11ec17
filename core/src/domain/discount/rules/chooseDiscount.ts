import type { ChosenDiscounts, GivenDiscount } from "../chosen.ts"

/** A discount choice; `Nothing` removes any discount. */
export type DiscountChoice =
  | { readonly _tag: "UserDiscount"; readonly discount: GivenDiscount }
  | { readonly _tag: "OrganisationDiscount"; readonly discount: GivenDiscount }
  | { readonly _tag: "ManualDeals"; readonly codes: readonly string[] }
  | { readonly _tag: "Nothing" }

/** No discounts. */
export const noDiscounts: ChosenDiscounts = { userDiscount: null, organisationDiscount: null, manualDeals: [] }

/** The discounts after a choice: choosing one kind clears the other two, removing clears all (SPEC §4.2). */
export const chooseDiscount = (choice: DiscountChoice): ChosenDiscounts => {
  switch (choice._tag) {
    case "UserDiscount":
      return { ...noDiscounts, userDiscount: choice.discount }
    case "OrganisationDiscount":
      return { ...noDiscounts, organisationDiscount: choice.discount }
    case "ManualDeals":
      return { ...noDiscounts, manualDeals: [...new Set(choice.codes)] }
    case "Nothing":
      return noDiscounts
  }
}
