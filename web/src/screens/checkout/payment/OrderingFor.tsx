import { organisationOf } from "@skorpe/core/units/session"
import { useView } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { checkoutTexts } from "../texts.ts"

/** A sentence that says whom the order is for: a company by its name, or the customer themselves. */
export const OrderingFor = ({ isNew }: { readonly isNew: boolean }) => {
  const t = useTexts(checkoutTexts)
  const session = useView("session")
  const organisationId = organisationOf(session)
  const companies = session._tag === "LoggedIn" ? session.user.organisations : []
  const company = companies.find((membership) => membership.organisationId === organisationId)
  return (
    <>
      {t(isNew ? "nowOrderingFor" : "orderingFor")}{" "}
      {organisationId === null ? t("yourself") : <bdi>{company?.name ?? t("yourCompany")}</bdi>}.
    </>
  )
}
