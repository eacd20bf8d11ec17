const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f4f1ec, #17140f);
    color: light-dark(#221d16, #f1ece3) }
  .mark { position: fixed; inset: 0; display: grid; place-items: center; overflow: hidden; pointer-events: none }
  .mark span { transform: rotate(-24deg); font-size: 17vmin; font-weight: 800; letter-spacing: .06em; opacity: .07 }
  main { position: relative; box-sizing: border-box; width: min(26rem, 100%); padding: 1.5rem }
  .note { margin: 0 0 1.25rem; padding: .6rem .9rem; border-radius: .6rem; font-weight: 600;
    background: light-dark(#fbe7a6, #4c3c08) }
  h1 { margin: 0; font-size: 1.1rem; font-weight: 600 } .sum { margin: 0; font-size: 2.2rem; font-weight: 700 }
  .reference { margin: 0 0 1.25rem; opacity: .7; font-size: .85rem; overflow-wrap: anywhere }
  form { display: grid; gap: .6rem }
  button { min-height: 3rem; border: 1px solid light-dark(#b9b0a2, #5d554a); border-radius: .7rem; font: inherit;
    font-weight: 600; background: light-dark(#fff, #26211a); color: inherit; cursor: pointer }
  button.first { border-color: transparent; background: light-dark(#1d6b3f, #63c78d); color: light-dark(#fff, #0c2115) }
  button:focus-visible, summary:focus-visible { outline: 3px solid light-dark(#1a56c4, #9dc0ff); outline-offset: 2px }
  details { margin-top: .4rem } summary { min-height: 2.75rem; align-content: center; cursor: pointer }
  .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr)); gap: .5rem }
`

/** A text as HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${String(letter.codePointAt(0))};`)

/** What a simulated page shows, and where it may send the customer. */
interface Content {
  readonly title: string
  readonly mark: string
  readonly locale: string
  readonly body: string
  readonly script?: string
  /** The origin that a form's answer may lead to. */
  readonly leadsTo?: string
}

/** A page of the stand-in: each is watermarked, and only the shop may frame it. */
export const page = ({ title, mark, locale, body, script, leadsTo }: Content, status = 200): Response =>
  new Response(
    `<!doctype html><html lang="${escaped(locale.slice(0, 2))}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(title)}</title><style>${style}</style></head>
<body><div class="mark" aria-hidden="true"><span>${escaped(mark)}</span></div>${body}${
      script === undefined ? "" : `<script src="${escaped(script)}"></script>`
    }</body></html>`,
    { status, headers: { ...headersOf(leadsTo), "content-type": "text/html; charset=utf-8" } },
  )

const headersOf = (leadsTo = "'self'") => ({
  "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; form-action 'self' ${leadsTo}; base-uri 'none'; frame-ancestors 'self'`,
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
})
