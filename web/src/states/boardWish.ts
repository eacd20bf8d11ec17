/** What the board shows: whose states, in which languages and schemes, how wide. It is the board's address. */
export interface BoardWish {
  readonly show: string
  readonly lang: string
  readonly scheme: string
  readonly width: string
  readonly market: string
}

/** What can be chosen of each. */
export const offered = {
  lang: ["nb", "sv", "en", "all"],
  scheme: ["light", "dark", "both"],
  width: ["390", "1280", "both"],
  market: ["no", "se"],
} as const

type Choice = keyof typeof offered

const first: BoardWish = { show: "screen/Landing", lang: "nb", scheme: "both", width: "390", market: "no" }

/** The wish that an address makes; what it leaves open or nobody offers is as it is at first. */
export const readWish = (asked: URLSearchParams): BoardWish => {
  const one = (choice: Choice): string => {
    const wanted = asked.get(choice) ?? ""
    return (offered[choice] as readonly string[]).includes(wanted) ? wanted : first[choice]
  }
  return {
    show: asked.get("show") ?? first.show,
    lang: one("lang"),
    scheme: one("scheme"),
    width: one("width"),
    market: one("market"),
  }
}

/** The board's address for a wish. */
export const writeWish = (wish: BoardWish): string => `/states?${new URLSearchParams({ ...wish }).toString()}`

const several = (wanted: string, all: readonly string[]): readonly string[] =>
  wanted === "all" || wanted === "both" ? all : [wanted]

/** One way to draw a state. */
export interface Drawing {
  readonly lang: string
  readonly scheme: string
  readonly width: number
}

/** Every way in which the board draws each state, those of one width together. */
export const drawingsOf = ({ lang, scheme, width }: BoardWish): readonly Drawing[] =>
  several(width, offered.width.slice(0, 2)).flatMap((wide) =>
    several(lang, offered.lang.slice(0, 3)).flatMap((each) =>
      several(scheme, offered.scheme.slice(0, 2)).map((one) => ({ lang: each, scheme: one, width: Number(wide) })),
    ),
  )
