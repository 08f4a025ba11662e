import type { Address, Coded, Note, Party } from '../electronic-certificate.ts'
import { group, text, type XmlElement } from './element.ts'

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

/** Number, name, address and phone, under the name of the part that the party plays. */
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
