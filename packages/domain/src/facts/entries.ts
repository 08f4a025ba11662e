import { getAt, type Locale, type LocalizedText } from '@eksport/forms'
import type { Fact, FactGroup, Facts } from './fact.ts'
import { joinPart, type Part, type Subject, startingSmall } from './subject.ts'
import { type FactContext, factTexts } from './write-fact.ts'

/** A fact with its path; for a list also the facts of its items. */
export interface PlacedFact {
  readonly path: string
  readonly fact: Fact
  readonly ofItems: readonly FactEntry[]
}

/** What is shown as one thing: a single fact, or the facts of one subject together. */
export interface FactEntry {
  /** The path of its first fact. */
  readonly id: string
  readonly label: LocalizedText
  readonly group: FactGroup
  readonly facts: readonly PlacedFact[]
}

/** The facts of a list's items, by their paths in the item. */
export function factsOfItems(facts: Facts, list: string): Facts {
  const start = `${list}.`
  const inside = Object.entries(facts).filter(([path]) => path.startsWith(start))
  return Object.fromEntries(inside.map(([path, fact]) => [path.slice(start.length), fact]))
}

/** All entries of these facts, in order; a subject takes the place of its first fact. */
export function entriesOf(facts: Facts): readonly FactEntry[] {
  const lists = Object.keys(facts).filter((path) => facts[path]?.format.as === 'rows')
  const placed = Object.entries(facts)
    .filter(([path]) => !lists.some((list) => path.startsWith(`${list}.`)))
    .map(
      ([path, fact]): PlacedFact => ({
        path,
        fact,
        ofItems: lists.includes(path) ? entriesOf(factsOfItems(facts, path)) : [],
      }),
    )
  // Without `Map.groupBy`, because this runs when the module is loaded, also on a Node version that lacks it.
  const together = new Map<Subject | string, PlacedFact[]>()
  for (const one of placed) {
    const about = one.fact.part?.subject ?? one.path
    together.set(about, [...(together.get(about) ?? []), one])
  }
  return [...together].flatMap(([about, members]): FactEntry[] => {
    const [first] = members
    if (first === undefined) return []
    const { path, fact } = first
    return [{ id: path, label: typeof about === 'string' ? fact.label : about.name, group: fact.group, facts: members }]
  })
}

/** The name of a fact together with its subject, for places that do not show the subject: 'Mottaker, adresse'. */
export function wholeLabel({ label, part }: Fact, locale: Locale): string {
  if (part === undefined) return label[locale]
  return `${part.subject.name[locale]}, ${startingSmall(label[locale], locale)}`
}

/** The values of one fact in words; for a list one per item. */
export function answerTexts({ fact, ofItems }: PlacedFact, value: unknown, context: FactContext): readonly string[] {
  if (fact.format.as !== 'rows') return factTexts(fact, value, context)
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    const words = ofItems.flatMap((entry) => entryTexts(entry, item, context))
    return words.length === 0 ? [] : [words.join(', ')]
  })
}

/** A part as written in its subject; a tick is written as its label. */
function partText({ fact }: PlacedFact, texts: readonly string[], { locale }: FactContext): string {
  if (fact.format.as === 'yes') return fact.label[locale]
  return fact.part?.labelled ? `${fact.label[locale]} ${texts.join(', ')}` : texts.join(', ')
}

const joined = (before: string | undefined, { joint }: Part, words: string, locale: Locale): string =>
  before === undefined || joint === 'value' ? words : joinPart(before, joint, words, locale)

/**
 * The values of an entry in words: several for a list, none where nothing was answered. `answers` is the object in which the
 * entry's paths begin: an application, or one item of a list.
 */
export function entryTexts({ facts }: FactEntry, answers: unknown, context: FactContext): readonly string[] {
  const words: string[] = []
  for (const placed of facts) {
    const texts = answerTexts(placed, getAt(answers, placed.path), context)
    const { part } = placed.fact
    if (part === undefined) words.push(...texts)
    else if (texts.length > 0) {
      const before = part.joint === 'value' ? undefined : words.pop()
      words.push(joined(before, part, partText(placed, texts, context), context.locale))
    }
  }
  return words
}

/** The same as one text for a single answer, and as an array where there can be several; undefined where nothing was answered. */
export function entryWords(
  entry: FactEntry,
  answers: unknown,
  context: FactContext,
): string | readonly string[] | undefined {
  const texts = entryTexts(entry, answers, context)
  const isList = entry.facts.some(
    ({ path, fact }) => fact.part?.joint === 'value' || Array.isArray(getAt(answers, path)),
  )
  return isList ? texts : texts[0]
}
