import { testCards, testCodes, testExpiry } from "../testValues.ts"
import { page } from "./page.ts"

// The component around it is light in either scheme.
const style = `
  :root { color-scheme: light }
  html, body { margin: 0; height: 100%; display: block; place-items: normal; min-height: 0; background: transparent }
  .mark { display: none }
  form { display: flex; height: 100%; gap: .4rem; align-items: center }
  input { box-sizing: border-box; flex: 1; min-width: 0; height: 100%; border: 0; outline: 0; background: transparent; font: inherit; color: inherit }
  b { font: 600 10px/1 system-ui, sans-serif; letter-spacing: .04em; opacity: .65 }
  /* A narrow field has no room beside what is typed: the word stands below it. */
  @media (width < 260px) { form { flex-direction: column; align-items: stretch; gap: 0 } b { font-size: 7px } }
`

/** One field of the card, in a frame as the provider has it. The label stands in the shop's page. */
export const cardFrame = (): Response =>
  page({
    title: "SIMULATED",
    mark: "SIMULATED",
    locale: "en",
    script: "securedFields.js",
    body: `<style>${style}</style><form><input autocomplete="off" inputmode="numeric"><b>SIMULATED</b></form>`,
  })

const known = {
  cards: Object.fromEntries([...testCards].map(([number, { brand }]) => [number, brand])),
  codes: [...testCodes.keys()],
  expiry: testExpiry,
}

/**
 * The script of a card field. Only the published test values leave the frame: any other digit, such as those of a real
 * card, stays in it and is called wrong.
 */
export const cardFrameScript = `
const known = ${JSON.stringify(known)}
const form = document.querySelector("form")
const input = document.querySelector("input")
let config
let brand = "card"
const say = (what) =>
  parent.postMessage(JSON.stringify({ ...what, fieldType: config.fieldType, numKey: config.numKey }), location.origin)
const brandOf = (digits) =>
  digits === "" ? "card" : digits.startsWith("4") ? "visa" : /^3[47]/.test(digits) ? "amex" : /^[25]/.test(digits) ? "mc" : "card"

const fields = {
  encryptedCardNumber: {
    hint: "4111 1111 1111 1111",
    most: 19,
    isFull: (digits) => digits.length >= (brandOf(digits) === "amex" ? 15 : 16),
    show: (digits) => digits.replace(/(.{4})(?=.)/g, "$1 "),
    wrong: "cc.num.902",
    half: "cc.num.901",
    changed: (digits) => {
      const now = brandOf(digits)
      if (now === brand) return
      brand = now
      say({ action: "brand", brand, cvcPolicy: "required", expiryDatePolicy: "required", cvcText: "CVC / CVV", error: "" })
    },
    read: (digits) =>
      Object.hasOwn(known.cards, digits)
        ? {
            type: "number",
            endDigits: digits.slice(-4),
            encryptedCardNumber: [{ type: "number", encryptedFieldName: "encryptedCardNumber", blob: "test_" + digits }],
          }
        : null,
  },
  encryptedExpiryDate: {
    hint: known.expiry.month + "/" + known.expiry.year.slice(2),
    most: 4,
    isFull: (digits) => digits.length === 4,
    show: (digits) => (digits.length > 2 ? digits.slice(0, 2) + "/" + digits.slice(2) : digits),
    wrong: "cc.dat.912",
    half: "cc.dat.911",
    changed: () => {},
    read: (digits) =>
      digits === known.expiry.month + known.expiry.year.slice(2)
        ? {
            type: "year",
            encryptedExpiryDate: [
              { type: "month", encryptedFieldName: "encryptedExpiryMonth", blob: "test_" + known.expiry.month },
              { type: "year", encryptedFieldName: "encryptedExpiryYear", blob: "test_" + known.expiry.year },
            ],
          }
        : null,
  },
  encryptedSecurityCode: {
    hint: "737",
    most: 4,
    isFull: (digits) => digits.length >= (brand === "amex" ? 4 : 3),
    show: (digits) => digits,
    wrong: "cc.cvc.921",
    half: "cc.cvc.921",
    changed: () => {},
    read: (digits) =>
      digits.length === (brand === "amex" ? 4 : 3) && known.codes.includes(digits.slice(-3))
        ? {
            type: "cvc",
            encryptedSecurityCode: [{ type: "cvc", encryptedFieldName: "encryptedSecurityCode", blob: "test_" + digits }],
          }
        : null,
  },
}

const start = () => {
  const field = fields[config.fieldType]
  if (field === undefined) return
  const ui = config.iframeUIConfig ?? {}
  Object.assign(input.style, ui.sfStyles?.base ?? {})
  input.placeholder = field.hint
  input.setAttribute("aria-label", ui.ariaConfig?.[config.fieldType]?.label ?? config.fieldType)
  const digitsIn = () => input.value.replace(/\\D/g, "").slice(0, field.most)
  const judge = () => {
    const digits = digitsIn()
    input.value = field.show(digits)
    field.changed(digits)
    const read = field.isFull(digits) ? field.read(digits) : null
    if (read !== null) say({ action: "encryption", ...read })
    else say({ action: "keyPressed", error: field.isFull(digits) ? field.wrong : "" })
  }
  input.addEventListener("input", judge)
  input.addEventListener("focus", () => say({ action: "focus", focus: true, numChars: digitsIn().length }))
  input.addEventListener("blur", () => {
    const digits = digitsIn()
    say({ action: "focus", focus: false, numChars: digits.length })
    if (digits !== "" && !field.isFull(digits)) say({ action: "incompleteField", error: field.half })
  })
  form.addEventListener("submit", (event) => {
    event.preventDefault()
    say({ action: "enterKeyPressed" })
  })
  say({ action: "config" })
  return judge
}

let judge
addEventListener("message", ({ data, origin, source }) => {
  if (origin !== location.origin || source !== parent) return
  const told = JSON.parse(data)
  if (config === undefined) {
    config = told
    judge = start()
    return
  }
  if (told.numKey !== config.numKey) return
  if (told.focus === true) input.focus()
  if (typeof told.brand === "string" && config.fieldType === "encryptedSecurityCode") {
    brand = told.brand
    if (input.value !== "") judge?.()
  }
})
`
