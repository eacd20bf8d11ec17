// A module of its own, so that its chunk has the messages and nothing else of the area.
export { couponProblemText, phoneProblemText, problemText } from "@skorpe/core/domain/problem"
