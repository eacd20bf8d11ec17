import { findBroken, shopPlay } from "@skorpe/core/simulation"
import { expect, test } from "vitest"
import { isInShare } from "../../core/src/testing/share.fixture.ts"
import { foldWith, type Plant } from "./plants.fixture.ts"
import { propsOf } from "./propsOf.ts"
import { steps } from "./shopPlays.ts"

const sound = shopPlay(propsOf("no"))

const findings: readonly (readonly [Plant, RegExp])[] = [
  ["prices in half øre", /^a count is not whole: validation\.context\.price/],
  ["keeps a price when the cart changes", /^a validated price belongs to another cart/],
  ["asks for a price twice", /^two calls at once: ValidatePrice/],
  ["forgets to ask about a price", /^validation is Pending and waits for nothing/],
  ["keeps two notices of a kind", /^two notifications of one kind/],
  ["sends an order again that was taken", /^an accepted order is sent again|^an order was accepted and not noted/],
  ["sends an unanswered order in other words", /^two different orders under one key/],
  ["never sends an unanswered order again", /^checkout is Uncertain and waits for nothing/],
  ["forgets that an order was taken", /^an order was accepted and not noted/],
  ["asks two things at once", /^two dialogs at once/],
  ["takes a late click for an answer to the next question", /^an answer reached another dialog/],
  // A payment waits for the answer of a dialog, too.
  ["never lets go of a dialog", /^stuck: (a dialog stays|checkout is Paying)/],
  ["leaves the drawer open under a panel", /^drawer and panel: both/],
  ["lets the page scroll behind a dialog", /^the page scrolls|^focus: /],
  ["forgets who waits for a panel's end", /^stuck: the upsells are showing/],
  ["counts what nobody has allowed", /^tracked without consent/],
  ["takes the codes out when there is more of something", /^a code has left the cart/],
  ["asks for a time after the chosen one", /^another time is asked for/],
  ["forgets the cart of the device", /^a cart was not restored/],
  ["speaks English to everybody after an order", /^another language is shown/],
  ["lets a timer run after its state was left", /^a timer runs for nothing/],
  ["asks a busy server again at once", /^a busy server is asked too early/],
  ["never asks for the price that it waits for", /^validation is Pending and waits for nothing/],
  ["remembers outside of the world", /^replay.* differs: t/],
]

test.each(findings.filter((_, nth) => isInShare(nth, 3)))("a shop that %s is found", (plant, why) => {
  const { played } = findBroken([{ ...sound, fold: foldWith(plant) }], { seed: 1, runs: 1500, steps })
  expect(played?.broken?.why).toMatch(why)
})
