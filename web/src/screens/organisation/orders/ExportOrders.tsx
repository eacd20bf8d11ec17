import { offeredPeriods } from "@skorpe/core/domain/organisation"
import { useEffect, useRef } from "react"
import { Button, buttonClass } from "../../../kit/Button.tsx"
import { focusOnceGone } from "../../../kit/focusOnceGone.ts"
import { useShop, useTime, useView } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import type { FormOf, OpenOrganisation } from "../openOrganisation.ts"
import styles from "../Organisation.module.css"
import { companyOrdersTexts } from "./texts.ts"
import { usePeriods } from "./usePeriods.ts"

const opener = "export-orders"

/** Links to an organisation's orders as a file for bookkeeping, for its administrators. */
export const ExportOrders = ({ open }: { readonly open: OpenOrganisation }) => {
  const t = useTexts(companyOrdersTexts)
  const { send } = useShop()
  const { form, isSaving } = open
  const isIdle = form === null && !isSaving
  if (form?._tag === "Export") return <PeriodChoice form={form} organisationId={open.home.summary.id} />
  return (
    <Button
      id={opener}
      look="calm"
      aria-disabled={!isIdle}
      onClick={() => isIdle && send({ type: "OrdersExportOpened" })}
    >
      {t("export")}
    </Button>
  )
}

interface PeriodChoiceProps {
  readonly form: FormOf<"Export">
  readonly organisationId: string
}

const PeriodChoice = ({ form: { period }, organisationId }: PeriodChoiceProps) => {
  const t = useTexts(companyOrdersTexts)
  const { market, send } = useShop()
  const { language } = useView("route")
  const nameOf = usePeriods()
  const periods = offeredPeriods(market, useTime())
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    return () => focusOnceGone(opener)
  }, [])
  const file = `/api/organisation/${encodeURIComponent(organisationId)}/orders/export?period=${period}&language=${language}`
  return (
    <section className={styles.form} aria-labelledby="export-form">
      <h3 id="export-form" ref={title} tabIndex={-1}>
        {t("exporting")}
      </h3>
      <p className={styles.soft}>{t("exportHelp")}</p>
      <div className={styles.choice}>
        <label htmlFor="export-period">{t("period")}</label>
        <select
          id="export-period"
          value={period}
          onChange={({ currentTarget: { value } }) => send({ type: "ExportPeriodChosen", period: value })}
        >
          {(periods.includes(period) ? periods : [period, ...periods]).map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </div>
      <p className={styles.ways}>
        <a href={file} download className={buttonClass()}>
          {t("download")}
        </a>
        <Button look="calm" onClick={() => send({ type: "OrganisationFormClosed" })}>
          {t("close")}
        </Button>
      </p>
    </section>
  )
}
