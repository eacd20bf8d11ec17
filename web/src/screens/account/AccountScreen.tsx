import { redirectTo } from "@skorpe/core/domain/route"
import { useView } from "../../shop/shopContext.ts"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { Skeleton } from "../../kit/Skeleton.tsx"
import { Link } from "../../shop/Link.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./Account.module.css"
import { Addresses } from "./addresses/Addresses.tsx"
import { Offers } from "./agreements/Offers.tsx"
import { OwnData } from "./data/OwnData.tsx"
import { LinkOutcome } from "./email/LinkOutcome.tsx"
import { useEmailLink } from "./email/useEmailLink.ts"
import { OwnFavourites } from "./favourites/OwnFavourites.tsx"
import { Logins } from "./logins/Logins.tsx"
import { Passkeys } from "./passkeys/Passkeys.tsx"
import { Companies } from "./companies/Companies.tsx"
import { InvitationCard } from "./companies/InvitationCard.tsx"
import { Orders } from "./orders/Orders.tsx"
import { Points } from "./points/Points.tsx"
import { Searches } from "./searches/Searches.tsx"
import { OwnStore } from "./store/OwnStore.tsx"
import { Profile } from "./Profile.tsx"
import { accountTexts } from "./texts.ts"

/**
 * The customer's own page (SPEC §2.2): profile, orders, favourites, store, addresses
 * and log-out.
 */
export const AccountScreen = () => {
  const t = useTexts(accountTexts)
  useEmailLink()
  return (
    <div className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      <LinkOutcome />
      <InvitationCard />
      <State />
    </div>
  )
}

const State = () => {
  const t = useTexts(accountTexts)
  const session = useView("session")
  const { path } = useView("route")
  switch (session._tag) {
    case "Starting":
    case "Recognised":
      return (
        <div className={styles.waiting}>
          <output className="sr-only">{t("loading")}</output>
          <Skeleton height="6rem" />
        </div>
      )
    case "Anonymous":
      return (
        <>
          <p>{t("guest")}</p>
          <p>
            <Link to={{ _tag: "Login" }} search={redirectTo(path)} className={buttonClass()}>
              {t("login")}
            </Link>
          </p>
        </>
      )
    case "LoggedIn":
      return (
        <div className={styles.columns}>
          <div className={styles.column}>
            <Profile user={session.user} />
            <Orders />
            <OwnFavourites />
            <OwnStore storeId={session.user.favoriteStore} />
            <Points user={session.user} />
          </div>
          <div className={styles.column}>
            <Offers user={session.user} />
            <Addresses />
            <Companies user={session.user} />
            <Searches />
            <Logins />
            <Passkeys />
            <OwnData />
          </div>
        </div>
      )
  }
}
