import { openSceneKitchen, standsIn, startSceneKitchen } from "../testing/sceneKitchen.ts"
import { type KitchenScenes, refused, unreachable } from "./kitchenModel.ts"
import { after } from "./visit.ts"

const enterKey = { type: "KeyEntered", key: "key", keep: "device" } as const

/** The steps before a store's orders: the staff key, then the store. */
export const kitchenGate: KitchenScenes = {
  starting: { story: "the tablet is being read", reach: startSceneKitchen },
  key: { story: "the staff key is asked for", reach: (language) => openSceneKitchen(language, {}, false) },
  trying: {
    story: "the key is being tried",
    reach: (language) => after(openSceneKitchen(language, {}, false), (page) => page.send(enterKey)),
  },
  wrongKey: {
    story: "the server does not know the key",
    reach: (language) =>
      after(
        openSceneKitchen(language, {}, false),
        (page) => page.send(enterKey),
        (page) => page.fail("TryKey", refused(401, 1003)),
      ),
  },
  unreachable: {
    story: "the server did not answer when the key was tried",
    reach: (language) =>
      after(
        openSceneKitchen(language, {}, false),
        (page) => page.send(enterKey),
        (page) => page.fail("TryKey", unreachable),
      ),
  },
  loadingStores: { story: "the stores are loading", reach: (language) => openSceneKitchen(language, { store: null }) },
  store: {
    story: "the store is asked for",
    reach: (language) =>
      after(openSceneKitchen(language, { store: null }), (page) =>
        page.answer("ListStores", [standsIn, { id: "102", name: "Brygga" }]),
      ),
  },
}
