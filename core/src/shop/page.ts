import type { Json, KnownAnswer } from "../kernel/index.ts"
import type { Menu } from "../domain/menu/model.ts"
import type { Language } from "../domain/language/model.ts"
import type { ShopCommand } from "../messages/commands.ts"

/** The data of a server-rendered page, so that hydration needs no further requests. */
export interface HydrationData {
  /** The build that rendered it. */
  readonly build: string
  readonly path: string
  /** When it was rendered, in epoch milliseconds. */
  readonly t: number
  readonly known: readonly KnownAnswer<ShopCommand>[]
  /** Texts of its language that the initial code needs, by namespace. */
  readonly words: Json
}

/** The input of rendering a page. */
export interface PageRequest {
  readonly path: string
  /** The shop's origin, without a trailing slash. */
  readonly origin: string
  /** The time of rendering in epoch milliseconds. */
  readonly t: number
  /** Answers a call that the page makes; `undefined` leaves the call to the browser. */
  readonly answer: (command: ShopCommand) => Json | undefined
  /** The texts that the code of every page and of these modules needs, by namespace. */
  readonly words: (language: Language, modules: readonly string[]) => Json
}

/** A page's metadata for crawlers, whether or not the page is rendered. */
export interface PageHead {
  readonly language: Language
  readonly title: string
  /** Tags for the head of the document. */
  readonly tags: string
  /** Structured data as a script; empty when there is none. */
  readonly data: string
}

/** A page for an address (SPEC §2). Pages equal for all are rendered; personal ones wait for the customer's device. */
export type Page = { readonly head: PageHead } & (
  | {
      readonly _tag: "Rendered"
      readonly html: string
      /** SVG definitions that `html` references by id. They come after it, so that they do not delay the text. */
      readonly drawings: string
      /** The source module of its screen, by which the build finds its scripts and styles. */
      readonly module: string
      readonly ready: HydrationData
    }
  | { readonly _tag: "Personal" }
  | { readonly _tag: "Missing" }
)

/** Renders a page on the server. */
export type RenderPage = (asked: PageRequest) => Page

/** SVG documents of 400 × 400 by the names under which pages request them; each is drawn when called. */
export type DrawnPictures = ReadonlyMap<string, () => string>

/** What the built shop provides to the server. */
export interface Renderer {
  readonly renderPage: RenderPage
  /** Pictures for pages without a menu. */
  readonly pagePictures: DrawnPictures
  /** Pictures for every product of a menu. */
  readonly menuPictures: (menu: Menu) => DrawnPictures
  /** Script of a rendered page that starts the shop's code, held in `#page-code`, after the first paint. */
  readonly startAfterPaint: string
}
