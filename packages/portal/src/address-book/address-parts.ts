import type { BookEntry } from '@eksport/api'
import { type BookedAddress, officeZone } from '@eksport/domain'
import { type FieldRecord, type Issue, internationalPhone, text, validateSections } from '@eksport/forms'
import { addressBookTexts as texts } from './address-book.texts.ts'

type Kind = BookEntry['kind']

/** The parts of an address that can be edited; its country and calling code stay as they were sent. */
export const addressParts = ['name', 'address', 'postalCode', 'city', 'phone'] as const
export type AddressPart = (typeof addressParts)[number]

/** The path of each part in the answers. */
const paths = {
  name: 'name',
  address: 'address',
  postalCode: 'postalCode',
  city: 'city',
  phone: 'phoneNumber.number',
} as const satisfies Readonly<Record<AddressPart, string>>

/** The required part by which an address is identified. */
export const knownBy = (kind: Kind): AddressPart => (kind === 'CONTROL_PLACE' ? 'address' : 'name')

/** The parts that an address of a kind has. */
export const partsOf = (kind: Kind): readonly AddressPart[] =>
  addressParts.filter(
    (part) => (part !== 'name' || kind !== 'CONTROL_PLACE') && (part !== 'phone' || kind === 'CONSIGNEE'),
  )

export const partOf = (address: BookedAddress, part: AddressPart): string =>
  (part === 'phone' ? address.phoneNumber?.number : address[part]) ?? ''

/** The address with a changed part; an emptied part is left out. */
export function withPart(
  { phoneNumber, ...address }: BookedAddress,
  part: AddressPart,
  written: string,
): BookedAddress {
  const kept = { ...address, ...(phoneNumber && { phoneNumber }) }
  if (part === 'phone') return { ...address, phoneNumber: { ...phoneNumber, number: written } }
  const { [part]: _, ...rest } = kept
  return written === '' ? rest : { ...rest, [part]: written }
}

/** [SEC-04] Somebody else's version of an address with the changes made here on top. */
export const mergedParts = (before: BookedAddress, here: BookedAddress, there: BookedAddress): BookedAddress =>
  addressParts
    .filter((part) => partOf(here, part) !== partOf(before, part))
    .reduce((address, part) => withPart(address, part, partOf(here, part)), there)

/** An address is checked with the fields of the form's pages that it is used on. */
function fieldsOf(kind: Kind): FieldRecord {
  const isPlace = kind === 'CONTROL_PLACE'
  return {
    name: text({ label: texts.name, required: !isPlace }),
    address: text({ label: texts.address, charset: 'address', required: isPlace }),
    postalCode: text({ label: texts.postalCode, ...(isPlace ? { digits: 4 } : { max: 20 }) }),
    city: text({ label: texts.city }),
    phoneNumber: internationalPhone({ label: texts.phone }),
  }
}

/** The issues of an address, by part. */
export function addressIssues(kind: Kind, address: BookedAddress): ReadonlyMap<AddressPart, Issue> {
  const { phoneNumber, ...rest } = address
  // If a consignee has no phone number, the form asks for it.
  const answers = { ...rest, ...(phoneNumber?.number && { phoneNumber }) }
  // Nothing here depends on the time.
  const context = { now: new Date(0).toISOString(), timeZone: officeZone, given: {} }
  const issues = validateSections([{ id: 'address', fields: fieldsOf(kind) }], answers, context)
  return new Map(
    addressParts.flatMap((part) => {
      const issue = issues.find(({ path }) => path === paths[part])
      return issue === undefined ? [] : [[part, issue] as const]
    }),
  )
}

/** The server's error for a part. It reports an address that the book already contains at the name. */
export const fieldErrorOf = (
  kind: Kind,
  part: AddressPart,
  errors: Readonly<Record<string, readonly string[]>>,
): string | undefined => {
  const messages = [
    ...(errors[paths[part]] ?? []),
    ...(part === 'address' && kind === 'CONTROL_PLACE' ? (errors.name ?? []) : []),
  ]
  return messages.length === 0 ? undefined : messages.join(' ')
}
