import type { SizeName } from "../../market/model.ts"
import type { Crust, VariationCode } from "../model.ts"

const crusts: Readonly<Record<string, Crust>> = {
  AM: "american",
  AR: "american",
  AH: "american",
  AN: "american",
  HT: "american",
  PE: "american",
  IT: "italian",
  GF: "glutenfree",
}

const sizes: Readonly<Record<string, SizeName>> = {
  "20": "small",
  "22": "small",
  "23": "small",
  "28": "medium",
  "30": "medium",
  "40": "large",
  "41": "family",
}

/** Parses a variation code: `MARG_AM30` is MARG, american, medium (DECISIONS §3). */
export const readVariationCode = (code: string): VariationCode => {
  const [, product = code, crustCode = "", digits = ""] = /^(.+)_([A-Z]{2})(\d{2})$/.exec(code) ?? []
  const crust = crusts[crustCode]
  return crust === undefined
    ? { product: code, crust: null, size: null }
    : { product, crust, size: sizes[digits] ?? null }
}
