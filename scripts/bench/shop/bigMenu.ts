import { readFileSync } from "node:fs"
import { join } from "node:path"

const fixtures = join(import.meta.dirname, "..", "..", "..", "fixtures", "no")

const read = (name: string): unknown => JSON.parse(readFileSync(join(fixtures, `${name}.json`), "utf8"))

interface SentProduct {
  readonly id: string
  readonly productCode: string
  readonly slug: string
  readonly variations: readonly { readonly code: string }[]
}

/** The fixtures' menu repeated, in wire format, with unique products. */
const manyProducts = (products: readonly SentProduct[], many: number): readonly SentProduct[] =>
  Array.from({ length: many }, (_, index) => {
    const product = products[index % products.length]
    if (product === undefined) throw new Error("the fixtures sell nothing")
    const round = Math.floor(index / products.length)
    if (round === 0) return product
    const productCode = `${product.productCode}${round}`
    return {
      ...product,
      id: `${product.id}-${round}`,
      slug: `${product.slug}-${round}`,
      productCode,
      variations: product.variations.map((variation) => ({
        ...variation,
        productCode,
        code: variation.code.replace(product.productCode, productCode),
      })),
    }
  })

/** The response of `GET /stores/{id}` for a store with `many` products. */
export const bigStore = (many: number): object => {
  const menu = read("menu") as { readonly products: readonly SentProduct[] }
  const [store] = read("stores") as readonly [object]
  return { store, menu: { ...menu, products: manyProducts(menu.products, many) } }
}
