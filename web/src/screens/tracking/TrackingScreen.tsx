import { useView } from "../../shop/shopContext.ts"
import { TrackingFollowing } from "./TrackingFollowing.tsx"
import { TrackingLoading } from "./TrackingLoading.tsx"
import { TrackingMissing } from "./TrackingMissing.tsx"
import { useOrderLink } from "./useOrderLink.ts"

/** The tracking screen of one order. */
export const TrackingScreen = () => {
  const tracking = useView("tracking")
  useOrderLink()
  switch (tracking._tag) {
    case "Following":
      return <TrackingFollowing {...tracking} />
    case "Missing":
      return <TrackingMissing />
    case "Nothing":
    case "Loading":
      return <TrackingLoading />
  }
}
