import { createHash } from "node:crypto"
import { glob } from "node:fs/promises"
import { basename } from "node:path"
import { pathToFileURL } from "node:url"
import type { Plugin } from "vite"
import type { Built } from "./filesOnlyOf.ts"

const languages = ["nb", "sv", "en"] as const
type Language = (typeof languages)[number]
interface Texts {
  readonly namespace: string
  readonly table: Readonly<Record<string, Readonly<Record<Language, unknown>>>>
}
interface TextsFile {
  readonly file: string
  readonly exported: ReadonlyMap<string, Texts>
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === "object" && value !== null && "namespace" in value && "table" in value

const readTexts = async (root: string): Promise<readonly TextsFile[]> => {
  const files: TextsFile[] = []
  for await (const path of glob("src/**/texts.ts", { cwd: root })) {
    const file = `${root}/${path}`
    const module = (await import(`${pathToFileURL(file).href}?${Date.now()}`)) as Record<string, unknown>
    const exported = new Map(
      Object.entries(module).flatMap(([name, value]) => (isTexts(value) ? [[name, value] as const] : [])),
    )
    files.push({ file, exported })
  }
  return files.sort((one, other) => one.file.localeCompare(other.file))
}

const tablesOf = (files: readonly TextsFile[]): ReadonlyMap<string, Texts["table"]> => {
  const tables = new Map<string, Texts["table"]>()
  for (const { exported, file } of files) {
    for (const { namespace, table } of exported.values()) {
      if (tables.has(namespace) || namespace === "all") throw new Error(`${file}: the namespace ${namespace} is taken`)
      tables.set(namespace, table)
    }
  }
  return tables
}

/** A hash of the words: an address that contains it always returns the same words. */
const editionOf = (tables: ReadonlyMap<string, Texts["table"]>): string =>
  createHash("sha256")
    .update(JSON.stringify([...tables]))
    .digest("hex")
    .slice(0, 8)

/** The address at which a page requests a file of words. */
export const wordsAddress = async (root: string, file: string): Promise<string> =>
  `/${file}?w=${editionOf(tablesOf(await readTexts(root)))}`

const inLanguage = (table: Texts["table"], language: Language): string =>
  JSON.stringify(Object.fromEntries(Object.entries(table).map(([key, entry]) => [key, entry[language]])))

/** The namespaces that each script uses, by file; scripts without texts are left out. */
const saidBy = (bundle: Built, files: readonly TextsFile[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(bundle).flatMap(([name, built]) => {
      if (built.type !== "chunk") return []
      const said = files.filter(({ file }) => built.moduleIds.includes(file))
      const names = said.flatMap(({ exported }) => [...exported.values()].map(({ namespace }) => namespace))
      return names.length === 0 ? [] : [[name, names]]
    }),
  )

const isTextsFile = (root: string, file: string): boolean =>
  basename(file) === "texts.ts" && file.startsWith(`${root}/src/`)

const virtualName = "virtual:skorpe-edition"

/** The file of a language that holds all its words: one request instead of one for each part. */
const allOf = (tables: ReadonlyMap<string, Texts["table"]>, language: Language): string =>
  `{${[...tables].map(([namespace, table]) => `${JSON.stringify(namespace)}:${inLanguage(table, language)}`).join()}}`

/**
 * Takes the words out of every `texts.ts`: the page gets only namespaces, the words are served and built as
 * `/locales/<language>/<namespace>.json`, and all together as `all.json`, so that a customer loads one language
 * (DECISIONS §16). `.vite/words.json` tells the server which namespaces each script uses.
 */
export const textsPlugin = (root: string): Plugin => ({
  name: "skorpe-texts",
  enforce: "pre",
  resolveId: (id) => (id === virtualName ? `\0${virtualName}` : null),
  async load(id) {
    if (id === `\0${virtualName}`) {
      return `export const edition = "${editionOf(tablesOf(await readTexts(root)))}"`
    }
    const file = id.replace(/\?.*$/, "")
    if (!isTextsFile(root, file)) return null
    const found = (await readTexts(root)).find((entry) => entry.file === file)
    if (found === undefined) return null
    return [...found.exported]
      .map(([name, { namespace }]) => `export const ${name} = { namespace: ${JSON.stringify(namespace)} }`)
      .join("\n")
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const [, language, namespace] = /^\/locales\/(nb|sv|en)\/([\w-]+)\.json(?:\?.*)?$/.exec(request.url ?? "") ?? []
      if (language === undefined || namespace === undefined) return next()
      const answer = async (): Promise<void> => {
        try {
          const tables = tablesOf(await readTexts(root))
          const table = tables.get(namespace)
          response.statusCode = table || namespace === "all" ? 200 : 404
          response.setHeader("content-type", "application/json")
          if (namespace === "all") response.end(allOf(tables, language as Language))
          else response.end(table ? inLanguage(table, language as Language) : "{}")
        } catch (cause) {
          next(cause)
        }
      }
      void answer()
    })
  },
  // The page's modules contain only namespaces, so none of them would be updated for a changed text.
  hotUpdate({ file }) {
    if (!isTextsFile(root, file)) return
    this.environment.hot.send({ type: "full-reload" })
    return []
  },
  async generateBundle(_options, bundle) {
    const files = await readTexts(root)
    const tables = tablesOf(files)
    this.emitFile({ type: "asset", fileName: ".vite/words.json", source: JSON.stringify(saidBy(bundle, files)) })
    for (const language of languages) {
      this.emitFile({ type: "asset", fileName: `locales/${language}/all.json`, source: allOf(tables, language) })
    }
    for (const [namespace, table] of tables) {
      for (const language of languages) {
        this.emitFile({
          type: "asset",
          fileName: `locales/${language}/${namespace}.json`,
          source: inLanguage(table, language),
        })
      }
    }
  },
})
