import type { Language } from "@skorpe/core/domain/language"
import type { Market } from "@skorpe/core/domain/market"
import { subtract, zero } from "@skorpe/core/domain/money"
import { readContents } from "@skorpe/core/domain/order"
import { type CsvCell, writeCsvLine } from "@skorpe/core/domain/text"
import { wallClock } from "@skorpe/core/domain/time"
import { formatISO } from "date-fns/formatISO"
import type { BookedRow } from "./readBookedOrders.ts"
import { exportTexts } from "./texts.ts"

/** The rates of tax that a market has had, lowest first. */
const ratesOf = ({ taxRates }: Market): readonly number[] =>
  [...new Set(taxRates.map(({ percent }) => percent))].toSorted((one, other) => one - other)

/** The names of the columns. */
export const writeHeader = (market: Market, language: Language): string => {
  const { number, date, time, store, orderer, note, payment, net, tax, gross, taxAt } = exportTexts[language]
  return writeCsvLine([
    number,
    date,
    time,
    store,
    orderer,
    note,
    payment,
    net,
    tax,
    gross,
    ...ratesOf(market).map(taxAt),
  ])
}

/** An order's line: what it cost, when, where and whom. Old orders without tax by rate leave the rates empty. */
export const writeOrder = (market: Market, language: Language, row: BookedRow): string => {
  const contents = readContents(row.events)
  if (contents === null) return ""
  const { number, paymentType, taxAmount, taxes, total } = contents
  const texts = exportTexts[language]
  const at = wallClock(market.timeZone, row.placedAt.getTime())
  const shares = ratesOf(market).map((percent): CsvCell =>
    taxes === undefined ? "" : (taxes.find((share) => share.percent === percent)?.tax ?? zero),
  )
  return writeCsvLine([
    String(number),
    formatISO(at, { representation: "date" }),
    formatISO(at, { representation: "time" }).slice(0, 5),
    row.storeName,
    row.orderer ?? texts.former,
    row.billingNote,
    texts.payments[paymentType],
    subtract(total, taxAmount),
    taxAmount,
    total,
    ...shares,
  ])
}
