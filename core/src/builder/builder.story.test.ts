import { describe, expect, test } from "vitest"
import { norway } from "../market/markets.ts"
import type { Ingredient, IngredientDefault, Level, Menu, Product } from "../menu/model.ts"
import { kroner } from "../money/rules/kroner.ts"
import { priceOrder } from "../price/rules/priceOrder.ts"
import { order } from "../price/shop.fixture.ts"
import type { OuterEvent } from "../shop/events.ts"
import { margherita, torget } from "../shop/samples.fixture.ts"
import { openShop } from "../shop/shopStage.fixture.ts"
import { kitchenOf } from "./kitchen.ts"
import { drawnPizza } from "./rules/drawnPizza.ts"
import { viewPizza } from "./view.ts"

const text = (words: string) => ({ nb: words, sv: words, en: words })

const ingredient = (
  productCode: string,
  price: number,
  category: Ingredient["categories"][number],
  more: Partial<Ingredient> = {},
): Ingredient => ({
  productCode,
  slug: productCode.toLowerCase(),
  name: text(productCode),
  price: kroner(price),
  categories: [category],
  subCategories: [],
  allergens: [],
  removeOnly: false,
  soldOut: false,
  productImage: null,
  ...more,
})

const comesWith = (levels: Readonly<Record<string, Level>>): readonly IngredientDefault[] =>
  Object.entries(levels).map(([productCode, quantity]) => ({ productCode, name: text(productCode), quantity }))

const pizza = (code: string, bases: Readonly<Record<string, number>>, levels: Readonly<Record<string, Level>>) => ({
  ...margherita,
  id: code,
  productCode: code,
  name: text(code),
  slug: code.toLowerCase(),
  allergens: ["gluten"] as const,
  ingredients: comesWith(levels),
  variations: Object.entries(bases).map(([base, price]) => ({
    code: `${code}_${base}`,
    productCode: code,
    price: kroner(price),
    size: text(base),
    soldOutUntil: null,
  })) as unknown as Product["variations"],
})

const sold: Menu = {
  products: [
    pizza("MARG", { AM20: 129, AM30: 199, AM40: 269, GF30: 239 }, { Bp: 1, TS: 1, Ch: 1 }),
    pizza("PEPP", { AM30: 229, AM40: 299, GF30: 269 }, { Bp: 1, TS: 1, Ch: 1, PE: 2 }),
    pizza("HEAP", { AM40: 349 }, { Ch: 1, PE: 3, HA: 3, BF: 3 }),
  ],
  ingredients: [
    ingredient("Bp", 0, "base", { removeOnly: true, allergens: ["gluten"] }),
    ingredient("TS", 0, "sauce"),
    ingredient("Ch", 0, "cheese", { removeOnly: true, allergens: ["milk"] }),
    ingredient("S", 10, "sauce", { allergens: ["egg"] }),
    ingredient("PE", 35, "meat", { allergens: ["mustard"] }),
    ingredient("HA", 35, "meat"),
    ingredient("BF", 42, "meat", { allergens: ["soy"] }),
    ingredient("AN", 25, "seafood", { soldOut: true, allergens: ["fish"] }),
    ingredient("PI", 25, "fruit"),
    ingredient("BS", 0, "herb"),
  ],
  subCategories: [],
}

const openBuilder = (slug = "marg", menu = sold, lineId: string | null = null) => {
  const shop = openShop("/butikker/torget/meny/pizza")
  shop.answer("LoadStore", { store: torget, menu })
  const open = (productSlug: string, id: string | null = null) =>
    shop.put({ type: "ModalOpened", modal: { _tag: "PizzaBuilder", productSlug, lineId: id } })
  open(slug, lineId)
  shop.wait(300)
  const hand = () => shop.see().builder
  const view = () => {
    const { store, cart, builder } = shop.see()
    const kitchen = kitchenOf(norway, store, cart, shop.world().t)
    const seen = builder._tag !== "Nothing" && kitchen ? viewPizza(builder.pizza, kitchen) : null
    if (!seen) throw new Error("nothing is being built")
    return seen
  }
  const lines = () => view().groups.flatMap((group) => group.lines)
  return {
    ...shop,
    open,
    hand,
    view,
    line: (code: string) => lines().find((line) => line.code === code),
    does: (...events: readonly OuterEvent[]) => events.forEach((event) => shop.put(event)),
    panel: () => shop.see().overlay.modal,
    cart: () => shop.see().cart.lines,
  }
}

const toggle = (code: string): OuterEvent => ({ type: "IngredientToggled", code })
const level = (code: string, chosen: Level): OuterEvent => ({ type: "LevelChosen", code, level: chosen })
const halves: OuterEvent = { type: "DividerMoved", cover: "both" }
const choose = (side: "left" | "right", productSlug: string): OuterEvent => ({ type: "HalfChosen", side, productSlug })
const done: OuterEvent = { type: "PizzaBuilt" }

describe("a whole pizza", () => {
  test("begins as the menu has it: one, large, American, and its price is the menu's", () => {
    const { view } = openBuilder()
    expect(view()).toMatchObject({ quantity: 1, cover: "left", outcome: "add", price: { linePrice: kroner(269) } })
    expect(view().shown.variation.code).toBe("MARG_AM40")
    expect(view().sizes.map(({ size, price, isChosen }) => [size, price, isChosen])).toEqual([
      ["small", kroner(129), false],
      ["medium", kroner(199), false],
      ["large", kroner(269), true],
    ])
  })

  test("on a gluten-free crust costs so much more than on the American of that size, and says so before", () => {
    const { view, does } = openBuilder()
    const [, glutenfree] = view().crusts
    expect(glutenfree).toMatchObject({ crust: "glutenfree", size: "medium", surcharge: kroner(40) })
    does({ type: "BaseChosen", crust: "glutenfree", size: "medium" })
    expect([view().shown.variation.code, view().price.linePrice]).toEqual(["MARG_GF30", kroner(239)])
  })

  test("is topped and bared: each ingredient's line, the price by part and the picture follow", () => {
    const { view, line, does } = openBuilder("pepp")
    expect(view().groups.map(({ name, lines }) => [name, lines.map(({ code }) => code)])).toEqual([
      ["included", ["Bp", "TS", "Ch", "PE"]],
      ["sauce", ["S"]],
      ["meat", ["HA", "BF"]],
      ["seafood", ["AN"]],
      ["fruit", ["PI"]],
      ["herb", ["BS"]],
    ])
    expect(line("PE")).toMatchObject({ checked: true, extra: "select", label: "included", quantity: 2, charge: 0 })
    expect(line("PI")).toMatchObject({ checked: false, extra: "none", tickPrice: kroner(25), label: null })
    does(toggle("PI"), level("PI", 3), level("PE", 3), toggle("TS"))
    expect(line("PI")?.levels.map(({ level: one, price }) => [one, price])).toEqual([
      [0.75, kroner(25)],
      [1, kroner(25)],
      [1.5, kroner(50)],
      [2, kroner(50)],
      [3, kroner(75)],
    ])
    expect(view().price.charges.map(({ code, level: one, price }) => [code, one, price])).toEqual([
      ["PE", 3, kroner(70)],
      ["PI", 3, kroner(75)],
    ])
    expect(view().price).toMatchObject({ unitPrice: kroner(299), extras: kroner(145), linePrice: kroner(444) })
    expect(view().drawing).toEqual({
      seed: "PEPP",
      crust: "american",
      toppings: [
        { slug: "bp", level: 1, part: "whole" },
        { slug: "ch", level: 1, part: "whole" },
        { slug: "pe", level: 3, part: "whole" },
        { slug: "pi", level: 3, part: "whole" },
      ],
    })
  })

  test("what can only be left out offers no more; what is sold out cannot be touched", () => {
    const { line, does } = openBuilder()
    expect(line("Ch")).toMatchObject({ extra: "none", label: "included", disabled: false })
    does(level("Ch", 2), toggle("AN"), { type: "ExtraToggled", code: "PI" }, toggle("NOPE"))
    expect([line("Ch")?.quantity, line("AN")]).toMatchObject([1, { disabled: true, checked: false }])
    expect(line("PI")?.quantity).toBe(0)
  })

  test("allergens are those of what lies on it", () => {
    const { view, does } = openBuilder()
    expect(view().shown.allergens).toEqual(["gluten", "milk"])
    does(toggle("Ch"), toggle("BF"))
    expect(view().shown.allergens).toEqual(["gluten", "soy"])
  })

  test("from a total of ten on nothing paid is added, and says so before; what is free, sauces, and less always go", () => {
    const { view, line, does } = openBuilder("heap")
    does(toggle("PI"))
    expect([view().shown.counted, view().isFull]).toEqual([10, true])
    expect(line("PI")?.levels.map(({ isBlocked }) => isBlocked)).toEqual([false, false, true, true, true])
    expect([line("S")?.isTickBlocked, line("BS")?.isTickBlocked]).toEqual([false, false])
    does(level("PI", 2), toggle("S"), toggle("BS"))
    expect([line("PI")?.quantity, line("S")?.quantity, line("BS")?.quantity]).toEqual([1, 1, 1])
    does(toggle("PI"))
    expect(view().isFull).toBe(true)
    does(level("PE", 0.75))
    expect(view().isFull).toBe(false)
  })

  test("as the menu has it again", () => {
    const { view, does } = openBuilder()
    does(toggle("PI"), { type: "IngredientsReset" })
    expect([view().shown.changes, view().price.extras]).toEqual([[], 0])
  })

  test("with nothing left on it is a bare one, not one as it comes", () => {
    const { view, does } = openBuilder()
    does(toggle("Bp"), toggle("TS"), toggle("Ch"))
    expect([view().shown.ingredients, view().shown.changes.length]).toEqual([[], 3])
  })
})

describe("half and half", () => {
  test("the second half begins as the first, and each has its own ingredients, price and allergens", () => {
    const { view, line, does } = openBuilder()
    does(toggle("PI"), halves)
    expect([view().active, view().parts.map(({ side }) => side)]).toEqual(["right", ["left", "right"]])
    expect(view().price.charges.map(({ part, price }) => [part, price])).toEqual([["whole", kroner(25)]])
    does(toggle("PI"), toggle("PE"))
    expect(line("PE")?.charge).toBe(kroner(18))
    expect(view().price.charges.map(({ part, code, price }) => [part, code, price])).toEqual([
      ["left", "PI", kroner(13)],
      ["right", "PE", kroner(18)],
    ])
    expect(view().parts.map(({ allergens }) => allergens)).toEqual([
      ["gluten", "milk"],
      ["gluten", "milk", "mustard"],
    ])
    expect(view().price.linePrice).toBe(kroner(269 + 13 + 18))
    expect(view().drawing.toppings.filter(({ part }) => part !== "whole")).toEqual([
      { slug: "pi", level: 1, part: "left" },
      { slug: "pe", level: 1, part: "right" },
    ])
  })

  test("a half is another pizza of the same size and crust; the dearer one's price counts", () => {
    const { view, does } = openBuilder()
    does(halves, choose("right", "pepp"))
    expect([view().price.unitPrice, view().drawing.seed]).toEqual([kroner(299), "MARG+PEPP"])
    expect(view().halves.map(({ slug, price, isChosen }) => [slug, price, isChosen])).toEqual([
      ["marg", kroner(269), false],
      ["pepp", kroner(299), true],
      ["heap", kroner(349), false],
    ])
    expect(view().sizes.map(({ size }) => size)).toEqual(["medium", "large"])
    does({ type: "BaseChosen", crust: "american", size: "small" })
    expect(view().shown.variation.code).toBe("PEPP_AM40")
    does({ type: "BaseChosen", crust: "glutenfree", size: "medium" })
    expect(view().parts.map(({ variation }) => variation.code)).toEqual(["MARG_GF30", "PEPP_GF30"])
    does(choose("left", "heap"))
    expect(view().parts.map(({ variation }) => variation.code)).toEqual(["MARG_GF30", "PEPP_GF30"])
  })

  test("the halves change places with what is on them, and looks as before but for the sides", () => {
    const { view, does } = openBuilder()
    does(halves, choose("right", "pepp"), toggle("PI"), { type: "HalvesSwapped" })
    expect(view().parts.map(({ product }) => product.slug)).toEqual(["pepp", "marg"])
    expect([view().active, view().shown.changes.map(({ code }) => code)]).toEqual(["left", ["PI"]])
    expect(view().drawing.seed).toBe("MARG+PEPP")
  })

  test("the divider drawn to an edge makes one pizza all of it; drawn back, the other is there as it was", () => {
    const { view, does } = openBuilder()
    does(halves, choose("right", "pepp"), toggle("PI"), { type: "DividerMoved", cover: "left" })
    expect([view().price.linePrice, view().parts.length, view().shown.product.slug]).toEqual([kroner(269), 1, "marg"])
    does({ type: "DividerMoved", cover: "right" })
    expect([view().price.linePrice, view().shown.product.slug]).toEqual([kroner(299 + 25), "pepp"])
    does(halves)
    expect(view().parts.map(({ changes }) => changes.length)).toEqual([0, 1])
  })

  test("a remembered half that is not made in another size is forgotten", () => {
    const { view, does } = openBuilder()
    does(halves, choose("right", "pepp"), { type: "DividerMoved", cover: "left" })
    does({ type: "BaseChosen", crust: "american", size: "small" })
    expect([view().shown.variation.code, view().hasOtherHalf]).toEqual(["MARG_AM20", false])
  })

  test("a product that is half-and-half begins as the first two pizzas of the menu that fit", () => {
    const product = { ...pizza("DUO", { AM40: 0 }, {}), kind: "HALF_HALF" as const }
    const { view } = openBuilder("duo", { ...sold, products: [...sold.products, product] })
    expect(view().parts.map(({ variation }) => variation.code)).toEqual(["MARG_AM40", "PEPP_AM40"])
    expect([view().active, view().price.unitPrice]).toEqual(["left", kroner(299)])
  })

  test("a product that is half-and-half begins in the size that was chosen on its page", () => {
    const product = { ...pizza("DUO", { AM30: 0, AM40: 0 }, {}), kind: "HALF_HALF" as const }
    const shop = openShop("/butikker/torget/meny/pizza/duo")
    shop.answer("LoadStore", { store: torget, menu: { ...sold, products: [...sold.products, product] } })
    shop.put({ type: "VariationChosen", code: "DUO_AM30" })
    shop.put({ type: "ProductAdded", productId: "DUO", variationCode: "DUO_AM30", quantity: 1 })
    expect(shop.see().builder).toMatchObject({
      pizza: { cover: "both", left: { variationCode: "MARG_AM30" }, right: { variationCode: "PEPP_AM30" } },
    })
  })

  test("a product that is half-and-half looks like the two pizzas that it begins as", () => {
    const product = { ...pizza("DUO", { AM40: 0, IT40: 0 }, {}), kind: "HALF_HALF" as const }
    const menu = { ...sold, products: [product, ...sold.products] }
    const begun = drawnPizza(menu, [{ variationCode: "DUO_AM40", chosen: [] }])
    const [left, right] = [
      { variationCode: "MARG_AM40", chosen: [] },
      { variationCode: "PEPP_AM40", chosen: [] },
    ]
    expect(begun).toEqual(drawnPizza(menu, [left, right]))
    expect(begun.toppings).toContainEqual({ slug: "pe", level: 2, part: "right" })
    expect(drawnPizza(menu, [{ variationCode: "DUO_IT40", chosen: [] }])).toMatchObject({ seed: "DUO", toppings: [] })
  })

  test("a product that is half-and-half is not put in as it is: adding it opens the builder", () => {
    const product = { ...pizza("DUO", { AM40: 0 }, {}), kind: "HALF_HALF" as const }
    const shop = openShop("/butikker/torget/meny/pizza")
    shop.answer("LoadStore", { store: torget, menu: { ...sold, products: [...sold.products, product] } })
    shop.put({ type: "ProductAdded", productId: "MARG", variationCode: "MARG_AM40", quantity: 1 })
    expect(shop.see().overlay.modal).toBeNull()
    shop.put({ type: "ProductAdded", productId: "DUO", variationCode: "DUO_AM40", quantity: 1 })
    expect(shop.see().overlay.modal?.modal).toEqual({ _tag: "PizzaBuilder", productSlug: "duo", lineId: null })
    expect(shop.see().builder).toMatchObject({ _tag: "Building", pizza: { cover: "both" } })
    expect(shop.see().cart.lines.map(({ variationCode }) => variationCode)).toEqual(["MARG_AM40"])
  })

  test("what was never split has no other side, and a whole one no half to choose", () => {
    const { hand, does } = openBuilder()
    const before = hand()
    does({ type: "DividerMoved", cover: "right" }, { type: "HalvesSwapped" }, choose("right", "pepp"))
    does({ type: "HalfShown", side: "right" })
    expect(hand()).toBe(before)
  })
})

describe("into the cart", () => {
  test("a built pizza is a line with its changes, at the price that the builder said; the panel closes", () => {
    const stage = openBuilder()
    stage.does(toggle("PI"), toggle("Ch"), { type: "PiecesStepped", step: 1 })
    const price = stage.view().price.linePrice
    stage.does(done, done)
    expect(stage.cart()).toMatchObject([{ variationCode: "MARG_AM40", quantity: 2, linePrice: price, type: "pizza" }])
    expect(stage.cart()[0]?.modifications.changes.map(({ code, quantity }) => [code, quantity])).toEqual([
      ["PI", 1],
      ["Ch", 0],
    ])
    expect([stage.panel()?.isClosing, stage.hand()._tag]).toEqual([true, "Built"])
  })

  test("what the server would charge for it is what the builder said", () => {
    const stage = openBuilder()
    stage.does(halves, choose("right", "pepp"), toggle("PI"), level("PE", 3), { type: "HalfShown", side: "left" })
    stage.does(toggle("PE"), toggle("PI"), { type: "PiecesStepped", step: 1 })
    const { linePrice } = stage.view().price
    stage.does(done)
    const products = stage.see().cart.orderLines
    const priced = priceOrder(order(products, { menu: sold, store: { ...torget, quantityLimit: 0 } }))
    expect(priced).toMatchObject({ price: { orderAmount: linePrice } })
  })

  test("a half-and-half line opens as it was made, and is changed in its place", () => {
    const stage = openBuilder()
    stage.does(halves, choose("right", "pepp"), toggle("PI"), done)
    stage.wait(300)
    const id = stage.cart()[0]?.id ?? ""
    stage.open("marg", id)
    expect(stage.view()).toMatchObject({ outcome: "update", cover: "both", active: "left" })
    expect(stage.view().parts.map(({ changes }) => changes.map(({ code }) => code))).toEqual([[], ["PI"]])
    stage.does({ type: "DividerMoved", cover: "left" }, done)
    expect(stage.cart()).toMatchObject([{ id, type: "pizza", variationCode: "MARG_AM40", quantity: 1 }])
  })

  test("a line that has gone meanwhile is not changed, and nothing is built", () => {
    const stage = openBuilder()
    stage.does(done)
    stage.wait(300)
    const id = stage.cart()[0]?.id ?? ""
    stage.open("marg", id)
    stage.does({ type: "LineRemoved", id }, done)
    expect([stage.cart(), stage.hand()._tag]).toEqual([[], "Building"])
  })

  test("of a sold-out size there is none, and the first that is to be had is taken up", () => {
    const until = Date.UTC(2026, 10, 22)
    const [marg, ...others] = sold.products
    const gone = (code: string) => ({
      ...sold,
      products: [
        {
          ...marg,
          variations: marg?.variations.map((one) => (one.code === code ? { ...one, soldOutUntil: until } : one)),
        } as unknown as Product,
        ...others,
      ],
    })
    const stage = openBuilder("marg", gone("MARG_AM40"))
    expect([stage.view().shown.variation.code, stage.view().outcome]).toEqual(["MARG_AM20", "add"])
    stage.does({ type: "BaseChosen", crust: "american", size: "large" }, done)
    expect([stage.view().outcome, stage.view().price.linePrice, stage.cart()]).toEqual(["soldOut", kroner(269), []])
    expect(stage.view().sizes.map(({ isSoldOut }) => isSoldOut)).toEqual([false, false, true])
  })

  test("what has sold out on a line since is taken off it, and named", () => {
    const before = openBuilder()
    before.does(toggle("PI"), toggle("HA"), done)
    const saved = before.told().findLast((told) => told.type === "SaveCart")
    const ingredients = sold.ingredients.map((one) => (one.productCode === "PI" ? { ...one, soldOut: true } : one))
    const stage = openBuilder("heap", { ...sold, ingredients })
    stage.put({ type: "CartChangedElsewhere", cart: saved?.cart ?? null })
    stage.open("marg", stage.cart()[0]?.id ?? "")
    stage.wait(600)
    expect(stage.view().soldOut).toEqual([text("PI")])
    expect([stage.line("PI"), stage.view().price.extras]).toMatchObject([
      { checked: false, disabled: true },
      kroner(35),
    ])
    stage.does(done)
    expect(stage.cart()[0]?.modifications.changes.map(({ code }) => code)).toEqual(["HA"])
  })
})

describe("the panel", () => {
  test("takes over size and number from the product's page", () => {
    const stage = openBuilder("heap")
    stage.put({ type: "PathOpened", path: "/butikker/torget/meny/pizza/marg", how: "link" })
    stage.wait(300)
    stage.does({ type: "VariationChosen", code: "MARG_AM30" }, { type: "QuantityStepped", step: 1 })
    stage.open("marg")
    expect([stage.view().shown.variation.code, stage.view().quantity]).toEqual(["MARG_AM30", 2])
  })

  test("opened twice, as by a double click, keeps what was done; opened anew it begins anew", () => {
    const stage = openBuilder()
    stage.does(toggle("PI"))
    stage.open("marg")
    expect(stage.view().shown.changes).toHaveLength(1)
    stage.does({ type: "ModalClosed", id: stage.panel()?.id ?? "", by: "swipe" })
    stage.wait(300)
    stage.open("marg")
    expect(stage.view().shown.changes).toHaveLength(0)
  })

  test("once it is closed nothing can be changed or bought in it", () => {
    const stage = openBuilder()
    stage.does({ type: "ModalClosed", id: stage.panel()?.id ?? "", by: "escape" }, toggle("PI"), done)
    expect([stage.view().shown.changes, stage.cart()]).toEqual([[], []])
  })

  test.each(["cola", "nowhere"])("of what is no pizza there is nothing to build: %s", (slug) => {
    expect(openBuilder(slug).hand()).toEqual({ _tag: "Nothing" })
  })

  test("a number is one at least, and no more than the store makes of one line", () => {
    const shop = openBuilder()
    for (let more = 0; more < 120; more++) shop.put({ type: "PiecesStepped", step: 1 })
    expect(shop.view().quantity).toBe(99)
    for (let less = 0; less < 120; less++) shop.put({ type: "PiecesStepped", step: -1 })
    expect(shop.view().quantity).toBe(1)
  })
})
