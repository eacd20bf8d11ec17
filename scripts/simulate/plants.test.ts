import { findBroken, shopPlay } from "@skorpe/core/simulation"
import { expect, test } from "vitest"
import { foldWith, type Plant } from "./plants.fixture.ts"
import { propsOf } from "./propsOf.ts"
import { steps } from "./shopPlays.ts"

const sound = shopPlay(propsOf("no"))

test.each<readonly [Plant, RegExp]>([
  ["prices in half øre", /^a count is not whole: validation\.context\.price/],
  ["keeps a price when the cart changes", /^a validated price belongs to another cart/],
  ["asks for a price twice", /^two calls at once: ValidatePrice/],
  ["forgets to ask about a price", /^stuck: validation is Pending/],
  ["keeps two notices of a kind", /^two notifications of one kind/],
  ["sends an order again that was taken", /^an accepted order is sent again|^an order was accepted and not noted/],
  ["sends an unanswered order in other words", /^two different orders under one key/],
  ["never sends an unanswered order again", /^stuck: checkout is Uncertain/],
  ["forgets that an order was taken", /^an order was accepted and not noted/],
  ["asks two things at once", /^two dialogs at once/],
  ["takes a late click for an answer to the next question", /^an answer reached another dialog/],
  // A payment waits for the answer of a dialog, too.
  ["never lets go of a dialog", /^stuck: (a dialog stays|checkout is Paying)/],
  ["leaves the drawer open under a panel", /^drawer and panel: both/],
  ["lets the page scroll behind a dialog", /^the page scrolls|^focus: /],
  ["forgets who waits for a panel's end", /^stuck: the upsells are showing/],
  ["counts what nobody has allowed", /^tracked without consent/],
  ["remembers outside of the world", /^replay.* differs: t/],
])("a shop that %s is found", (plant, why) => {
  const { played } = findBroken([{ ...sound, fold: foldWith(plant) }], { seed: 1, runs: 1500, steps })
  expect(played?.broken?.why).toMatch(why)
})
