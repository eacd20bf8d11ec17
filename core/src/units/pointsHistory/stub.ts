import { closed, ownPageStub } from "../route/ownPageStub.ts"

/** Stub of the points' history: nobody asked for it. */
export const pointsHistoryStub = ownPageStub("pointsHistory", { entries: null }, closed)
