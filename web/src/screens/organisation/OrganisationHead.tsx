import { accountLimits, mayDo, tightest, writeCompanyNumber } from "@skorpe/core/domain/organisation"
import { organisationOf } from "@skorpe/core/units/session"
import { Button } from "../../kit/Button.tsx"
import { Message } from "../../kit/Message.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { FaultWords } from "../../overlays/organisations/change/FaultWords.tsx"
import type { OpenOrganisation } from "./openOrganisation.ts"
import styles from "./Organisation.module.css"
import { organisationTexts } from "./texts.ts"

/** The organisation's name, the customer's role in it, and buttons to order for it and to edit it. */
export const OrganisationHead = ({ open: { home, form, fault, news } }: { readonly open: OpenOrganisation }) => {
  const t = useTexts(organisationTexts)
  const { market, send } = useShop()
  const { money } = useFormat()
  const chosen = organisationOf(useView("session"))
  const { id, name, number, limits, approved, discount, membership } = home.summary
  const perOrder = tightest(accountLimits(limits, approved)?.perOrder ?? null, membership.limits.perOrder)
  return (
    <div className={styles.head}>
      <PageTitle>{name}</PageTitle>
      <dl className={styles.facts}>
        <Fact name={t("number")} value={writeCompanyNumber(number, market)} />
        <Fact name={t("role")} value={t(membership.role)} />
        {perOrder !== null && <Fact name={t("perOrderFact")} value={money(perOrder)} />}
        {discount !== null && <Fact name={t("code")} value={discount} />}
      </dl>
      {approved === null && (
        <Message tone="info">
          <p>{t("waiting")}</p>
        </Message>
      )}
      <div className={styles.news}>
        <output>
          {news !== null && (
            <Message tone="good">
              <p>{t(news)}</p>
            </Message>
          )}
        </output>
        <FaultWords fault={form === null && fault !== "lastAdministrator" ? fault : null} />
        <div className={styles.ways}>
          {chosen === id ? (
            <p className={styles.badge}>{t("ordering")}</p>
          ) : (
            <Button onClick={() => send({ type: "AccountChosen", organisationId: id })}>{t("orderFor")}</Button>
          )}
          {mayDo(membership, "update") && (
            <Button
              look="calm"
              onClick={() => send({ type: "ModalOpened", modal: { _tag: "EditOrganisation", organisationId: id } })}
            >
              {t("edit")}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
