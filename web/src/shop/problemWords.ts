// A separate module, so that its chunk has only the messages and nothing else of the area.
export { couponProblemText, phoneProblemText, problemText } from "@skorpe/core/domain/problem"
