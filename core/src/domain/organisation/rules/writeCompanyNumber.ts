import type { Market } from "../../market/model.ts"

/** Writes a company number as the market's register does: `922 222 223`, `556222-2223`. */
export const writeCompanyNumber = (number: string, { companyNumber }: Pick<Market, "companyNumber">): string => {
  switch (companyNumber) {
    case "nineDigitsModulo11":
      return number.replace(/^(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3")
    case "tenDigitsLuhn":
      return number.replace(/^(\d{6})(\d{4})$/, "$1-$2")
  }
}
