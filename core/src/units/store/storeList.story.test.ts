import { describe, expect, test } from "vitest"
import type { Modal } from "../../domain/overlay/model.ts"
import { brygga } from "../../shop/samples.fixture.ts"
import { openMenu } from "../../shop/shopStage.fixture.ts"

const asked = (stage: ReturnType<typeof openMenu>) => stage.running().filter(({ type }) => type === "LoadStores").length

describe("a panel that lists stores, opened from a page that does not", () => {
  test.each<Modal>([
    { _tag: "StoreSelector", showCurrentStore: true },
    { _tag: "AddressFinder" },
    { _tag: "UserStore" },
  ])("loads the list once: $_tag", (modal) => {
    const stage = openMenu()
    expect(stage.see().store.list).toEqual({ _tag: "Idle" })
    stage.put({ type: "ModalOpened", modal })
    expect([stage.see().store.list._tag, asked(stage)]).toEqual(["Loading", 1])
    stage.answer("LoadStores", [brygga])
    stage.put({ type: "ModalClosed", id: stage.see().overlay.modal?.id ?? "", by: "button" })
    stage.wait(300)
    stage.put({ type: "ModalOpened", modal })
    expect([stage.see().store.list, asked(stage)]).toEqual([{ _tag: "Loaded", value: [brygga] }, 0])
  })

  test("loads it when another unit opens the panel as well, and again at once after a failure", () => {
    const stage = openMenu()
    stage.say({ type: "ModalAsked", modal: { _tag: "UserStore" }, onClose: null })
    stage.fail("LoadStores", { _tag: "Unreachable" })
    expect(stage.see().store.list._tag).toBe("Failed")
    stage.put({ type: "ModalOpened", modal: { _tag: "AddressFinder" } })
    expect(asked(stage)).toBe(1)
  })

  test("loads nothing if it is any other panel", () => {
    const stage = openMenu()
    stage.put({ type: "ModalOpened", modal: { _tag: "ShoppingCart" } })
    expect(asked(stage)).toBe(0)
  })
})
