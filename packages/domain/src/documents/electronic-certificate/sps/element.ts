import type { PlainDate } from '../../../values/format/plain-date.ts'
import type { SomeWords } from '../../certificate/languages.ts'

/** An element of a message: a name with its prefix, attributes, and text or further elements. */
export interface XmlElement {
  readonly name: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly content: string | readonly XmlElement[]
}

type Attributes = Readonly<Record<string, string | undefined>>

/** An element with text; nothing where there is nothing to say. */
export function text(name: string, value: string | number | undefined, attributes: Attributes = {}): XmlElement[] {
  if (value === undefined || value === '') return []
  const kept = Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return [{ name, ...(kept.length > 0 && { attributes: Object.fromEntries(kept) }), content: String(value) }]
}

/** An element with others in it; nothing where there are none. */
export const group = (name: string, ...parts: readonly (readonly XmlElement[])[]): XmlElement[] => {
  const content = parts.flat()
  return content.length === 0 ? [] : [{ name, content }]
}

/** The same element in each language of the words. */
export const inEachLanguage = (name: string, words: SomeWords): XmlElement[] =>
  Object.entries(words).flatMap(([languageID, word]) => text(name, word, { languageID }))

/** A moment with its offset. */
export const moment = (name: string, instant: string | undefined): XmlElement[] =>
  group(name, text('udt:DateTime', instant))

/** A day without a clock: format 102 of UN/EDIFACT 2379, YYYYMMDD. */
export const day = (name: string, date: PlainDate | undefined): XmlElement[] =>
  group(name, text('udt:DateTimeString', date?.replaceAll('-', ''), { format: '102' }))
