/** The query of the board's address: whose states, in which market, language, scheme and width. */
export interface BoardQuery {
  readonly show: string
  readonly lang: string
  readonly scheme: string
  readonly width: string
  readonly market: string
}

/** The choices for each parameter. */
export const options = {
  lang: ["nb", "sv", "en", "all"],
  scheme: ["light", "dark", "both"],
  width: ["390", "1280", "both"],
  market: ["no", "se"],
} as const

type Choice = keyof typeof options

const defaults: BoardQuery = { show: "screen/Landing", lang: "nb", scheme: "both", width: "390", market: "no" }

/** Reads the address; a missing or unknown parameter gets its default. */
export const readQuery = (search: URLSearchParams): BoardQuery => {
  const one = (choice: Choice): string => {
    const wanted = search.get(choice) ?? ""
    return (options[choice] as readonly string[]).includes(wanted) ? wanted : defaults[choice]
  }
  return {
    show: search.get("show") ?? defaults.show,
    lang: one("lang"),
    scheme: one("scheme"),
    width: one("width"),
    market: one("market"),
  }
}

/** The board's address with this query. */
export const writeQuery = (query: BoardQuery): string => `/states?${new URLSearchParams({ ...query }).toString()}`

const several = (wanted: string, all: readonly string[]): readonly string[] =>
  wanted === "all" || wanted === "both" ? all : [wanted]

/** One combination of language, scheme and width in which a state is shown. */
export interface Variant {
  readonly lang: string
  readonly scheme: string
  readonly width: number
}

/** All variants in which the board shows each state, grouped by width. */
export const variantsOf = ({ lang, scheme, width }: BoardQuery): readonly Variant[] =>
  several(width, options.width.slice(0, 2)).flatMap((wide) =>
    several(lang, options.lang.slice(0, 3)).flatMap((each) =>
      several(scheme, options.scheme.slice(0, 2)).map((one) => ({ lang: each, scheme: one, width: Number(wide) })),
    ),
  )
