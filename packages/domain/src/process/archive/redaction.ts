import type { Locale, LocalizedText } from '@eksport/forms'
import type { Application } from '../../application/application.ts'
import type { Message } from '../message/message.ts'

/** Somebody that a case names, and every text that would give them away. */
export interface CaseParty {
  readonly id: string
  readonly kind: 'person' | 'company'
  readonly name: string
  readonly texts: readonly string[]
}

/** What is taken out of the documents of a case: each of these texts, wherever it stands. */
export interface Redaction {
  readonly texts: readonly string[]
}

/** What stands where something was taken out. */
const mark: LocalizedText = { nb: '[sladdet]', nn: '[sladda]', en: '[redacted]' }

const filled = (texts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(texts.map((text) => text?.trim() ?? '').filter((text) => text !== '')),
]

/** Legal forms that people leave out when they write of a company. */
const legalForm = /[\s,]+(?:AS|ASA|ANS|DA|Ltd\.?|Limited|Inc\.?|GmbH|S\.?A\.?|Co\.?,? Ltd\.?|LLC|B\.?V\.?|AB|A\/S)$/i

/** Its name without that, where enough is left to be a name and no word of every day. */
function shortOf(name: string): string | undefined {
  const short = name.trim().replace(legalForm, '')
  return short.length < 6 ? undefined : short
}

const company = (id: string, name: string | undefined, others: readonly (string | null | undefined)[] = []) =>
  name === undefined || name.trim() === ''
    ? []
    : [{ id, kind: 'company' as const, name: name.trim(), texts: filled([name, shortOf(name), ...others]) }]

/** A name as a whole and each of its words: a message may say the first one alone. */
const person = (id: string, name: string | undefined, others: readonly (string | null | undefined)[] = []) => {
  const whole = name?.trim() ?? ''
  if (whole === '') return []
  return [{ id, kind: 'person' as const, name: whole, texts: filled([whole, ...whole.split(/\s+/), ...others]) }]
}

/** [ADM-07] The persons and companies that a case names; officers act for the authority, and stay. */
export function caseParties(
  { consignor, sender, recipient, certificateRetrieval, collectedBy }: Application,
  messages: readonly Message[],
): CaseParty[] {
  const { contactPerson: contact, submittingApplicant } = sender ?? {}
  const {
    consignee,
    onBehalfOfConsignee,
    operatorResponsibleForConsignment: operator,
    placeOfDestination,
  } = recipient ?? {}
  const place = (party: typeof consignee) => [
    party?.address,
    party?.postalCode,
    party?.city,
    party?.phoneNumber?.number,
  ]
  const senders = messages
    .filter(({ sender }) => sender.role === 'INNSENDER')
    .flatMap(({ sender }) => sender.name ?? [])
  const parties: CaseParty[] = [
    ...person('contact', [contact?.firstName, contact?.lastName].filter(Boolean).join(' '), [
      contact?.phoneNumber,
      contact?.email,
    ]),
    ...[...new Set(senders)].flatMap((name, index) => person(`sender-${index + 1}`, name)),
    ...person('collector', collectedBy),
    ...company('consignor', consignor.organisationName ?? consignor.organisationNumber, [
      consignor.organisationNumber,
      consignor.address,
      consignor.internalReference,
    ]),
    ...company('applicant', submittingApplicant?.organisationName, [submittingApplicant?.organisationNumber]),
    ...company('consignee', consignee?.name, place(consignee)),
    ...company('on-behalf', onBehalfOfConsignee?.name),
    ...company('operator', operator?.name, place(operator)),
    ...company('destination', placeOfDestination?.name, place(placeOfDestination)),
    ...company('collecting', certificateRetrieval?.pickupCompany ?? undefined),
  ]
  // The same company may be sender and receiver at once, and is one to mark.
  return parties.filter(({ kind, name }, index) =>
    parties.slice(0, index).every((before) => before.kind !== kind || before.name !== name),
  )
}

const special = /[.*+?^${}()|[\]\\]/g

/** A text however it is written: any blanks, or none between digits; a short one only as a word of its own. */
function patternOf(text: string): string {
  const joint = '[\\s\\u00a0.-]*'
  const letters = text.normalize('NFC').trim()
  const isNumber = /^[+\d][\d\s\u00a0().-]*$/.test(letters)
  const written = isNumber
    ? [...letters.replace(/[^\d+]/g, '')].map((digit) => digit.replace(special, '\\$&')).join(joint)
    : letters
        .split(/\s+/)
        .map((word) => word.replace(special, '\\$&'))
        .join('[\\s\\u00a0]+')
  if (isNumber) return `(?<!\\d)${written}(?!\\d)`
  // A longer word is found inside of others too: `Prøvesens`, `Midnattsol-laksen`.
  return letters.length < 4 ? `(?<![\\p{L}\\p{N}])${written}(?:s)?(?![\\p{L}\\p{N}])` : written
}

/** A text without what is to be taken out of it. */
export function redactedText(written: string, { texts }: Redaction, locale: Locale): string {
  // The longest first: a whole name leaves nothing of itself behind.
  const patterns = filled(texts)
    .toSorted((one, other) => other.length - one.length)
    .map(patternOf)
  if (patterns.length === 0) return written
  return written.normalize('NFC').replace(new RegExp(patterns.join('|'), 'giu'), mark[locale])
}

/** Data that a document is drawn from, with every text of it redacted: what is taken out reaches no layout. */
export function redacted<Data>(data: Data, redaction: Redaction, locale: Locale): Data {
  if (redaction.texts.length === 0) return data
  const inside = (value: unknown): unknown => {
    // A picture says nothing in words.
    if (typeof value === 'string') return value.startsWith('<svg') ? value : redactedText(value, redaction, locale)
    if (Array.isArray(value)) return value.map(inside)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inside(part)]))
  }
  return inside(data) as Data // of the same shape: only texts are changed
}
