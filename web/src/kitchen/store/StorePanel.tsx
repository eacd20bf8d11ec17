import type { StockRow, StockView } from "@skorpe/core/kitchen"
import { localise } from "@skorpe/core/domain/language"
import { FindField } from "../../kit/FindField.tsx"
import { Message } from "../../kit/Message.tsx"
import { formatMoment } from "../../texts/format.ts"
import { useLanguage, useTexts } from "../../texts/DictionaryContext.tsx"
import { useKitchen, useNow, useViews } from "../kitchenContext.ts"
import styles from "./StorePanel.module.css"
import { stockTexts } from "./texts.ts"

type Shown = Extract<StockView, { readonly _tag: "Shown" }>

const delays = [0, 5, 10, 15, 20, 30, 45, 60] as const
const spans = ["hour", "threeHours", "today"] as const
const methods = ["pickup", "delivery"] as const

const useMoment = () => {
  const { market } = useKitchen()
  const language = useLanguage()
  const now = useNow()
  return (at: number) => formatMoment(market, language, at, now)
}

const Hours = ({ status: { open, changesAt } }: Pick<Shown, "status">) => {
  const t = useTexts(stockTexts)
  const moment = useMoment()
  if (changesAt === null) return <p className={styles.hours}>{open ? t("open") : t("closed")}</p>
  return <p className={styles.hours}>{t(open ? "openUntil" : "closedUntil", { time: moment(changesAt) })}</p>
}

const Waits = ({ stock }: { readonly stock: Shown }) => {
  const t = useTexts(stockTexts)
  const { send } = useKitchen()
  const moment = useMoment()
  return (
    <section className={styles.section} aria-labelledby="waits">
      <h2 id="waits">{t("waits")}</h2>
      {stock.delaysUntil !== null && <p>{t("delaysUntil", { time: moment(stock.delaysUntil) })}</p>}
      {methods.map((method) => (
        <fieldset key={method}>
          <legend className={styles.legend}>
            {t(method)}{" "}
            <span className={styles.quiet}>{t("now", { minutes: String(stock.status.waitMinutes[method]) })}</span>
          </legend>
          <div className={styles.choices}>
            {delays.map((minutes) => (
              <button
                key={minutes}
                type="button"
                className={styles.choice}
                aria-pressed={stock.delays[method] === minutes}
                aria-disabled={stock.isSaving}
                onClick={() => send({ type: "DelayPressed", method, minutes })}
              >
                {minutes === 0 ? t("noDelay") : t("delay", { minutes: String(minutes) })}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  )
}

const Row = ({ row, isSaving }: { readonly row: StockRow; readonly isSaving: boolean }) => {
  const t = useTexts(stockTexts)
  const language = useLanguage()
  const moment = useMoment()
  const { send } = useKitchen()
  const { sellable, until, isPartly } = row
  const { kind, code } = sellable
  const isOut = until !== null
  const state = () => {
    if (isPartly) return t("partly")
    return until === null ? t("inStock") : t("until", { time: moment(until) })
  }
  const press = (soldOut: (typeof spans)[number] | "back") => () => send({ type: "StockPressed", kind, code, soldOut })
  const name = localise(sellable.name, language)
  return (
    <li className={styles.row} data-out={isOut || isPartly}>
      <div className={styles.goods}>
        <p className={styles.goodsName}>{name}</p>
        <p className={styles.quiet}>{kind === "ingredient" ? `${t("ingredient")} · ${state()}` : state()}</p>
      </div>
      <fieldset className={styles.choices} aria-label={name}>
        {!isOut &&
          spans.map((span) => (
            <button key={span} type="button" className={styles.choice} aria-disabled={isSaving} onClick={press(span)}>
              {t(span)}
            </button>
          ))}
        {(isOut || isPartly) && (
          <button type="button" className={styles.choice} aria-disabled={isSaving} onClick={press("back")}>
            {t("again")}
          </button>
        )}
      </fieldset>
    </li>
  )
}

const Rows = ({ rows, isSaving }: { readonly rows: readonly StockRow[]; readonly isSaving: boolean }) => (
  <ul className={styles.rows}>
    {rows.map((row) => (
      <Row key={`${row.sellable.kind}/${row.sellable.code}`} row={row} isSaving={isSaving} />
    ))}
  </ul>
)

const Stock = ({ stock }: { readonly stock: Shown }) => {
  const t = useTexts(stockTexts)
  const { send } = useKitchen()
  const { found, isSaving, query, soldOut } = stock
  return (
    <section className={styles.section} aria-labelledby="sold-out">
      <h2 id="sold-out">{t("soldOut")}</h2>
      {soldOut.length === 0 ? <p>{t("nothing")}</p> : <Rows rows={soldOut} isSaving={isSaving} />}
      <FindField id="find" label={t("find")} value={query} onText={(text) => send({ type: "SearchTyped", text })} />
      {query.trim() !== "" && found.length === 0 && <p>{t("notFound")}</p>}
      {found.length > 0 && <Rows rows={found} isSaving={isSaving} />}
    </section>
  )
}

/** The store's hours and waiting times, and what it is out of. */
export const StorePanel = () => {
  const t = useTexts(stockTexts)
  const { stock } = useViews()
  if (stock._tag === "Loading") return <p className={styles.quiet}>{t("loading")}</p>
  return (
    <div className={styles.panel}>
      <Hours status={stock.status} />
      <output>
        {stock.isRefused && (
          <Message tone="wrong">
            <p>{t("refused")}</p>
          </Message>
        )}
        {stock.isSaving && <p className={styles.quiet}>{t("saving")}</p>}
      </output>
      <Waits stock={stock} />
      <Stock stock={stock} />
    </div>
  )
}
