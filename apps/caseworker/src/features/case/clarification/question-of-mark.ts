import { type Application, applicationEntries, type FactEntry, lineEntries, type Pin } from '@eksport/domain'
import { pathsMeet } from '@eksport/forms'
import type { CaseMark } from '../marks/case-marks.ts'

/** A prepared question. */
export interface BegunQuestion {
  readonly pins: readonly Pin[]
  readonly message: string
}

const tells = (entries: readonly FactEntry[], path: string) =>
  entries.find(({ facts }) => facts.some((fact) => pathsMeet(path, fact.path)))?.id

const ofLine = /^productLines\./

/** [CW-10] What a question about a mark unlocks: the answers that the mark is about; for a line without such answers, the whole line. */
export function pinsOfMark({ line, paths }: CaseMark, { productLines = [] }: Application): readonly Pin[] {
  if (line === undefined) {
    const facts = paths.filter((path) => !ofLine.test(path)).flatMap((path) => tells(applicationEntries, path) ?? [])
    return [...new Set(facts)].map((fact) => ({ fact }))
  }
  const id = productLines[line - 1]?.id
  if (id === undefined) return []
  const own = paths.filter((path) => ofLine.test(path))
  const facts = own.flatMap((path) => tells(lineEntries, path.replace(ofLine, '')) ?? [])
  return facts.length === 0 ? [{ line: id }] : [...new Set(facts)].map((fact) => ({ line: id, fact }))
}
