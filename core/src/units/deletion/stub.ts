import { closed, ownPageStub } from "../route/ownPageStub.ts"

/** Stub of the deletion: nobody wants one. */
export const deletionStub = ownPageStub("deletion", { fault: null }, closed)
