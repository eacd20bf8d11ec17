import type { Words } from "../texts/dictionary.ts"

const sheets = import.meta.glob<{ readonly default: Readonly<Record<string, string>> }>(
  "../{app,cart,consent,kit,kitchen,overlays,pictures,products,report,screens,shop,stores}/**/*.module.css",
  { eager: true },
)

const sources = import.meta.glob<string>(
  "../{app,cart,consent,kit,kitchen,overlays,pictures,products,report,screens,shop,stores}/**/*.module.css",
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
)

/** The CSS classes that no state uses, each with the reason. */
export const allowedUnusedClasses: Readonly<Record<string, string>> = {
  "pictures/InlinePicture.module.css: picture":
    "only for a picture that the server rendered with the page; it looks the same",
  "overlays/cart/CartBeside.module.css: beside": "only at a desk, and all states are rendered on a phone",
  "overlays/cart/CartBeside.module.css: cart": "as above",
  "overlays/cart/CartBeside.module.css: empty": "as above",
  "overlays/builder/Ingredients.module.css: extra":
    "only other products than pizzas have a fixed extra, and the builder has only pizzas",
}

/** Adds the classes of all elements on the page to `used`. */
export const noteClasses = (used: Set<string>): void => {
  for (const element of document.querySelectorAll("[class]")) for (const name of element.classList) used.add(name)
}

/** The classes of our style sheets that are not in `used`, such as `Sheet.module.css: head`. */
export const unusedClasses = (used: ReadonlySet<string>): readonly string[] =>
  Object.entries(sheets).flatMap(([file, { default: names }]) =>
    Object.entries(names)
      // A keyframe name is exported like a class.
      .filter(([name]) => !new RegExp(`@keyframes ${name}\\b`).test(sources[file] ?? ""))
      // A class that composes another is exported as both; the first is its own.
      .filter(([, built]) => !used.has(built.split(" ")[0] ?? ""))
      .map(([name]) => `${file.replace("../", "")}: ${name}`),
  )

/** The texts that no state uses, each with the reason. */
export const allowedUnusedTexts: Readonly<Record<string, string>> = {
  "app.priceChanged": "for a notice that no unit sends",
  "app.renewed": "caused by the browser, not by a world: a new version was released while the page was open",
  "app.technical": "replaces the text of an error while that is loading",
  "blocks.PaymentNotOffered": "a payment type that is no longer offered is deselected",
  "builder.extra": "only other products than pizzas have a fixed extra, and the builder has only pizzas",
  "builder.extraOf": "as above",
  "builder.levelNone": "the lowest option of the select is a little; none is the checkbox",
  "builder.wholePart": "once there are two halves, the builder puts every ingredient on one of them",
  "checkout.missing": "each required field has a text of its own",
  "kitchenBoard.status_awaitingPayment": "an order reaches the kitchen once it is placed, and never goes back",
  "kitchenBoard.status_created": "as above",
  "kitchenBoard.status_placed": "no press of staff is overtaken by a new order",
  "products.family": "neither market has that size",
  "report.copied": "said after a press on the report's button, in no state of its own",
  "report.cut": "below a log too long to be shown whole, once it is asked for",
  "report.uncopied": "as report.copied",
}

/** The keys of the texts that are not in `used`, such as `cart.title`. */
export const unusedTexts = (words: Words, used: ReadonlySet<string>): readonly string[] =>
  Object.entries(words).flatMap(([namespace, texts]) =>
    Object.keys(texts)
      .map((key) => `${namespace}.${key}`)
      .filter((key) => !used.has(key)),
  )
