import type { LocalizedText } from '@eksport/forms'
import { lineOf, type Pin } from '../../application/clarification.ts'
import { applicationEntries } from '../../facts/application-entries.ts'
import type { FactEntry } from '../../facts/entries.ts'
import { lineEntries } from '../../facts/line-entries.ts'
import { allLinesFact } from '../../facts/pin-words.ts'

/** A place of the form that an application can be stopped for. */
interface StopPlace {
  /** The answers that it is made of, the first naming it; of a line of goods behind `productLines`. */
  readonly paths: readonly string[]
  /** What they are together, where they are several. */
  readonly name?: LocalizedText
}

const ofLines = `${allLinesFact}.`

const placesIn = (entries: readonly FactEntry[], start: string): readonly StopPlace[] =>
  entries.map(({ facts, label }) => ({
    paths: facts.map(({ path }) => start + path),
    ...(facts.length > 1 && { name: label }),
  }))

const places = [...placesIn(applicationEntries, ''), ...placesIn(lineEntries, ofLines)]

/** What a question pins: the answers of one entry. Nothing where it pins whole lines, or an answer that is asked no more. */
export function pinnedPlace(pin: Pin): StopPlace | undefined {
  const path = lineOf(pin) === undefined ? pin.fact : pin.fact && ofLines + pin.fact
  return places.find(({ paths }) => paths[0] === path)
}

/** The answer that a ticked change of a replacement is about, whichever line it stands on; nothing where a line came or went. */
export function changedPlace(key: string): StopPlace | undefined {
  const path = key.startsWith(ofLines) ? ofLines + key.slice(ofLines.length).replace(/^[^.]*\.?/, '') : key
  const isWithin = (fact: string) => path === fact || path.startsWith(`${fact}.`)
  const fact = places.flatMap(({ paths }) => paths).find(isWithin)
  return fact === undefined ? undefined : { paths: [fact] }
}
