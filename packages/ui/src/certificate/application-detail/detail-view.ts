import {
  type ApplicationDiff,
  type Change,
  diffApplication,
  type FactContext,
  type Message,
  type ProductLine,
} from '@eksport/domain'
import { type ChangeWords, changeBetween } from '../../components/change-text/change-text.logic.js'
import { countMarks } from '../../components/fact-sections/sections.logic.js'
import { pairLikely } from '../product-line-card/likely-changes.logic.js'
import { type LineChange, linesInPlace } from '../product-line-card/line-change.logic.js'
import { marksOfLine } from '../product-line-card/line-facts.logic.js'
import type { DetailContext, FactSource, FactWithPaths, SectionFacts } from './detail-context.js'
import { type DetailSectionId, factSections, sectionsOf } from './detail-sections.js'
import { factsOf } from './entry-facts.js'

/** A fact with its change. */
export interface ShownFact extends FactWithPaths {
  readonly change: ChangeWords
}

/** A product line with its change; without an original there is none. */
export interface ShownLine {
  readonly line: ProductLine
  /** Its number in its own list, from 1; for a removed line, in the earlier list. */
  readonly number: number
  readonly change?: LineChange
  readonly marks: number
}

/** The content of a section, and how many changes its lines mark. */
export interface SectionView {
  readonly id: DetailSectionId
  readonly facts: readonly ShownFact[]
  readonly lines: readonly ShownLine[]
  readonly marks: number
}

/** A whole application prepared for rendering. */
export interface DetailView {
  readonly header: readonly ShownFact[]
  readonly sections: readonly SectionView[]
  /** How many changes the header and all sections mark. */
  readonly marks: number
}

/** What a view is made of. */
export interface DetailViewInput {
  readonly application: FactSource
  readonly original?: FactSource | undefined
  readonly messages?: readonly Message[] | undefined
  readonly sections?: readonly DetailSectionId[] | undefined
  /** Treats a line whose key was edited beside other facts as one changed line, not as one deleted and one new. */
  readonly likelyChanges?: boolean | undefined
}

/** The header's contents as facts: shown if they changed. */
const headerFacts = factsOf('application')

interface Compared {
  readonly original: FactSource
  readonly diff: ApplicationDiff
}

const isAt = (path: string, { path: changed }: Change) =>
  changed === path || changed.startsWith(`${path}.`) || path.startsWith(`${changed}.`)

/**
 * Data decide whether a fact changed, words decide how: what reads the same, such as 12 and 12.00, is not a change to a
 * reader.
 */
function withChanges(
  make: SectionFacts,
  application: FactSource,
  context: DetailContext,
  compared: Compared | undefined,
): ShownFact[] {
  const before = compared && make(compared.original, context)
  const facts = make(application, context).map((fact, index): ShownFact => {
    const isTouched = fact.paths?.some((path) => compared?.diff.changes.some((change) => isAt(path, change)))
    const was = isTouched ? before?.[index]?.value : fact.value
    return { ...fact, change: changeBetween(was, fact.value) }
  })
  return facts.filter(({ change }) => change.kind !== 'same' || change.to !== undefined)
}

function linesOf(
  { application, likelyChanges }: DetailViewInput,
  context: FactContext,
  compared: Compared | undefined,
): ShownLine[] {
  const { productLines = [] } = application
  if (!compared) return productLines.map((line, index) => ({ line, number: index + 1, marks: 0 }))
  const { lines } = compared.diff
  return linesInPlace(likelyChanges ? pairLikely(lines, context) : lines).map(({ line, number, change }) => ({
    line,
    number,
    change,
    marks: marksOfLine(line, change, context),
  }))
}

/** Facts, lines and changes of every section present. */
export function detailView(input: DetailViewInput, context: DetailContext): DetailView {
  const { application, original, messages, sections: wanted } = input
  const compared = original && { original, diff: diffApplication(original, application) }
  const sections = sectionsOf(application, messages, wanted, original).flatMap((id): SectionView[] => {
    const make = factSections[id]
    const facts = make ? withChanges(make, application, context, compared) : []
    if (make && facts.length === 0) return []
    const lines = id === 'productLines' ? linesOf(input, context.words, compared) : []
    return [{ id, facts, lines, marks: lines.reduce((sum, { marks }) => sum + marks, 0) }]
  })
  const header = withChanges(headerFacts, application, context, compared).filter(({ change }) => change.kind !== 'same')
  return { header, sections, marks: header.length + countMarks(sections) }
}
