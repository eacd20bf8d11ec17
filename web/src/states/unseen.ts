import type { Words } from "../texts/dictionary.ts"

const sheets = import.meta.glob<{ readonly default: Readonly<Record<string, string>> }>(
  "../{app,consent,kit,overlays,pictures,products,screens}/**/*.module.css",
  { eager: true },
)

const sources = import.meta.glob<string>("../{app,consent,kit,overlays,pictures,products,screens}/**/*.module.css", {
  eager: true,
  query: "?raw",
  import: "default",
})

/** The classes that nothing has, and why they are there. */
export const neverSeen: Readonly<Record<string, string>> = {
  "app/Notices.module.css: renew": "the browser says it, not a world: a version came while the page was open",
  "pictures/PageBorn.module.css: born": "only of a picture that the server drew with the page; it looks the same",
  "overlays/builder/Ingredients.module.css: extra": "only what is no pizza has one extra, and only pizzas are built",
}

/** Notes the classes of everything on the page. */
export const noteClasses = (seen: Set<string>): void => {
  for (const element of document.querySelectorAll("[class]")) for (const name of element.classList) seen.add(name)
}

/** The classes of our style sheets, as `Sheet.module.css: head`, that nothing on any page had. */
export const unseenClasses = (seen: ReadonlySet<string>): readonly string[] =>
  Object.entries(sheets).flatMap(([file, { default: names }]) =>
    Object.entries(names)
      // A movement is exported like a class, and is none.
      .filter(([name]) => !new RegExp(`@keyframes ${name}\\b`).test(sources[file] ?? ""))
      .filter(([, built]) => !built.split(" ").some((name) => seen.has(name)))
      .map(([name]) => `${file.replace("../", "")}: ${name}`),
  )

/** Texts that nobody comes to read, and why they are there. */
export const neverSaid: Readonly<Record<string, string>> = {
  "app.priceChanged": "of a notice that no unit gives",
  "app.renewed": "the browser says it, not a world: a version came while the page was open",
  "app.technical": "stands in for the words of an error while those are on their way",
  "blocks.PaymentNotOffered": "a way to pay that is no longer offered is no longer chosen",
  "builder.extra": "only what is no pizza has one extra, and only pizzas are built",
  "builder.extraOf": "as above",
  "builder.levelNone": "the select begins at a little: none is the checkbox",
  "builder.wholePart": "the builder puts everything on a half once there are two",
  "checkout.missing": "the fields that may not be empty each have words of their own",
  "dialog.storeTitle": "of a dialog that no unit asks",
  "dialog.storeText": "as above",
  "dialog.storeYes": "as above",
  "dialog.storeNo": "as above",
  "products.family": "neither market has that size",
}

/** The texts, as `cart.title`, that no page has said. */
export const unheardTexts = (words: Words, heard: ReadonlySet<string>): readonly string[] =>
  Object.entries(words).flatMap(([namespace, texts]) =>
    Object.keys(texts)
      .map((key) => `${namespace}.${key}`)
      .filter((key) => !heard.has(key)),
  )
