import type { DisplayContext, Locale } from '@eksport/forms'
import { answerTexts, entriesOf, type PlacedFact, wholeLabel } from './entries.ts'
import type { Fact, Facts } from './fact.ts'
import type { Part } from './subject.ts'
import type { FactContext } from './write-fact.ts'

/** The name of the part alone where the heading already names its subject. */
function labelUnder(fact: Fact, heading: string | undefined, locale: Locale): string {
  const { label, part } = fact
  return part && heading === part.subject.name[locale] ? label[locale] : wholeLabel(fact, locale)
}

/** A family name, a town, a time of day, which cannot be understood without the part before it. */
const isOneWithBefore = (part: Part | undefined): boolean => part?.joint === 'space' || part?.joint === 'clock'

const placedIn = (facts: Facts): ReadonlyMap<string, PlacedFact> =>
  new Map(entriesOf(facts).flatMap(({ facts: members }) => members.map((member) => [member.path, member])))

/** [CRT-06] How a form's summary shows each answer: by the name and the format of its fact. */
export function summaryWords(facts: Facts, context: FactContext): NonNullable<DisplayContext['summary']> {
  const placed = placedIn(facts)
  return (path, value, heading) => {
    const known = placed.get(path)
    if (known === undefined) return undefined
    const { label, part } = known.fact
    const texts = answerTexts(known, value, context)
    // One of several values is shown under the subject's name: 'Pakket som: Menneskemat'.
    if (part?.joint === 'value' && texts.length > 0)
      return { label: part.subject.name[context.locale], value: label[context.locale] }
    const between = known.fact.format.as === 'rows' ? '\n' : ', '
    const row = { label: labelUnder(known.fact, heading, context.locale), value: texts.join(between) }
    return isOneWithBefore(part) ? { ...row, joint: ' ' } : row
  }
}
