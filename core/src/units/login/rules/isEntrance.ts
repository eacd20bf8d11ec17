import type { Screen } from "../../../domain/route/model.ts"

/** Whether a screen asks for a phone number, to log in or to register. */
export const isEntrance = ({ _tag }: Screen): boolean => _tag === "Login" || _tag === "Register"
