import type { FormAnswers } from '../../application/own-answers.ts'
import { applicationEntries } from '../../facts/application-entries.ts'
import { entryTexts, type FactEntry } from '../../facts/entries.ts'
import { lineEntries } from '../../facts/line-entries.ts'
import type { FactContext } from '../../facts/write-fact.ts'
import type { ProductLine } from '../../goods/product-line/product-line.ts'
import { type ChangedFact, changedFacts } from './changed-facts.ts'

type Compared = Partial<FormAnswers>

/** What makes goods of two certificates the same kind of goods. */
const kindOf = ({ species, processingState, processingType, productionEstablishment }: ProductLine) =>
  JSON.stringify([species, processingState, processingType, productionEstablishment?.approvalNumber])

/** The lines of another application with the ids of the lines that they resemble, each used once; the others keep their own. */
function paired(before: readonly ProductLine[], after: readonly ProductLine[]): ProductLine[] {
  const open = new Set(after)
  return before.map((line) => {
    const like = [...open].find((one) => kindOf(one) === kindOf(line))
    if (like === undefined) return { ...line, id: `before ${line.id}` }
    open.delete(like)
    return { ...line, id: like.id }
  })
}

const countGiven = (entries: readonly FactEntry[], answers: object, context: FactContext) =>
  entries.filter((entry) => entryTexts(entry, answers, context).length > 0).length

/** How an application differs from a similar earlier one. */
export interface AgainstFormer {
  readonly changes: readonly ChangedFact[]
  /** The number of facts that are the same. */
  readonly same: number
}

/** [CW-09] The differences from an earlier certificate, with lines paired by their goods, and the number of facts that are the same. */
export function againstFormer(former: Compared, now: Compared, context: FactContext): AgainstFormer {
  const lines = now.productLines ?? []
  const before = { ...former, productLines: paired(former.productLines ?? [], lines) }
  const changes = changedFacts(before, now, context)
  const ids = new Set(before.productLines.map(({ id }) => id))
  const own = countGiven(applicationEntries, now, context)
  const ofLines = lines.filter(({ id }) => ids.has(id)).map((line) => countGiven(lineEntries, line, context))
  const given = ofLines.reduce((sum, count) => sum + count, own)
  return { changes, same: given - changes.filter(({ to }) => to !== undefined).length }
}
