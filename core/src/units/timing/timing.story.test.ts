import { describe, expect, test } from "vitest"
import { add, one, openCart, openStore, standing, storeTwo, two } from "../cart/cartStage.fixture.ts"
import type { Picker } from "../../domain/timing/rules/makePicker.ts"

type CartStage = ReturnType<typeof openStore>

/** A time of November 2026 in Oslo. */
const oslo = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour - 1, minute)

const openPicker = (at = one, kept: unknown = null): CartStage => {
  const stage = openStore(at, kept)
  stage.put({ type: "TimingOpened" })
  return stage
}
const pickerOf = (stage: CartStage): Picker => {
  const { timing } = stage.see()
  if (timing._tag === "Closed" || timing.picker === null) throw new Error(`the picker offers nothing: ${timing._tag}`)
  return timing.picker
}
const wanted = (stage: CartStage) => stage.see().cart.shipping.requestedTime
const spell = ({ hours }: Picker) => hours.map(({ text, minutes }) => [text, ...minutes.map((minute) => minute.text)])

describe("the picker", () => {
  test("is closed until it is opened, and forgets its options when closed", () => {
    const stage = openStore()
    expect(stage.see().timing).toEqual({ _tag: "Closed" })
    stage.put({ type: "TimingOpened" })
    expect(stage.see().timing._tag).toBe("Open")
    stage.put({ type: "TimingClosed" })
    expect(stage.see().timing).toEqual({ _tag: "Closed" })
    stage.wait(600_000)
    expect(stage.see().timing).toEqual({ _tag: "Closed" })
  })

  test("offers now, today from an hour ahead, tomorrow, and thirty days from the day after", () => {
    const { offered, option } = pickerOf(openPicker())
    expect(option).toBe("now")
    expect(offered.now).toBe(true)
    expect([offered.today[0], offered.today.at(-1)]).toEqual([oslo(21, 19), oslo(21, 23)])
    expect(offered.tomorrow[0]).toBe(oslo(22, 11, 15))
    expect([offered.dates.length, offered.dates[0], offered.dates.at(-1)]).toEqual([30, "2026-11-23", "2026-12-22"])
  })

  test("offers nothing while the cart's store is not loaded", () => {
    const stage = openCart()
    stage.put({ type: "TimingOpened" })
    expect(stage.see().timing).toEqual({ _tag: "Open", picker: null, isSettled: false })
    stage.put({ type: "TimeOptionChosen", option: "tomorrow" })
    stage.put({ type: "TimeOptionChosen", option: "now" })
    stage.put({ type: "SlotChosen", slot: oslo(22, 12) })
    expect(wanted(stage)).toBeNull()
  })

  test("requests the first slot later today, or another day's at the same time; then the customer picks an hour, a quarter, and now again", () => {
    const stage = openPicker()
    stage.put({ type: "TimeOptionChosen", option: "today" })
    expect([wanted(stage), pickerOf(stage).option]).toEqual([oslo(21, 19), "today"])
    expect(spell(pickerOf(stage))).toEqual([
      ["19", "00", "15", "30", "45"],
      ["20", "00", "15", "30", "45"],
      ["21", "00", "15", "30", "45"],
      ["22", "00", "15", "30", "45"],
      ["23", "00"],
    ])
    stage.put({ type: "SlotChosen", slot: pickerOf(stage).hours[1]?.at ?? 0 })
    expect(wanted(stage)).toBe(oslo(21, 20))
    stage.put({ type: "SlotChosen", slot: oslo(21, 20, 45) })
    expect([wanted(stage), pickerOf(stage).requested]).toEqual([oslo(21, 20, 45), oslo(21, 20, 45)])
    stage.put({ type: "TimeOptionChosen", option: "tomorrow" })
    expect(wanted(stage)).toBe(oslo(22, 20, 45))
    stage.put({ type: "TimeOptionChosen", option: "2026-11-23" })
    expect([wanted(stage), pickerOf(stage).option]).toEqual([oslo(23, 20, 45), "2026-11-23"])
    stage.put({ type: "TimeOptionChosen", option: "now" })
    expect([wanted(stage), pickerOf(stage).option, spell(pickerOf(stage))]).toEqual([null, "now", []])
  })

  test.each([
    ["a day beyond the list", { type: "TimeOptionChosen", option: "2027-11-23" }],
    ["a day before today", { type: "TimeOptionChosen", option: "2026-11-01" }],
    ["a time that is not a slot", { type: "SlotChosen", slot: oslo(21, 20, 5) }],
    ["a slot of another option", { type: "SlotChosen", slot: oslo(22, 12) }],
  ] as const)("%s is not chosen", (_, event) => {
    const stage = openPicker()
    stage.put({ type: "TimeOptionChosen", option: "today" })
    stage.put(event)
    expect(wanted(stage)).toBe(oslo(21, 19))
  })

  test("ignores a choice while it is closed", () => {
    const stage = openStore()
    stage.put({ type: "TimeOptionChosen", option: "tomorrow" })
    stage.put({ type: "SlotChosen", slot: oslo(22, 12) })
    expect(wanted(stage)).toBeNull()
  })

  test("recomputes every minute while it is open, starting from the current status", () => {
    const stage = openPicker()
    stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
    stage.wait(59_999)
    expect(pickerOf(stage).offered.today[0]).toBe(oslo(21, 19))
    stage.wait(1)
    expect(pickerOf(stage).offered.today[0]).toBe(oslo(21, 19, 15))
  })

  test("loads the store's status on opening, if nothing else has", () => {
    const stage = openStore()
    stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
    stage.wait(600_000)
    expect(stage.running().map(({ type }) => type)).not.toContain("LoadStatus")
    stage.put({ type: "TimingOpened" })
    stage.answer("LoadStatus", standing({ serverTime: stage.now(), waitMinutes: { pickup: 90, delivery: 90 } }))
    expect(pickerOf(stage).offered.today[0]).toBe(oslo(21, 19, 45))
  })

  test("uses the store's waiting time for the chosen method: the current one today, the usual one tomorrow", () => {
    const stage = openStore()
    stage.wait(60_000)
    stage.answer("LoadStatus", standing({ serverTime: stage.now(), waitMinutes: { pickup: 20, delivery: 120 } }))
    stage.put({ type: "TimingOpened" })
    expect(pickerOf(stage).offered.today[0]).toBe(oslo(21, 19, 15))
    expect(pickerOf(stage).offered.tomorrow[0]).toBe(oslo(22, 11, 15))
    stage.put({ type: "MethodChosen", method: "delivery" })
    expect(pickerOf(stage).offered.today[0]).toBe(oslo(21, 20, 15))
    expect(pickerOf(stage).offered.tomorrow[0]).toBe(oslo(22, 11, 45))
  })

  test("uses the server's clock when the device's is off by more than a minute", () => {
    const late = openStore()
    late.wait(60_000)
    late.answer("LoadStatus", standing({ serverTime: oslo(21, 20) }))
    late.put({ type: "TimingOpened" })
    expect(pickerOf(late)).toMatchObject({ now: oslo(21, 20), offered: { today: [oslo(21, 21), ...anything(8)] } })
    const right = openStore()
    right.wait(60_000)
    right.answer("LoadStatus", standing({ serverTime: right.now() + 60_000 }))
    right.put({ type: "TimingOpened" })
    expect(pickerOf(right).now).toBe(right.now())
  })

  test("offers only other days to a large order that needs one", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30", { quantity: 30 }))
    stage.put({ type: "TimingOpened" })
    expect(pickerOf(stage).offered).toMatchObject({ now: false, today: [] })
    stage.put({ type: "TimeOptionChosen", option: "now" })
    stage.put({ type: "TimeOptionChosen", option: "tomorrow" })
    expect(wanted(stage)).toBe(oslo(22, 18))
    expect(pickerOf(stage).offered).toMatchObject({ now: false, today: [] })
  })

  test("does not offer now while the store is closed", () => {
    const stage = openStore()
    stage.wait(6 * 3_600_000)
    stage.put({ type: "TimingOpened" })
    expect(pickerOf(stage).offered.now).toBe(false)
    stage.put({ type: "TimeOptionChosen", option: "today" })
    const before = wanted(stage)
    stage.put({ type: "TimeOptionChosen", option: "now" })
    expect(wanted(stage)).toBe(before)
  })
})

describe("a closed store", () => {
  const atNight = (fill = (stage: CartStage) => stage.put(add("MARG_AM30"))) => {
    const stage = openStore()
    fill(stage)
    stage.wait(6 * 3_600_000)
    return stage
  }
  const open = (stage: CartStage) => {
    stage.put({ type: "TimingOpened" })
    return stage
  }

  test("has its next possible time requested as soon as the picker is opened", () => {
    const stage = open(atNight())
    expect([wanted(stage), pickerOf(stage).option]).toEqual([oslo(22, 11, 15), "today"])
    stage.put({ type: "TimeOptionChosen", option: "2026-11-24" })
    expect(wanted(stage)).toBe(oslo(24, 11, 15))
    stage.put({ type: "TimingOpened" })
    expect(wanted(stage)).toBe(oslo(24, 11, 15))
  })

  test("has its next possible time requested when it closes while the picker is open", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    open(stage)
    stage.wait(5 * 3_600_000 + 60_000)
    expect(wanted(stage)).toBe(oslo(22, 11, 15))
  })

  describe("is not judged by a device's clock alone, which may be hours off", () => {
    /** At a device's midnight the store is loaded, and its status on the way. */
    const unsure = (shipping: object = {}) => {
      const kept = openStore()
      kept.put(add("MARG_AM30"))
      const stage = openCart({ ...kept.saved(), shipping: { ...kept.saved()?.shipping, ...shipping } })
      stage.put({ type: "PathOpened", path: "/butikker/store-1/meny/pizza", how: "link" })
      stage.answer("LoadStore", one)
      stage.wait(6 * 3_600_000)
      stage.put({ type: "TimingOpened" })
      return stage
    }

    test("an open one keeps `now`, as before", () => {
      const stage = unsure()
      stage.put({ type: "TimingOpened" })
      expect(wanted(stage)).toBeNull()
      stage.answer("LoadStatus", standing())
      expect([wanted(stage), pickerOf(stage).offered.now]).toEqual([null, true])
    })

    test.each([
      ["another way", { type: "MethodChosen", method: "delivery" }],
      ["a hotspot", { type: "HotspotChosen", hotspotId: "h1", parameters: {} }],
    ] as const)("and gets no time when the customer chooses %s meanwhile", (_, choice) => {
      const stage = unsure()
      stage.put(choice)
      expect(wanted(stage)).toBeNull()
      stage.answer("LoadStatus", standing())
      expect([wanted(stage), pickerOf(stage).offered.now]).toEqual([null, true])
    })

    test.each([
      ["open", true],
      ["closed", false],
    ])("and keeps a chosen time, with the picker %s", (_, isOpen) => {
      const stage = unsure({ method: "carryout", requestedTime: oslo(21, 19) })
      if (!isOpen) stage.put({ type: "TimingClosed" })
      stage.put({ type: "MethodChosen", method: "delivery" })
      stage.put({ type: "MethodChosen", method: "carryout" })
      stage.answer("LoadStatus", standing())
      expect([wanted(stage), stage.notices().includes("TimeDropped")]).toEqual([oslo(21, 19), false])
    })

    test("a closed one has its next possible time requested once its status has arrived, or does not come", () => {
      const told = unsure()
      told.answer("LoadStatus", standing({ serverTime: told.now() }))
      expect(wanted(told)).toBe(oslo(22, 11, 15))
      const untold = unsure()
      untold.fail("LoadStatus", { _tag: "Unreachable" })
      expect(wanted(untold)).toBe(oslo(22, 11, 15))
      const silent = unsure()
      silent.wait(10_000)
      expect(wanted(silent)).toBe(oslo(22, 11, 15))
    })
  })

  describe("gets a final verdict, as the view reports,", () => {
    const isSettled = ({ see }: CartStage) => {
      const { timing } = see()
      return timing._tag === "Open" && timing.isSettled
    }
    const unjudged = () => {
      const stage = openCart()
      stage.put({ type: "PathOpened", path: "/butikker/store-1/meny/pizza", how: "link" })
      stage.answer("LoadStore", { ...one, store: { ...one.store, openingHours: [] } })
      stage.put(add("MARG_AM30"))
      stage.put({ type: "TimingOpened" })
      expect(isSettled(stage)).toBe(false)
      return stage
    }

    test("once its status has arrived, also before the picker is opened", () => {
      const stage = unjudged()
      stage.answer("LoadStatus", standing())
      expect(isSettled(stage)).toBe(true)
      stage.put({ type: "TimingClosed" })
      stage.put({ type: "TimingOpened" })
      expect(isSettled(stage)).toBe(true)
    })

    test("once its status is refused, also while it is being requested again", () => {
      const stage = unjudged()
      stage.fail("LoadStatus", { _tag: "Unreachable" })
      expect(isSettled(stage)).toBe(true)
      stage.put({ type: "MethodChosen", method: "delivery" })
      stage.wait(60_000)
      expect(stage.running().map(({ type }) => type)).toContain("LoadStatus")
      expect(isSettled(stage)).toBe(true)
    })

    test("after ten seconds without an answer, and so when the picker opens between two refusals", () => {
      const stage = unjudged()
      stage.wait(9_999)
      expect(isSettled(stage)).toBe(false)
      stage.wait(1)
      expect(isSettled(stage)).toBe(true)
      stage.fail("LoadStatus", { _tag: "Unreachable" })
      stage.put({ type: "TimingClosed" })
      stage.put({ type: "TimingOpened" })
      expect(isSettled(stage)).toBe(false)
      stage.wait(10_000)
      expect(isSettled(stage)).toBe(true)
    })
  })

  test("is also one that staff closed within its hours", () => {
    const stage = openStore()
    stage.put(add("MARG_AM30"))
    stage.wait(60_000)
    stage.answer("LoadStatus", standing({ serverTime: stage.now(), open: false }))
    open(stage)
    expect(pickerOf(stage).offered.now).toBe(false)
    expect(wanted(stage)).toBe(pickerOf(stage).offered.today[0])
  })

  test("has no time requested for an empty cart, nor for a large order, for which the customer chooses the day", () => {
    expect(wanted(open(atNight(() => {})))).toBeNull()
    expect(wanted(open(atNight((stage) => stage.put(add("MARG_AM30", { quantity: 30 })))))).toBeNull()
  })

  test("that never opens again has no time requested", () => {
    const stage = openStore({ ...one, store: { ...one.store, openingHours: [] } })
    stage.put(add("MARG_AM30"))
    expect(wanted(open(stage))).toBeNull()
    expect(pickerOf(stage)).toMatchObject({
      option: "now",
      offered: { now: false, today: [], tomorrow: [], dates: [] },
    })
  })
})

describe("opening hours past midnight", () => {
  const late = {
    ...one,
    store: { ...one.store, openingHours: one.store.openingHours.map((entry) => ({ ...entry, closingHours: "03:00" })) },
  }

  test("are listed last, under the day that opened", () => {
    const stage = openPicker(late)
    stage.put({ type: "TimeOptionChosen", option: "2026-11-24" })
    expect(
      pickerOf(stage)
        .hours.map(({ text }) => text)
        .slice(-5),
    ).toEqual(["23", "00", "01", "02", "03"])
    stage.put({ type: "SlotChosen", slot: oslo(25, 1, 30) })
    expect([wanted(stage), pickerOf(stage).option]).toEqual([oslo(25, 1, 30), "2026-11-24"])
  })

  test("keep a slot that occurs on two days under the chosen day", () => {
    const openingHours = late.store.openingHours.map((entry) =>
      entry.weekDay === "Wed" ? { ...entry, openingHours: "00:00", closingHours: "23:00" } : entry,
    )
    const stage = openPicker({ ...late, store: { ...late.store, openingHours } })
    for (const option of ["2026-11-24", "2026-11-25"]) {
      stage.put({ type: "TimeOptionChosen", option })
      stage.put({ type: "SlotChosen", slot: oslo(25, 1, 30) })
      stage.wait(60_000)
      expect([wanted(stage), pickerOf(stage).option]).toEqual([oslo(25, 1, 30), option])
    }
  })

  test("show a slot under its day again when the picker is reopened", () => {
    for (const [option, at] of [
      ["2026-11-24", oslo(25, 1, 30)],
      ["2026-11-24", oslo(24, 12)],
      ["tomorrow", oslo(23, 1)],
      ["today", oslo(22, 1)],
    ] as const) {
      const stage = openPicker(late)
      stage.put({ type: "TimeOptionChosen", option })
      stage.put({ type: "SlotChosen", slot: at })
      stage.put({ type: "TimingClosed" })
      stage.put({ type: "TimingOpened" })
      expect([wanted(stage), pickerOf(stage).option]).toEqual([at, option])
    }
  })
})

describe("a requested time that has become impossible", () => {
  /** Requests 19:00 today at 18:00, for carryout. */
  const soon = () => {
    const stage = openPicker()
    stage.put(add("MARG_AM30"))
    stage.put({ type: "TimeOptionChosen", option: "today" })
    return stage
  }
  const dropped = (stage: CartStage) => [wanted(stage), stage.notices().includes("TimeDropped")]

  test("is kept as long as the store can meet it, even when it is no longer offered", () => {
    const stage = soon()
    stage.wait(44 * 60_000)
    expect(dropped(stage)).toEqual([oslo(21, 19), false])
    expect(pickerOf(stage).offered.today[0]).toBe(oslo(21, 19, 45))
    expect(pickerOf(stage)).toMatchObject({
      option: "today",
      hours: [{ minutes: [{ at: oslo(21, 19) }, {}] }, ...anything(4)],
    })
  })

  test("is dropped with a notification at the next check", () => {
    const stage = soon()
    stage.wait(46 * 60_000)
    expect(dropped(stage)).toEqual([null, true])
    expect(pickerOf(stage)).toMatchObject({ option: "now", requested: null })
    expect(stage.see().notification.at(-1)).toMatchObject({ notice: { _tag: "TimeDropped", at: oslo(21, 19) } })
  })

  test("is dropped when the status reports a delay, even with the picker closed", () => {
    const stage = soon()
    stage.put({ type: "TimingClosed" })
    stage.wait(60_000)
    stage.answer("LoadStatus", standing({ serverTime: stage.now(), waitMinutes: { pickup: 90, delivery: 90 } }))
    expect(dropped(stage)).toEqual([null, true])
  })

  test.each([
    ["a slower method", { type: "MethodChosen", method: "delivery" }],
    ["a hotspot", { type: "HotspotChosen", hotspotId: "h1", parameters: {} }],
  ] as const)("is dropped by %s", (_, event) => {
    for (const isOpen of [true, false]) {
      const stage = soon()
      stage.wait(30 * 60_000)
      if (!isOpen) stage.put({ type: "TimingClosed" })
      stage.put(event)
      expect(dropped(stage)).toEqual([null, true])
    }
  })

  test("is dropped by a store that is closed then, and kept by one that is open", () => {
    const closed = { ...two, store: { ...storeTwo, openingHours: [] } }
    for (const [next, expected] of [
      [two, [oslo(21, 19), false]],
      [closed, [null, true]],
    ] as const) {
      const stage = soon()
      stage.put({ type: "TimingClosed" })
      stage.put({ type: "StoreChosen", storeSlug: "store-2" })
      stage.answer("LoadStore", next)
      stage.answer("LoadStatus", standing())
      expect(dropped(stage)).toEqual(expected)
    }
  })

  test("is dropped from yesterday's cart once its store is loaded", () => {
    const stage = soon()
    const kept = { ...stage.saved(), shipping: { ...stage.saved()?.shipping, requestedTime: oslo(21, 12) } }
    const again = openStore(one, kept)
    expect(dropped(again)).toEqual([null, true])
    again.wait(1000)
    expect(again.asking()).toMatchObject([{ request: { cart: { requestedTime: null } } }])
  })

  test("is reported once", () => {
    const stage = soon()
    stage.wait(46 * 60_000)
    stage.put({ type: "NoticeDismissed", kind: "statusMessage" })
    stage.wait(5 * 60_000)
    expect(stage.notices()).not.toContain("TimeDropped")
  })
})

const anything = (count: number): unknown[] => Array.from({ length: count }, () => expect.anything())
