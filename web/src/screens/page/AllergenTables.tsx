import { allergens, allergensOf, holdersOf, type Menu, shelvesOf } from "@skorpe/core/domain/menu"
import { Link } from "../../shop/Link.tsx"
import { useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { productTexts } from "../../products/texts.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./PageScreen.module.css"
import { allergenFacts } from "./words/allergenFacts.ts"

/** The fourteen allergens, and the products that contain them, derived from the selected store's menu. */
export const AllergenTables = () => {
  const { language } = useView("route")
  const { current } = useView("store")
  const words = allergenFacts[language]
  return (
    <>
      <section aria-labelledby="fourteen">
        <h2 id="fourteen">{words.title}</h2>
        <p>{words.intro}</p>
        <Fourteen menu={current?.menu ?? null} />
      </section>
      <section aria-labelledby="products">
        <h2 id="products">
          {words.productsTitle}
          {current !== null && `, ${current.store.name}`}
        </h2>
        {current === null ? (
          <p>
            <Link to={{ _tag: "Stores" }} className={styles.way}>
              {words.noStore}
            </Link>
          </p>
        ) : (
          <>
            <p>{words.productsIntro}</p>
            <Products menu={current.menu} />
            <p>
              <Link to={{ _tag: "Menu", storeSlug: current.store.slug }} className={styles.way}>
                {words.toMenu}
              </Link>
            </p>
          </>
        )}
      </section>
    </>
  )
}

const Fourteen = ({ menu }: { readonly menu: Menu | null }) => {
  const { language } = useView("route")
  const { words: inWords } = useFormat()
  const name = useTexts(productTexts)
  const words = allergenFacts[language]
  const holdersIn = (shown: Menu, allergen: (typeof allergens)[number]): string => {
    const { ingredients, products } = holdersOf(shown, allergen)
    const names = [...ingredients, ...products].map(inWords)
    return names.length === 0 ? words.nowhere : `${words.here}: ${names.join(", ")}.`
  }
  return (
    <dl className={styles.facts}>
      {allergens.map((allergen) => (
        <div key={allergen}>
          <dt>{name(allergen)}</dt>
          <dd>{words.means[allergen]}</dd>
          {menu !== null && <dd className={styles.holders}>{holdersIn(menu, allergen)}</dd>}
        </div>
      ))}
    </dl>
  )
}

const Products = ({ menu }: { readonly menu: Menu }) => {
  const { language } = useView("route")
  const { words: inWords } = useFormat()
  const name = useTexts(productTexts)
  const words = allergenFacts[language]
  return (
    <table className={styles.products}>
      <thead>
        <tr>
          <th scope="col">{words.product}</th>
          <th scope="col">{words.allergens}</th>
        </tr>
      </thead>
      {shelvesOf(menu).map(({ category, products }) => (
        <tbody key={category}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {category === "CHARGES" ? "" : name(category)}
            </th>
          </tr>
          {products
            .filter(({ kind }) => kind !== "HALF_HALF")
            .map((product) => {
              const found = allergensOf(menu, product).map((allergen) => name(allergen))
              return (
                <tr key={product.id}>
                  <th scope="row">{inWords(product.name)}</th>
                  <td>{found.length === 0 ? words.none : found.join(", ")}</td>
                </tr>
              )
            })}
        </tbody>
      ))}
    </table>
  )
}
