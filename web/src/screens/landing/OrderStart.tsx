// No HTML element is a combobox with custom suggestions (ARIA 1.2).
// oxlint-disable jsx-a11y/prefer-tag-over-role
import { isForBrowser, Link } from "../../shop/Link.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useLazyPart } from "../../kit/lazyPart.ts"
import { useTyped } from "../../kit/useTyped.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./Hero.module.css"
import { lazyStart } from "./lazyStart.ts"
import { landingTexts } from "./texts.ts"

const field = "start"

/** How an order begins: the address to deliver to, or a store to collect from (SPEC §2.4). */
export const OrderStart = () => {
  const t = useTexts(landingTexts)
  const { send } = useShop()
  return (
    <div className={styles.start}>
      <Address />
      <p className={styles.ways}>
        <Link
          to={{ _tag: "Stores" }}
          onClick={(event) => {
            if (!isForBrowser(event)) send({ type: "NearbyWanted" })
          }}
        >
          {t("collectNear")}
        </Link>
        <Link to={{ _tag: "Stores" }}>{t("choose")}</Link>
      </p>
    </div>
  )
}

const Address = () => {
  const t = useTexts(landingTexts)
  const shop = useShop()
  const { query, suggestions, pointed, address } = useView("finder")
  const [text, type] = useTyped(query, (query) => shop.send({ type: "AddressTyped", query }))
  const find = () => shop.send({ type: "ModalOpened", modal: { _tag: "AddressFinder" } })
  return (
    <>
      <label htmlFor={field}>{t("deliverTo")}</label>
      <input
        id={field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={address === null && suggestions.length > 0}
        aria-controls={`${field}-list`}
        aria-activedescendant={pointed === null ? undefined : `${field}-${pointed}`}
        placeholder={t("addressHint")}
        autoComplete="street-address"
        enterKeyHint="search"
        maxLength={200}
        value={text}
        onKeyDown={(event) => lazyStart.now()?.pressAddress(event, shop, find)}
        onChange={({ target }) => type(target.value)}
      />
      {query !== "" && <Found onPicked={find} />}
    </>
  )
}

const Found = ({ onPicked }: { readonly onPicked: () => void }) => {
  const found = useLazyPart(lazyStart)
  return found && <found.FoundAtStart field={field} onPicked={onPicked} />
}
