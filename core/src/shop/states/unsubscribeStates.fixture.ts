import { openShop } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

const opened = () => {
  const stage = openShop("/u")
  stage.put({ type: "UnsubscribeLinkOpened", token: { sealed: "page-1" } })
  return stage
}

const pressed = () => {
  const stage = opened()
  stage.put({ type: "UnsubscribeConfirmed" })
  return stage
}

const failed = (error: object) => () => {
  const stage = pressed()
  stage.fail("UnsubscribeEmail", error)
  return stage
}

const typing = () => {
  const stage = openShop("/u")
  stage.put({ type: "UnsubscribePhoneTyped", phone: "400 00 071" })
  return stage
}

const stopping = () => {
  const stage = typing()
  stage.put({ type: "UnsubscribeConfirmed" })
  return stage
}

export const unsubscribeStates: StateStories = {
  idle: { story: "the page was opened without a link", stage: () => openShop("/u"), sees: { _tag: "NoLink" } },
  asked: { story: "an unsubscribe link was opened", stage: opened, sees: { _tag: "Asked" } },
  asking: {
    story: "the customer has confirmed, and the request is in flight",
    stage: pressed,
    sees: { _tag: "Asking" },
  },
  typing: { story: "a number is typed", stage: typing, sees: { _tag: "Typing", isSending: false } },
  stopping: { story: "the number is being sent", stage: stopping, sees: { _tag: "Typing", isSending: true } },
  textsDone: {
    story: "the number gets no more text messages",
    stage: () => {
      const stage = stopping()
      stage.answer("UnsubscribePhone", null)
      return stage
    },
    sees: { _tag: "TextsDone" },
  },
  done: {
    story: "the customer is unsubscribed",
    stage: () => {
      const stage = pressed()
      stage.answer("UnsubscribeEmail", null)
      return stage
    },
    sees: { _tag: "Done" },
  },
  refused: {
    story: "the server does not know the link",
    stage: failed({ _tag: "Refused", status: 404, problems: [] }),
    sees: { _tag: "Refused" },
  },
  unreachable: {
    story: "the server did not answer",
    stage: failed({ _tag: "Unreachable" }),
    sees: { _tag: "Unreachable" },
  },
}
