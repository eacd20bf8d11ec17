import type { Payment } from "../Payment.ts"
import { endings } from "../testValues.ts"
import { wordsIn } from "../words.ts"
import { escaped, page } from "./page.ts"

const button = (name: string, text: string, kind = ""): string =>
  `<button name="ending" value="${name}"${kind}>${escaped(text)}</button>`

const inKroner = ({ value, currency }: Payment["amount"]): string => `${(value / 100).toFixed(2)} ${currency}`

/** The page of a bank or an app, on which a person trying the shop chooses how the payment ends. */
export const bankPage = (payment: Payment): Response => {
  const words = wordsIn(payment.locale)
  const others = [...endings.keys()].filter((name) => name.startsWith("refused-") || name === "error")
  return page({
    title: `${words.simulated}: ${payment.method}`,
    mark: words.simulated,
    locale: payment.locale,
    leadsTo: new URL(payment.returnUrl).origin,
    body: `<main><p class="note">${escaped(words.noMoney)}</p>
<h1>${escaped(`${words.pay}: ${payment.method}`)}</h1><p class="sum">${escaped(inKroner(payment.amount))}</p>
<p class="reference">${escaped(`${words.order}: ${payment.reference}`)}</p>
<form method="post">${button("paid", words.approve, ' class="first"')}${button("refused-2", words.refuse)}
${button("cancelled", words.cancel)}${button("pending", words.later)}
<details><summary>${escaped(words.others)}</summary><div class="grid">${others
      .map((name) => button(name, name.replace("refused-", "")))
      .join("")}${button("received", "Received")}</div></details></form></main>`,
  })
}

/** What a page says of a payment that the stand-in does not know. */
export const gonePage = (locale: string): Response => {
  const words = wordsIn(locale)
  return page(
    {
      title: words.simulated,
      mark: words.simulated,
      locale,
      body: `<main><p class="note">${escaped(words.noMoney)}</p><p>${escaped(words.gone)}</p></main>`,
    },
    404,
  )
}

/** The bank's challenge inside the shop's page. */
export const challengePage = (payment: Payment): Response => {
  const words = wordsIn(payment.locale)
  return page({
    title: `${words.simulated}: 3-D Secure`,
    mark: words.simulated,
    locale: payment.locale,
    script: "stand-in.js",
    body: `<main data-message="challengeResult"><p class="note">${escaped(words.noMoney)}</p>
<h1>3-D Secure</h1><p class="sum">${escaped(inKroner(payment.amount))}</p>
<form><button type="button" class="first" data-status="Y">${escaped(words.approve)}</button>
<button type="button" data-status="N">${escaped(words.refuse)}</button></form></main>`,
  })
}

/** The hidden page that a bank looks at a browser with. */
export const fingerprintPage = (): Response =>
  page({
    title: "SIMULATED",
    mark: "SIMULATED",
    locale: "en",
    script: "stand-in.js",
    body: `<main data-message="fingerPrintResult"></main>`,
  })
