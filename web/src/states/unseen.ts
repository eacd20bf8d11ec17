import type { Words } from "../texts/dictionary.ts"

const sheets = import.meta.glob<{ readonly default: Readonly<Record<string, string>> }>(
  "../{app,consent,kit,overlays,pictures,products,screens}/**/*.module.css",
  { eager: true },
)

/** Notes the classes of everything on the page. */
export const noteClasses = (seen: Set<string>): void => {
  for (const element of document.querySelectorAll("[class]")) for (const name of element.classList) seen.add(name)
}

/** The classes of our style sheets, as `Sheet.module.css: head`, that nothing on any page had. */
export const unseenClasses = (seen: ReadonlySet<string>): readonly string[] =>
  Object.entries(sheets).flatMap(([file, { default: names }]) =>
    Object.entries(names)
      .filter(([, built]) => !built.split(" ").some((name) => seen.has(name)))
      .map(([name]) => `${file.replace("../", "")}: ${name}`),
  )

/** The texts, as `cart.title`, that no page has said. */
export const unheardTexts = (words: Words, heard: ReadonlySet<string>): readonly string[] =>
  Object.entries(words).flatMap(([namespace, texts]) =>
    Object.keys(texts)
      .map((key) => `${namespace}.${key}`)
      .filter((key) => !heard.has(key)),
  )
