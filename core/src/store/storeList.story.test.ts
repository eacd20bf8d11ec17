import { describe, expect, test } from "vitest"
import type { Modal } from "../overlay/model.ts"
import { brygga } from "../shop/samples.fixture.ts"
import { openMenu } from "../shop/shopStage.fixture.ts"

const asked = (stage: ReturnType<typeof openMenu>) => stage.running().filter(({ type }) => type === "LoadStores").length

describe("a panel to choose a store in, opened from a page without stores", () => {
  test.each<Modal>([
    { _tag: "StoreSelector", showCurrentStore: true },
    { _tag: "AddressFinder" },
    { _tag: "UserStore" },
  ])("fetches the list, once: $_tag", (modal) => {
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

  test("fetches it also when the house opens the panel, and again at once after a failure", () => {
    const stage = openMenu()
    stage.say({ type: "ModalAsked", modal: { _tag: "UserStore" }, onClose: null })
    stage.fail("LoadStores", { _tag: "Unreachable" })
    expect(stage.see().store.list._tag).toBe("Failed")
    stage.put({ type: "ModalOpened", modal: { _tag: "AddressFinder" } })
    expect(asked(stage)).toBe(1)
  })

  test("any other panel asks for no stores", () => {
    const stage = openMenu()
    stage.put({ type: "ModalOpened", modal: { _tag: "ShoppingCart" } })
    expect(asked(stage)).toBe(0)
  })
})
