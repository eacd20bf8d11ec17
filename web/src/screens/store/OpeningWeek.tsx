import { type DayOfWeek, type Store, weekOf } from "@skorpe/core/domain/store"
import { useFormat } from "../../shop/useFormat.ts"
import { useShop, useTime, useView } from "../../shop/shopContext.ts"
import { dayAt } from "@skorpe/core/domain/time"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { formatDay } from "./formatDay.ts"
import styles from "./StoreScreen.module.css"
import { storeTexts } from "./texts.ts"

const endsNextDay = ({ hours, allDay, day }: DayOfWeek, dayOf: (at: number) => string): boolean =>
  hours !== null && !allDay && dayOf(hours.closing) !== day

/** The opening hours of today and the next six days; unusual ones are marked. */
export const OpeningWeek = ({ store }: { readonly store: Store }) => {
  const t = useTexts(storeTexts)
  const format = useFormat()
  const { market } = useShop()
  const { language } = useView("route")
  const week = weekOf(store, market.timeZone, useTime())
  const dayOf = (at: number) => dayAt(market.timeZone, at)
  const say = ({ hours, allDay }: DayOfWeek): string => {
    if (hours === null) return t("closed")
    return allDay ? t("allDay") : t("span", { from: format.time(hours.opening), to: format.time(hours.closing) })
  }
  // If all days are unusual, one sentence says so.
  const allUnusual = week.every(({ unusual }) => unusual)
  return (
    <>
      {allUnusual && <p className={styles.special}>{t("special")}</p>}
      <table className={styles.week}>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("day")}</th>
            <th scope="col">{t("open")}</th>
          </tr>
        </thead>
        <tbody>
          {week.map((one, ahead) => (
            <tr key={one.day} data-today={ahead === 0} data-closed={one.hours === null}>
              <th scope="row">
                {ahead === 0 && `${t("today")}, `}
                {ahead === 1 && `${t("tomorrow")}, `}
                {formatDay(language, one.day, one.unusual && !allUnusual)}
              </th>
              <td>
                {say(one)}
                {one.unusual && !allUnusual && <span className={styles.unusual}>{t("unusual")}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {week.some((one) => endsNextDay(one, dayOf)) && <p className={styles.soft}>{t("pastMidnight")}</p>}
    </>
  )
}
