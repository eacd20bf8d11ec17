/** Upper bound on entries: more days than any customer needs, and a limit on memory for hostile requests. */
const mostAnswers = 20_000

/** Memoises a pure rule. A full memo is cleared. */
export const remember = <Question, Answer>(rule: (question: Question) => Answer): ((question: Question) => Answer) => {
  const answers = new Map<Question, Answer>()
  return (question) => {
    const known = answers.get(question)
    if (known !== undefined) return known
    if (answers.size >= mostAnswers) answers.clear()
    const answer = rule(question)
    answers.set(question, answer)
    return answer
  }
}
