import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { norway } from "../../domain/market/markets.ts"
import { type Ingredient, type IngredientDefault, Level, type Menu, type Product } from "../../domain/menu/model.ts"
import { kroner } from "../../domain/money/rules/kroner.ts"
import { priceOrder } from "../../domain/price/rules/priceOrder.ts"
import { order } from "../../domain/price/shop.fixture.ts"
import type { OuterEvent } from "../../messages/events.ts"
import { margherita, torget } from "../../shop/samples.fixture.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { standing } from "../cart/cartStage.fixture.ts"
import { sampleIngredient, sampleText } from "../../testing/samples.ts"
import { kitchenOf } from "./kitchenOf.ts"
import { drawnPizza } from "../../domain/builder/rules/drawnPizza.ts"
import { viewPizza } from "./view.ts"

const ingredient = (
  productCode: string,
  price: number,
  category: Ingredient["categories"][number],
  more: Partial<Ingredient> = {},
): Ingredient => sampleIngredient(productCode, price, { categories: [category], ...more })

const comesWith = (levels: Readonly<Record<string, Level>>): readonly IngredientDefault[] =>
  Object.entries(levels).map(([productCode, quantity]) => ({ productCode, name: sampleText(productCode), quantity }))

const pizza = (code: string, bases: Readonly<Record<string, number>>, levels: Readonly<Record<string, Level>>) => ({
  ...margherita,
  id: code,
  productCode: code,
  name: sampleText(code),
  slug: code.toLowerCase(),
  allergens: ["gluten"] as const,
  ingredients: comesWith(levels),
  variations: Object.entries(bases).map(([base, price]) => ({
    code: `${code}_${base}`,
    productCode: code,
    price: kroner(price),
    size: sampleText(base),
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
    ingredient("Bp", 0, "base", { removeOnly: true, required: true, allergens: ["gluten"] }),
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
  test("starts with the menu's defaults: one, large, American, at the menu's price", () => {
    const { view } = openBuilder()
    expect(view()).toMatchObject({ quantity: 1, cover: "left", outcome: "add", price: { linePrice: kroner(269) } })
    expect(view().shown.variation.code).toBe("MARG_AM40")
    expect(view().sizes.map(({ size, price, isChosen }) => [size, price, isChosen])).toEqual([
      ["small", kroner(129), false],
      ["medium", kroner(199), false],
      ["large", kroner(269), true],
    ])
  })

  test("on a gluten-free crust shows its surcharge over the American crust of that size beforehand", () => {
    const { view, does } = openBuilder()
    const [, glutenfree] = view().crusts
    expect(glutenfree).toMatchObject({ crust: "glutenfree", size: "medium", surcharge: kroner(40) })
    does({ type: "BaseChosen", crust: "glutenfree", size: "medium" })
    expect([view().shown.variation.code, view().price.linePrice]).toEqual(["MARG_GF30", kroner(239)])
  })

  test("gains and loses toppings; ingredient lines, price breakdown and picture follow", () => {
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

  test("limits an ingredient that can only be removed, and disables one that is sold out", () => {
    const { line, does } = openBuilder()
    expect(line("Ch")).toMatchObject({ extra: "none", label: "included", disabled: false })
    does(level("Ch", 2), toggle("AN"), { type: "ExtraToggled", code: "PI" }, toggle("NOPE"))
    expect([line("Ch")?.quantity, line("AN")]).toMatchObject([1, { disabled: true, checked: false }])
    expect(line("PI")?.quantity).toBe(0)
  })

  test("declares the allergens of its current ingredients", () => {
    const { view, does } = openBuilder()
    expect(view().shown.allergens).toEqual(["gluten", "milk"])
    does(toggle("Ch"), toggle("BF"))
    expect(view().shown.allergens).toEqual(["gluten", "soy"])
  })

  test("takes no more paid ingredients from a total of ten, and says so before; free ones and sauces still fit", () => {
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

  test("is reset to the menu's default", () => {
    const { view, does } = openBuilder()
    does(toggle("PI"), { type: "IngredientsReset" })
    expect([view().shown.changes, view().price.extras]).toEqual([[], 0])
  })

  test("without toppings is the bare dough, not the default pizza; the dough itself stays", () => {
    const { view, line, does } = openBuilder()
    expect([line("Bp"), line("Ch")]).toMatchObject([{ isFixed: true }, { isFixed: false }])
    does(toggle("Bp"), toggle("TS"), toggle("Ch"))
    expect(view().shown.ingredients.map(({ code }) => code)).toEqual(["Bp"])
    expect(view().shown.changes.map(({ code }) => code)).toEqual(["TS", "Ch"])
  })
})

describe("half and half", () => {
  test("begins with another pizza as the second half, which is shown first", () => {
    const { view, does } = openBuilder()
    does(toggle("PI"), halves)
    expect([view().active, view().parts.map(({ product }) => product.slug)]).toEqual(["right", ["marg", "pepp"]])
    expect(view().parts.map(({ changes }) => changes.map(({ code }) => code))).toEqual([["PI"], []])
  })

  test("begins with the first other pizza that comes in this size and crust and is not sold out, otherwise with a copy", () => {
    const gone = sold.products.map((product) =>
      product.productCode === "PEPP"
        ? ({ ...product, variations: product.variations.map((one) => ({ ...one, soldOutUntil: Infinity })) } as never)
        : product,
    )
    const later = openBuilder("marg", { ...sold, products: gone })
    later.does(halves)
    expect(later.view().parts.map(({ variation }) => variation.code)).toEqual(["MARG_AM40", "HEAP_AM40"])
    const alone = openBuilder()
    alone.does({ type: "BaseChosen", crust: "american", size: "small" }, halves)
    expect(alone.view().parts.map(({ variation }) => variation.code)).toEqual(["MARG_AM20", "MARG_AM20"])
  })

  test("can have two halves of the same pizza, each with its own ingredients, price and allergens", () => {
    const { view, line, does } = openBuilder()
    does(toggle("PI"), halves, choose("right", "marg"), toggle("PI"))
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

  test("pairs two pizzas of the same size and crust, at the price of the dearer one", () => {
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

  test("swaps its halves with their ingredients, and looks the same but for the sides", () => {
    const { view, does } = openBuilder()
    does(halves, choose("right", "pepp"), toggle("PI"), { type: "HalvesSwapped" })
    expect(view().parts.map(({ product }) => product.slug)).toEqual(["pepp", "marg"])
    expect([view().active, view().shown.changes.map(({ code }) => code)]).toEqual(["left", ["PI"]])
    expect(view().drawing.seed).toBe("MARG+PEPP")
  })

  test("becomes one whole pizza with the divider at an edge, and gets the other half back unchanged", () => {
    const { view, does } = openBuilder()
    does(halves, choose("right", "pepp"), toggle("PI"), { type: "DividerMoved", cover: "left" })
    expect([view().price.linePrice, view().parts.length, view().shown.product.slug]).toEqual([kroner(269), 1, "marg"])
    does({ type: "DividerMoved", cover: "right" })
    expect([view().price.linePrice, view().shown.product.slug]).toEqual([kroner(299 + 25), "pepp"])
    does(halves)
    expect(view().parts.map(({ changes }) => changes.length)).toEqual([0, 1])
  })

  test("forgets a hidden half that is not made in a newly chosen size", () => {
    const { view, does } = openBuilder()
    does(halves, choose("right", "pepp"), { type: "DividerMoved", cover: "left" })
    does({ type: "BaseChosen", crust: "american", size: "small" })
    expect([view().shown.variation.code, view().hasOtherHalf]).toEqual(["MARG_AM20", false])
  })

  test("starts, as a product of the menu, with the menu's first two pizzas that fit", () => {
    const product = { ...pizza("DUO", { AM40: 0 }, {}), kind: "HALF_HALF" as const }
    const { view } = openBuilder("duo", { ...sold, products: [...sold.products, product] })
    expect(view().parts.map(({ variation }) => variation.code)).toEqual(["MARG_AM40", "PEPP_AM40"])
    expect([view().active, view().price.unitPrice]).toEqual(["left", kroner(299)])
  })

  test("starts, as a product of the menu, in the size chosen on its page", () => {
    const product = { ...pizza("DUO", { AM30: 0, AM40: 0 }, {}), kind: "HALF_HALF" as const }
    const shop = openShop("/butikker/torget/meny/pizza/duo")
    shop.answer("LoadStore", { store: torget, menu: { ...sold, products: [...sold.products, product] } })
    shop.put({ type: "VariationChosen", code: "DUO_AM30" })
    shop.put({ type: "ProductAdded", productId: "DUO", variationCode: "DUO_AM30", quantity: 1 })
    expect(shop.see().builder).toMatchObject({
      pizza: { cover: "both", left: { variationCode: "MARG_AM30" }, right: { variationCode: "PEPP_AM30" } },
    })
  })

  test("looks, as a product of the menu, like the two pizzas that it starts with", () => {
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

  test("cannot be added, as a product of the menu, without the builder: adding it opens the builder", () => {
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

  test("offers no other half before the first split, and no choice of half while whole", () => {
    const { hand, does } = openBuilder()
    const before = hand()
    does({ type: "DividerMoved", cover: "right" }, { type: "HalvesSwapped" }, choose("right", "pepp"))
    does({ type: "HalfShown", side: "right" })
    expect(hand()).toBe(before)
  })
})

describe("into the cart", () => {
  test("a built pizza becomes a line with its changes, at the builder's price, and the panel closes", () => {
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

  test("the server's price equals the builder's", () => {
    const stage = openBuilder()
    stage.does(halves, choose("right", "pepp"), toggle("PI"), level("PE", 3), { type: "HalfShown", side: "left" })
    stage.does(toggle("PE"), toggle("PI"), { type: "PiecesStepped", step: 1 })
    const { linePrice } = stage.view().price
    stage.does(done)
    const products = stage.see().cart.orderLines
    const priced = priceOrder(order(products, { menu: sold, store: { ...torget, quantityLimit: 0 } }))
    expect(priced).toMatchObject({ price: { orderAmount: linePrice } })
  })

  test("a pizza keeps its dough whatever is pressed, on every half, and the server accepts it", () => {
    const side = fc.constantFrom("left" as const, "right" as const)
    const code = fc.constantFrom("Bp", "TS", "Ch", "PE", "PI")
    const press: fc.Arbitrary<OuterEvent> = fc.oneof(
      code.map(toggle),
      code.map((one): OuterEvent => ({ type: "ExtraToggled", code: one })),
      fc.tuple(code, fc.constantFrom(...Level.literals)).map(([one, chosen]) => level(one, chosen)),
      fc.constantFrom<OuterEvent>(halves, { type: "HalvesSwapped" }, { type: "IngredientsReset" }),
      fc.tuple(side, fc.constantFrom("marg", "pepp")).map(([half, slug]) => choose(half, slug)),
      side.map((cover): OuterEvent => ({ type: "DividerMoved", cover })),
    )
    fc.assert(
      fc.property(fc.array(press, { maxLength: 12 }), (presses) => {
        const stage = openBuilder()
        stage.does(...presses)
        for (const { ingredients } of stage.view().parts)
          expect(ingredients).toContainEqual(expect.objectContaining({ code: "Bp", quantity: 1 }))
        stage.does(done)
        const products = stage.see().cart.orderLines
        const priced = priceOrder(order(products, { menu: sold, store: { ...torget, quantityLimit: 0 } }))
        expect([products.length, priced._tag]).toEqual([1, "Priced"])
      }),
      { numRuns: 60 },
    )
  })

  test("a half-and-half line opens as it was made, and is updated in place", () => {
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

  test("a line removed meanwhile is not updated, and nothing is added", () => {
    const stage = openBuilder()
    stage.does(done)
    stage.wait(300)
    const id = stage.cart()[0]?.id ?? ""
    stage.open("marg", id)
    stage.does({ type: "LineRemoved", id }, done)
    expect([stage.cart(), stage.hand()._tag]).toEqual([[], "Building"])
  })

  test("a sold-out size is not offered, and the nearest that is there is selected", () => {
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
    expect([stage.view().shown.variation.code, stage.view().outcome]).toEqual(["MARG_AM30", "add"])
    stage.does({ type: "BaseChosen", crust: "american", size: "large" }, done)
    expect([stage.view().outcome, stage.view().price.linePrice, stage.cart()]).toEqual(["soldOut", kroner(269), []])
    expect(stage.view().sizes.map(({ isSoldOut }) => isSoldOut)).toEqual([false, false, true])
  })

  test("ingredients of a line that have sold out since are removed and listed", () => {
    const before = openBuilder()
    before.does(toggle("PI"), toggle("HA"), done)
    const saved = before.told().findLast((told) => told.type === "SaveCart")
    const ingredients = sold.ingredients.map((one) => (one.productCode === "PI" ? { ...one, soldOut: true } : one))
    const stage = openBuilder("heap", { ...sold, ingredients })
    stage.put({ type: "CartChangedElsewhere", cart: saved?.cart ?? null })
    stage.open("marg", stage.cart()[0]?.id ?? "")
    stage.wait(600)
    expect(stage.view().soldOut).toEqual([sampleText("PI")])
    expect([stage.line("PI"), stage.view().price.extras]).toMatchObject([
      { checked: false, disabled: true },
      kroner(35),
    ])
    stage.does(done)
    expect(stage.cart()[0]?.modifications.changes.map(({ code }) => code)).toEqual(["HA"])
  })
})

describe("what is sold out until tomorrow morning", () => {
  const chooseTime = (option: "now" | "tomorrow"): OuterEvent => ({ type: "TimeOptionChosen", option })
  const morning = Date.UTC(2026, 10, 22, 5)
  const ingredients = [...sold.ingredients, ingredient("CK", 35, "meat")].map((one) =>
    one.productCode === "PI" ? { ...one, soldOut: true, soldOutUntil: morning } : one,
  )
  const openTonight = () => {
    const stage = openBuilder("marg", { ...sold, ingredients })
    const reported = { soldOutVariations: ["MARG_AM40"], soldOutUntil: { MARG_AM40: morning } }
    stage.answer("LoadStatus", standing({ ...reported, serverTime: stage.world().t }))
    stage.does({ type: "TimingOpened" })
    stage.wait(300)
    stage.open("marg")
    return stage
  }

  test("is disabled tonight, and can be chosen for tomorrow", () => {
    const stage = openTonight()
    expect(stage.line("PI")).toMatchObject({ disabled: true })
    expect(stage.view().sizes.map(({ isSoldOut }) => isSoldOut)).toEqual([false, false, true])
    stage.does(toggle("PI"))
    expect(stage.line("PI")).toMatchObject({ checked: false })
    stage.does(chooseTime("tomorrow"))
    expect(stage.line("PI")).toMatchObject({ disabled: false })
    expect(stage.view().sizes.map(({ isSoldOut }) => isSoldOut)).toEqual([false, false, false])
    stage.does(toggle("PI"), { type: "BaseChosen", crust: "american", size: "large" })
    expect(stage.line("PI")).toMatchObject({ checked: true, extra: "select" })
    expect([stage.view().outcome, stage.view().soldOut]).toEqual(["add", []])
    stage.does(done)
    expect(stage.cart()).toMatchObject([{ variationCode: "MARG_AM40", modifications: { changes: [{ code: "PI" }] } }])
  })

  test("is named when the customer wants the pizza now after all, and is still on it for tomorrow", () => {
    const stage = openTonight()
    stage.does(chooseTime("tomorrow"), toggle("PI"), chooseTime("now"))
    expect(stage.view().soldOut).toEqual([sampleText("PI")])
    expect(stage.line("PI")).toMatchObject({ checked: false, disabled: true })
    stage.does(chooseTime("tomorrow"))
    expect([stage.view().soldOut, stage.line("PI")]).toMatchObject([[], { checked: true }])
  })

  test("makes no pizza fuller than the editor allows, when the time changes back after others took its place", () => {
    const stage = openTonight()
    stage.does(chooseTime("tomorrow"), toggle("PI"), level("PI", 3), chooseTime("now"))
    for (const code of ["PE", "HA", "BF", "CK"]) stage.does(toggle(code), level(code, 3))
    expect(stage.view().shown.counted).toBe(10)
    stage.does(chooseTime("tomorrow"), done)
    const products = stage.see().cart.orderLines
    const tomorrow = { menu: { ...sold, ingredients }, at: morning, store: { ...torget, quantityLimit: 0 } }
    expect([products.length, priceOrder(order(products, tomorrow))]).toMatchObject([1, { _tag: "Priced" }])
  })

  test("stays in a cart that is wanted now after all, so that the server's refusal can name it", () => {
    const stage = openTonight()
    stage.does(chooseTime("tomorrow"), toggle("PI"), done, chooseTime("now"))
    expect(stage.cart()).toMatchObject([{ modifications: { changes: [{ code: "PI" }] } }])
  })
})

describe("the panel", () => {
  test("takes size and quantity from the product's page", () => {
    const stage = openBuilder("heap")
    stage.put({ type: "PathOpened", path: "/butikker/torget/meny/pizza/marg", how: "link" })
    stage.wait(300)
    stage.does({ type: "VariationChosen", code: "MARG_AM30" }, { type: "QuantityStepped", step: 1 })
    stage.open("marg")
    expect([stage.view().shown.variation.code, stage.view().quantity]).toEqual(["MARG_AM30", 2])
  })

  test("keeps its changes on a double click, and starts afresh when reopened", () => {
    const stage = openBuilder()
    stage.does(toggle("PI"))
    stage.open("marg")
    expect(stage.view().shown.changes).toHaveLength(1)
    stage.does({ type: "ModalClosed", id: stage.panel()?.id ?? "", by: "swipe" })
    stage.wait(300)
    stage.open("marg")
    expect(stage.view().shown.changes).toHaveLength(0)
  })

  test("accepts no change and no purchase once it is closed", () => {
    const stage = openBuilder()
    stage.does({ type: "ModalClosed", id: stage.panel()?.id ?? "", by: "escape" }, toggle("PI"), done)
    expect([stage.view().shown.changes, stage.cart()]).toEqual([[], []])
  })

  test.each(["cola", "nowhere"])("builds nothing for a product that is not a pizza: %s", (slug) => {
    expect(openBuilder(slug).hand()).toEqual({ _tag: "Nothing" })
  })

  test("bounds the quantity from one to the store's limit per line", () => {
    const shop = openBuilder()
    for (let more = 0; more < 120; more++) shop.put({ type: "PiecesStepped", step: 1 })
    expect(shop.view().quantity).toBe(99)
    for (let less = 0; less < 120; less++) shop.put({ type: "PiecesStepped", step: -1 })
    expect(shop.view().quantity).toBe(1)
  })
})
