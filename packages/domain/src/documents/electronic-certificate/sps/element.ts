import type { PlainDate } from '../../../values/format/schemas.ts'
import type { SomeWords } from '../../certificate/languages.ts'
import type { Address, Coded, Note, Party } from '../electronic-certificate.ts'

/** An XML element of a message: a prefixed name, attributes, and text or child elements. */
export interface XmlElement {
  readonly name: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly content: string | readonly XmlElement[]
}

type Attributes = Readonly<Record<string, string | undefined>>

/** An element with text; none where the text is empty. */
export function text(name: string, value: string | number | undefined, attributes: Attributes = {}): XmlElement[] {
  if (value === undefined || value === '') return []
  const kept = Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return [{ name, ...(kept.length > 0 && { attributes: Object.fromEntries(kept) }), content: String(value) }]
}

/** An element with children; none where there are no children. */
export const group = (name: string, ...parts: readonly (readonly XmlElement[])[]): XmlElement[] => {
  const content = parts.flat()
  return content.length === 0 ? [] : [{ name, content }]
}

/** The same element in each language of the words. */
export const inEachLanguage = (name: string, words: SomeWords): XmlElement[] =>
  Object.entries(words).flatMap(([languageID, word]) => text(name, word, { languageID }))

/** A moment with its UTC offset. */
export const moment = (name: string, instant: string | undefined): XmlElement[] =>
  group(name, text('udt:DateTime', instant))

/** A day without time: format 102 of UN/EDIFACT 2379, YYYYMMDD. */
export const day = (name: string, date: PlainDate | undefined): XmlElement[] =>
  group(name, text('udt:DateTimeString', date?.replaceAll('-', ''), { format: '102' }))

/** A code and its name as two elements. */
export const place = (name: string, at: Coded | undefined, schemeID?: string): XmlElement[] =>
  group(name, text('ram:ID', at?.code, { schemeID }), text('ram:Name', at?.name, { languageID: 'en' }))

function address({ postalCode, street, city, country, county }: Address): XmlElement[] {
  return group(
    'ram:SpecifiedSPSAddress',
    text('ram:PostcodeCode', postalCode),
    text('ram:LineOne', street),
    text('ram:CityName', city),
    text('ram:CountryID', country?.code),
    text('ram:CountryName', country?.name, { languageID: 'en' }),
    text('ram:CountrySubDivisionName', county),
  )
}

/** Number, name, address and phone, in an element named after the party's role. */
export function party(name: string, one: Party | undefined): XmlElement[] {
  if (one === undefined) return []
  return group(
    name,
    text('ram:ID', one.id?.value, { schemeID: one.id?.scheme }),
    text('ram:Name', one.name),
    address(one.address ?? {}),
    group('ram:DefinedSPSContact', group('ram:TelephoneSPSCommunication', text('ram:CompleteNumber', one.phone))),
  )
}

/** Subject, code and words of a note. */
export const note =
  (name: string) =>
  ({ subject, code, text: words }: Note): XmlElement[] =>
    group(name, text('ram:Subject', subject), text('ram:ContentCode', code), text('ram:Content', words))
