import { expect, test } from "vitest"
import { unavailableDialog } from "./unavailableDialog.ts"

const name = (words: string) => ({ nb: words, sv: words, en: words })

test("two lines of one product are listed once, whether not sold or sold out", () => {
  const lost = {
    storeName: "Brygga",
    unavailable: [name("Hagen"), name("Cola"), name("Hagen")],
    soldOut: [name("Vann"), name("Vann")],
  }
  expect(unavailableDialog(lost, null).dialog.content).toMatchObject({
    topic: { unavailable: [name("Hagen"), name("Cola")], soldOut: [name("Vann")] },
  })
})
