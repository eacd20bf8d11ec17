import type { StoreMarks } from "../../domain/store/marks.ts"
import type { Millis } from "../../domain/time/model.ts"
import type { Sellable } from "../model.ts"

/** An item of the menu, and until when it is sold out. */
export interface StockRow {
  readonly sellable: Sellable
  /** `null` is in stock, or some of it is. */
  readonly until: Millis | null
  /** Only some of its sizes are sold out. */
  readonly isPartly: boolean
}

/** Upper bound on a search's results. */
const most = 12

const rowOf = (sellable: Sellable, marked: ReadonlyMap<string, Millis>): StockRow => {
  const ends = sellable.codes.flatMap((code) => marked.get(`${sellable.kind}/${code}`) ?? [])
  const isAll = ends.length === sellable.codes.length && ends.length > 0
  return { sellable, until: isAll ? Math.min(...ends) : null, isPartly: !isAll && ends.length > 0 }
}

/** The store's sold-out items, and a search's results in any language, in the menu's order. */
export const stockRows = (sellables: readonly Sellable[], marks: StoreMarks, query: string, now: Millis) => {
  const marked = new Map(
    marks.stock.flatMap(({ kind, code, until }) =>
      until !== null && until > now ? [[`${kind === "variation" ? "product" : kind}/${code}`, until] as const] : [],
    ),
  )
  const rows = sellables.map((sellable) => rowOf(sellable, marked))
  const wanted = query.trim().toLowerCase()
  const isFound = ({ sellable: { name } }: StockRow) =>
    [name.nb, name.sv, name.en].some((one) => one.toLowerCase().includes(wanted))
  return {
    soldOut: rows.filter(({ until, isPartly }) => until !== null || isPartly),
    found: wanted === "" ? [] : rows.filter(isFound).slice(0, most),
  }
}
