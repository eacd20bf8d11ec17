import { describe, expect, test } from "vitest"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { logOut } from "../account/accountStage.fixture.ts"
import {
  addresses,
  atOwnAddresses,
  nyveien,
  type OwnAddresses,
  pickNyveien,
  saving,
  withAddresses,
} from "./addressBookStage.fixture.ts"

const { id: _, ...place } = nyveien
const draft = { ...place, deliveryDescription: "Kode 4711" }

const asked = (stage: OwnAddresses, type: string) => stage.running().find((call) => call.type === type)
const shown = (stage: OwnAddresses) => {
  const view = stage.see().addressBook
  return view._tag === "Closed" ? null : view.addresses.map(({ id }) => id)
}
const refused = (status: number, code: number) => ({ _tag: "Refused", status, problems: [{ code, message: "" }] })

describe("a customer's addresses on their own page", () => {
  test("are shown with the default first, and the newest next", () => {
    const stage = atOwnAddresses()
    expect(stage.see().addressBook).toEqual({ _tag: "Loading", addresses: [], removed: null })
    const [old, ...others] = addresses
    stage.answer("LoadAddresses", [{ ...old, isDefault: true }, ...others])
    expect(shown(stage)).toEqual(["old", "cabin", "home"])
  })

  test.each([
    ["the customer asks again", { type: "LoadingRetried" }],
    ["the connection is back", { type: "ConnectionRestored" }],
  ] as const)("are loaded again after a failure, once %s", (_when, event) => {
    const stage = atOwnAddresses()
    stage.fail("LoadAddresses", { _tag: "Unreachable" })
    expect(stage.see().addressBook).toEqual({ _tag: "Failed", addresses: [] })
    stage.put(event)
    stage.answer("LoadAddresses", addresses)
    expect(shown(stage)).toEqual(["cabin", "home", "old"])
  })

  test("are loaded again when the page is reopened, and stay visible meanwhile", () => {
    const stage = withAddresses()
    stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" })
    stage.put({ type: "PathOpened", path: "/min-side", how: "history" })
    expect(stage.see().addressBook._tag).toBe("Loading")
    expect(shown(stage)).toEqual(["cabin", "home", "old"])
  })

  test("are not loaded for a guest, and are forgotten after a log-out", () => {
    expect(openShop("/min-side").see().addressBook).toEqual({ _tag: "Closed" })
    const stage = withAddresses()
    logOut(stage)
    expect(stage.see().addressBook).toEqual({ _tag: "Closed" })
    expect(JSON.stringify(stage.world().units.addressBook)).not.toContain("Hjemveien")
  })
})

describe("an address", () => {
  test("is added: found by the address search, sent with its door, and then shown as the server returns it", () => {
    const stage = saving()
    expect(asked(stage, "SaveAddress")).toMatchObject({ id: null, draft })
    stage.answer("SaveAddress", null)
    expect(stage.see().finder.query).toBe("")
    stage.answer("LoadAddresses", [...addresses, { ...nyveien, deliveryDescription: "Kode 4711" }])
    expect(shown(stage)).toEqual(["n1", "cabin", "home", "old"])
    expect(stage.see().addressBook).toMatchObject({ _tag: "Open", task: { _tag: "Looking" }, fault: null })
  })

  test("is not sent before a place is picked", () => {
    const stage = withAddresses()
    stage.put({ type: "AddressFormOpened", id: null })
    stage.put({ type: "AddressTyped", query: "Nyveien" })
    stage.put({ type: "AddressFormSubmitted" })
    expect(asked(stage, "SaveAddress")).toBeUndefined()
    expect(stage.see().addressBook).toMatchObject({ task: { step: "typing" }, fault: "noPlace" })
  })

  test("cannot be one that was picked elsewhere before the form was opened", () => {
    const stage = withAddresses()
    pickNyveien(stage)
    stage.put({ type: "AddressFormOpened", id: null })
    stage.put({ type: "AddressFormSubmitted" })
    expect(stage.see().addressBook).toMatchObject({ fault: "noPlace" })
  })

  test("is changed: its door alone, or the place too", () => {
    const stage = withAddresses()
    stage.put({ type: "AddressFormOpened", id: "home" })
    stage.put({ type: "SavedDoorTyped", text: " Kode 4711 " })
    stage.put({ type: "AddressFormSubmitted" })
    const sent = asked(stage, "SaveAddress")
    expect(sent).toMatchObject({ id: "home", draft: { street: "Hjemveien", deliveryDescription: "Kode 4711" } })
    stage.fail("SaveAddress", { _tag: "Unreachable" })
    pickNyveien(stage)
    stage.put({ type: "AddressFormSubmitted" })
    expect(asked(stage, "SaveAddress")).toMatchObject({ id: "home", draft: { street: "Nyveien" } })
  })

  test("is removed from its form, also when another device was faster", () => {
    for (const end of [
      (stage: OwnAddresses) => stage.answer("RemoveAddress", null),
      (stage: OwnAddresses) => stage.fail("RemoveAddress", refused(404, 3019)),
    ]) {
      const stage = withAddresses()
      stage.put({ type: "AddressFormOpened", id: "home" })
      stage.put({ type: "SavedAddressRemoved" })
      expect(asked(stage, "RemoveAddress")).toMatchObject({ id: "home" })
      end(stage)
      stage.answer("LoadAddresses", addresses.slice(2))
      expect(stage.see().addressBook).toMatchObject({ _tag: "Open", task: { _tag: "Looking" }, fault: null })
      expect(shown(stage)).toEqual(["cabin"])
    }
  })

  describe("that was removed", () => {
    const [old, ...others] = addresses.map((one) => (one.id === "home" ? { ...one, isDefault: true as const } : one))
    const removed = () => {
      const stage = atOwnAddresses()
      stage.answer("LoadAddresses", [old, ...others])
      stage.put({ type: "AddressFormOpened", id: "home" })
      stage.put({ type: "SavedAddressRemoved" })
      stage.answer("RemoveAddress", null)
      return stage
    }
    const left = addresses.filter(({ id }) => id !== "home")
    const removedIn = (stage: OwnAddresses) => {
      const view = stage.see().addressBook
      return view._tag === "Loading" || view._tag === "Open" ? (view.removed?.id ?? null) : null
    }

    test("can be restored at once, with its door, and as the default that it was", () => {
      const stage = removed()
      expect(removedIn(stage)).toBe("home")
      stage.answer("LoadAddresses", left)
      expect(removedIn(stage)).toBe("home")
      stage.put({ type: "AddressRestored" })
      expect(stage.see().addressBook).toMatchObject({ task: { _tag: "Restoring" } })
      expect(asked(stage, "RestoreAddress")).toMatchObject({
        address: { street: "Hjemveien", deliveryDescription: "Ring på home", isDefault: true },
      })
      stage.answer("RestoreAddress", null)
      expect(removedIn(stage)).toBeNull()
      stage.answer("LoadAddresses", [...left, { ...addresses[1], id: "home2", isDefault: true }])
      expect(shown(stage)).toEqual(["home2", "cabin", "old"])
    })

    test("can be restored while the others are still loading", () => {
      const stage = removed()
      stage.put({ type: "AddressRestored" })
      stage.answer("RestoreAddress", null)
      expect(asked(stage, "LoadAddresses")).toBeDefined()
    })

    test("is restored with the same key again if the server did not answer", () => {
      const stage = removed()
      stage.answer("LoadAddresses", left)
      const restore = () => {
        stage.put({ type: "AddressRestored" })
        return asked(stage, "RestoreAddress")
      }
      const first = restore()
      stage.fail("RestoreAddress", { _tag: "Unreachable" })
      expect(stage.see().addressBook).toMatchObject({ task: { _tag: "Looking" }, fault: "unanswered" })
      stage.wait(2000)
      expect(restore()).toEqual(first)
      stage.fail("RestoreAddress", refused(400, 3020))
      expect(stage.see().addressBook).toMatchObject({ fault: "tooMany" })
    })

    test("can no longer be restored once the customer has done something else, left the page or logged out", () => {
      for (const goOn of [
        (stage: OwnAddresses) => {
          stage.put({ type: "AddressFormOpened", id: null })
          stage.put({ type: "AddressFormClosed" })
        },
        (stage: OwnAddresses) => stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" }),
        logOut,
      ]) {
        const stage = removed()
        stage.answer("LoadAddresses", left)
        goOn(stage)
        stage.put({ type: "AddressRestored" })
        expect(asked(stage, "RestoreAddress")).toBeUndefined()
        expect(removedIn(stage)).toBeNull()
      }
    })
  })

  test("cannot be removed before it has been saved", () => {
    const stage = withAddresses()
    stage.put({ type: "AddressFormOpened", id: null })
    stage.put({ type: "SavedAddressRemoved" })
    expect(asked(stage, "RemoveAddress")).toBeUndefined()
  })

  test("is made the default, and shown as such once the server says so", () => {
    const stage = withAddresses()
    stage.put({ type: "DefaultAddressChosen", id: "old" })
    expect(asked(stage, "ChooseDefaultAddress")).toMatchObject({ id: "old" })
    stage.answer("ChooseDefaultAddress", null)
    const [old, ...others] = addresses
    stage.answer("LoadAddresses", [{ ...old, isDefault: true }, ...others])
    expect(shown(stage)?.[0]).toBe("old")
  })

  test("that cannot be saved leaves the form as it was, with the reason", () => {
    for (const [failure, fault] of [
      [{ _tag: "Unreachable" }, "unanswered"],
      [{ _tag: "Defect" }, "unanswered"],
      [refused(503, 1003), "unanswered"],
      [refused(400, 3020), "tooMany"],
      [refused(400, 1002), "refused"],
    ] as const) {
      const stage = saving()
      stage.fail("SaveAddress", failure)
      const task = { _tag: "Editing", id: null, deliveryDescription: "Kode 4711", step: "typing" }
      expect(stage.see().addressBook).toMatchObject({ task, fault })
      expect(stage.see().finder.address).toEqual(nyveien)
    }
  })

  test("that cannot be removed or made the default stays visible, with the reason", () => {
    const removing = withAddresses()
    removing.put({ type: "AddressFormOpened", id: "home" })
    removing.put({ type: "SavedAddressRemoved" })
    removing.fail("RemoveAddress", { _tag: "Unreachable" })
    const task = { _tag: "Editing", id: "home", step: "typing" }
    expect(removing.see().addressBook).toMatchObject({ _tag: "Open", task, fault: "unanswered" })
    const choosing = withAddresses()
    choosing.put({ type: "DefaultAddressChosen", id: "old" })
    choosing.fail("ChooseDefaultAddress", refused(400, 1002))
    expect(choosing.see().addressBook).toMatchObject({ _tag: "Open", task: { _tag: "Looking" }, fault: "refused" })
  })

  test("that is no longer in the list can neither be opened nor made the default", () => {
    const stage = withAddresses()
    stage.put({ type: "AddressFormOpened", id: "removed" })
    stage.put({ type: "DefaultAddressChosen", id: "removed" })
    expect(stage.see().addressBook).toMatchObject({ _tag: "Open", task: { _tag: "Looking" } })
  })

  test("that was removed on another device meanwhile is reported as gone, and the others are shown", () => {
    const changed = withAddresses()
    changed.put({ type: "AddressFormOpened", id: "home" })
    changed.put({ type: "AddressFormSubmitted" })
    changed.fail("SaveAddress", refused(404, 3019))
    const chosen = withAddresses()
    chosen.put({ type: "DefaultAddressChosen", id: "home" })
    chosen.fail("ChooseDefaultAddress", refused(404, 3019))
    for (const stage of [changed, chosen]) {
      stage.answer("LoadAddresses", addresses.slice(2))
      expect(stage.see().addressBook).toMatchObject({ _tag: "Open", task: { _tag: "Looking" }, fault: "gone" })
    }
  })

  test("is sent again with the same key if the server did not answer, and with a new key once it is changed", () => {
    const stage = saving()
    const keyOf = () => (asked(stage, "SaveAddress") as { readonly key?: string } | undefined)?.key
    const first = keyOf()
    stage.fail("SaveAddress", { _tag: "Unreachable" })
    stage.wait(2000)
    stage.put({ type: "AddressFormSubmitted" })
    expect(keyOf()).toBe(first)
    stage.fail("SaveAddress", { _tag: "Unreachable" })
    stage.put({ type: "SavedDoorTyped", text: "Kode 4712" })
    stage.put({ type: "AddressFormSubmitted" })
    expect(keyOf()).not.toBe(first)
  })

  test("is saved even if the page is left before the answer", () => {
    const stage = saving()
    stage.put({ type: "PathOpened", path: "/", how: "link" })
    expect(asked(stage, "SaveAddress")).toBeDefined()
    stage.put({ type: "AddressTyped", query: "Storgata" })
    stage.answer("SaveAddress", null)
    expect([asked(stage, "LoadAddresses") !== undefined, stage.see().finder.query]).toEqual([true, "Storgata"])
  })

  test("that is still being sent when the customer comes back is shown as such, and blocks the next change", () => {
    const away = (stage: OwnAddresses) => {
      stage.put({ type: "PathOpened", path: "/", how: "link" })
      stage.put({ type: "PathOpened", path: "/min-side", how: "link" })
      return stage.see().addressBook
    }
    const removing = withAddresses()
    removing.put({ type: "AddressFormOpened", id: "old" })
    removing.put({ type: "SavedAddressRemoved" })
    expect(away(removing)).toMatchObject({ task: { _tag: "Finishing", step: "removing" } })
    const stage = saving()
    expect(away(stage)).toMatchObject({ task: { _tag: "Finishing", step: "saving" } })
    stage.answer("SaveAddress", null)
    stage.answer("LoadAddresses", addresses)
    stage.put({ type: "AddressFormOpened", id: null })
    expect(stage.see().addressBook).toMatchObject({ task: { _tag: "Editing", id: null } })
  })

  test("is removed, or made the default, even if the page is left before the answer", () => {
    const removing = withAddresses()
    removing.put({ type: "AddressFormOpened", id: "old" })
    removing.put({ type: "SavedAddressRemoved" })
    removing.put({ type: "PathOpened", path: "/", how: "link" })
    removing.answer("RemoveAddress", null)
    expect(asked(removing, "LoadAddresses")).toBeDefined()
    const choosing = withAddresses()
    choosing.put({ type: "DefaultAddressChosen", id: "old" })
    choosing.put({ type: "PathOpened", path: "/", how: "link" })
    expect(asked(choosing, "ChooseDefaultAddress")).toBeDefined()
  })

  test("that could not be saved after the page was left is reported when the customer comes back", () => {
    const stage = saving()
    stage.put({ type: "PathOpened", path: "/", how: "link" })
    stage.fail("SaveAddress", { _tag: "Unreachable" })
    stage.put({ type: "PathOpened", path: "/min-side", how: "link" })
    stage.answer("LoadAddresses", addresses)
    expect(stage.see().addressBook).toMatchObject({ task: { _tag: "Looking" }, fault: "unanswered" })
    stage.put({ type: "PathOpened", path: "/", how: "link" })
    stage.put({ type: "PathOpened", path: "/min-side", how: "link" })
    stage.answer("LoadAddresses", addresses)
    expect(stage.see().addressBook).toMatchObject({ fault: null })
  })

  test("is discarded when the form is closed, the page is left, or the session ends", () => {
    for (const leave of [
      (stage: OwnAddresses) => stage.put({ type: "AddressFormClosed" }),
      (stage: OwnAddresses) => stage.put({ type: "PathOpened", path: "/handlevogn", how: "link" }),
      logOut,
    ]) {
      const stage = withAddresses()
      stage.put({ type: "AddressFormOpened", id: null })
      pickNyveien(stage)
      leave(stage)
      expect(stage.see().finder).toMatchObject({ query: "", address: null })
      expect(JSON.stringify(stage.world().units.addressBook)).not.toContain("Nyveien")
    }
  })
})
