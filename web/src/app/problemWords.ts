// By itself, so that a chunk of it holds the words of all codes and nothing else of the area.
export { problemText } from "@skorpe/core/problem"
