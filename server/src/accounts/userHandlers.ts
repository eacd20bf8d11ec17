import { botCheckHeader, CurrentCaller, CurrentCustomer, SkorpeApi } from "@skorpe/core/api"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { unlessStorage } from "../database/unlessStorage.ts"
import { addAddress, changeAddress, listAddresses } from "./addresses.ts"
import { changeAgreements } from "./agreements.ts"
import { askNewNumber, takeNewNumber } from "./changeNumber.ts"
import { readCustomMessage } from "./customMessages.ts"
import { deleteAccount } from "./deleteAccount.ts"
import { sendVerification, verifyEmail } from "./emailVerification.ts"
import { changeFavourites, readFavourites } from "./favourites.ts"
import { exportOwnData } from "./ownData.ts"
import { endSessions, listSessions } from "./ownSessions.ts"
import { addPasskey, askPasskey, listPasskeys, removePasskey } from "./passkeys.ts"
import { phoneIn } from "./phones.ts"
import { listPoints } from "./pointsEntries.ts"
import { readProfile, updateProfile } from "./profile.ts"
import { register } from "./register.ts"
import { dropSessionCookies } from "./sessionCookies.ts"
import { checkStart } from "./startCheck.ts"
import { readTraits, telemetryIdentity } from "./traits.ts"
import { unsubscribeEmail, unsubscribePhone } from "./unsubscribe.ts"

/** Runs work with the calling customer's id. */
const own = <A, E, R>(work: (customerId: string) => Effect.Effect<A, E, R>) =>
  Effect.flatMap(CurrentCustomer, ({ customerId }) => work(customerId))

/** The endpoints of customers' own accounts. */
export const UserHandlers = HttpApiBuilder.group(SkorpeApi, "user", (handlers) =>
  handlers.handleAll({
    create: ({ headers, payload }) => unlessStorage(register(headers["idempotency-key"], payload)),
    validateStart: ({ payload }) =>
      unlessStorage(Effect.flatMap(CurrentCaller, (caller) => checkStart(caller, payload.orgId))),
    unsubscribeEmail: ({ params }) => unlessStorage(unsubscribeEmail(params.token)),
    verifyEmail: ({ payload }) => unlessStorage(verifyEmail(payload.token)),
    sendVerification: () => unlessStorage(own(sendVerification)),
    unsubscribePhone: ({ payload }) => unlessStorage(unsubscribePhone(payload.phone)),
    delete: () => unlessStorage(own((id) => Effect.andThen(deleteAccount(id), dropSessionCookies))),
    changeNumber: ({ headers, payload }) =>
      unlessStorage(
        Effect.flatMap(CurrentCustomer, (customer) =>
          payload.code === undefined
            ? askNewNumber(customer, payload.phone, headers[botCheckHeader])
            : takeNewNumber(customer, payload.phone, payload.code),
        ),
      ),
    update: ({ payload }) => unlessStorage(own((id) => updateProfile(id, payload))),
    identity: () => unlessStorage(own(telemetryIdentity)),
    addAddress: ({ headers, payload }) =>
      unlessStorage(own((id) => addAddress(id, headers["idempotency-key"], payload))),
    changeAddress: ({ params, payload }) => unlessStorage(own((id) => changeAddress(id, params.id, payload))),
    addresses: () => unlessStorage(own(listAddresses)),
    changeFavourites: ({ payload }) => unlessStorage(own((id) => changeFavourites(id, payload))),
    favourites: ({ params }) => unlessStorage(own((id) => readFavourites(id, params.id))),
    readPhone: ({ params }) =>
      unlessStorage(
        own(
          Effect.fnUntraced(function* (id) {
            const phoneNumber = yield* phoneIn(params.phone)
            return { phoneNumber, isOwn: (yield* readProfile(id)).phoneNumber === phoneNumber }
          }),
        ),
      ),
    customMessage: ({ params }) => unlessStorage(own((id) => readCustomMessage(id, params.id))),
    profile: () => unlessStorage(own(readProfile)),
    exportData: () => unlessStorage(Effect.flatMap(CurrentCustomer, exportOwnData)),
    points: () => unlessStorage(own(listPoints)),
    sessions: () => unlessStorage(Effect.flatMap(CurrentCustomer, listSessions)),
    endSessions: ({ payload }) =>
      unlessStorage(Effect.flatMap(CurrentCustomer, (customer) => endSessions(customer, payload))),
    passkeys: () => unlessStorage(own(listPasskeys)),
    askPasskey: () => unlessStorage(own(askPasskey)),
    addPasskey: ({ payload }) => unlessStorage(own((id) => addPasskey(id, payload))),
    removePasskey: ({ params }) => unlessStorage(own((id) => removePasskey(id, params.id))),
    traits: () => unlessStorage(own(readTraits)),
    agreements: ({ payload }) => unlessStorage(own((id) => changeAgreements(id, payload))),
  }),
)
