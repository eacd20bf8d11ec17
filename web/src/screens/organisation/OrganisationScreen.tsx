import { redirectTo } from "@skorpe/core/domain/route"
import { ArrowLeft } from "lucide-react"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { Skeleton } from "../../kit/Skeleton.tsx"
import { Link } from "../../shop/Link.tsx"
import { OutOfReach } from "../../shop/OutOfReach.tsx"
import { useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { Budgets } from "./budget/Budgets.tsx"
import { Invitations } from "./members/Invitations.tsx"
import { Members } from "./members/Members.tsx"
import type { OpenOrganisation } from "./openOrganisation.ts"
import { CompanyOrders } from "./orders/CompanyOrders.tsx"
import styles from "./Organisation.module.css"
import { OrganisationHead } from "./OrganisationHead.tsx"
import { Roles } from "./Roles.tsx"
import { organisationTexts } from "./texts.ts"
import { WayOut } from "./WayOut.tsx"

/** An organisation for its members: budget, members, invitations and orders (SPEC §6, §7.1; DECISIONS §13, §21). */
export const OrganisationScreen = () => (
  <div className={styles.page}>
    <State />
  </div>
)

const State = () => {
  const t = useTexts(organisationTexts)
  const session = useView("session")
  const own = useView("ownOrganisation")
  if (session._tag === "Anonymous") return <Guest />
  if (own._tag === "Open") return <Open open={own} />
  return (
    <div className={styles.head}>
      <PageTitle>{(own._tag === "HasLeft" && own.name) || t("title")}</PageTitle>
      {(own._tag === "Closed" || own._tag === "Loading") && (
        <div className={styles.wide}>
          <output className="sr-only">{t("loading")}</output>
          <Skeleton height="10rem" />
        </div>
      )}
      {own._tag === "Failed" && <OutOfReach words={t("failed")} />}
      {(own._tag === "NotAMember" || own._tag === "SwitchedOff" || own._tag === "HasLeft") && (
        <>
          {own._tag === "HasLeft" && <HasLeft name={own.name} />}
          {own._tag === "NotAMember" && <p>{t("notAMember")}</p>}
          {own._tag === "SwitchedOff" && <p>{t("switchedOff")}</p>}
          {own._tag === "SwitchedOff" && <WayOut {...own} isIdle={!own.isSaving} />}
          <Link to={{ _tag: "Account" }} className={buttonClass("calm")}>
            {t("back")}
          </Link>
        </>
      )}
    </div>
  )
}

const HasLeft = ({ name }: { readonly name: string | null }) => {
  const t = useTexts(organisationTexts)
  return <output>{name === null ? t("hasLeftOne") : t("hasLeft", { name })}</output>
}

const Open = ({ open }: { readonly open: OpenOrganisation }) => {
  const t = useTexts(organisationTexts)
  const { balance, members } = open.home
  return (
    <>
      <div className={styles.head}>
        <Link to={{ _tag: "Account" }} className={styles.back}>
          <ArrowLeft size={16} aria-hidden /> {t("back")}
        </Link>
        <OrganisationHead open={open} />
      </div>
      <Budgets balance={balance} />
      {members !== null && (
        <div className={styles.pair}>
          <Members open={open} />
          <Invitations open={open} />
        </div>
      )}
      <div className={styles.pair}>
        <CompanyOrders open={open} />
        <Roles open={open} />
      </div>
    </>
  )
}

const Guest = () => {
  const t = useTexts(organisationTexts)
  const { path } = useView("route")
  return (
    <div className={styles.head}>
      <PageTitle>{t("title")}</PageTitle>
      <p>{t("guest")}</p>
      <Link to={{ _tag: "Login" }} search={redirectTo(path)} className={buttonClass()}>
        {t("login")}
      </Link>
    </div>
  )
}
