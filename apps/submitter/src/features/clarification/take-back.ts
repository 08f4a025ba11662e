import { applicationEntries, type FactEntry, type FormAnswers, lineEntries, lineOf, type Pin } from '@eksport/domain'
import { type Answers, getAt, setAt } from '@eksport/forms'

const pathsOf = (entries: readonly FactEntry[], id: string | undefined) =>
  entries.find((entry) => entry.id === id)?.facts.map(({ path }) => path) ?? []

function withFrom<A extends object>(answers: A, before: object, paths: readonly string[]): A {
  const from: Answers = { ...before }
  const start = Object.fromEntries(Object.entries(answers))
  return paths.reduce((all: Answers, path) => setAt(all, path, getAt(from, path)), start) as A // Still the same shape, with some values changed.
}

/** The answers with one place restored as it was sent: an answer, an answer of a line, or a whole line that was added or removed. */
export function takeBack(answers: FormAnswers, sent: Partial<FormAnswers>, pin: Pin): FormAnswers {
  const line = lineOf(pin)
  if (line === undefined) return withFrom(answers, sent, pathsOf(applicationEntries, pin.fact))
  const [lines, earlier] = [answers.productLines ?? [], sent.productLines ?? []]
  const before = earlier.find(({ id }) => id === line)
  if (before === undefined) return { ...answers, productLines: lines.filter(({ id }) => id !== line) }
  if (pin.fact !== undefined) {
    const paths = pathsOf(lineEntries, pin.fact)
    return { ...answers, productLines: lines.map((one) => (one.id === line ? withFrom(one, before, paths) : one)) }
  }
  const kept = new Map([...lines, before].map((one) => [one.id, one]))
  const order = [...earlier.map(({ id }) => id), ...lines.map(({ id }) => id)]
  return { ...answers, productLines: [...new Set(order)].flatMap((id) => kept.get(id) ?? []) }
}
