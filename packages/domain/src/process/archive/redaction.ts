import { groupBy, type Locale, type LocalizedText } from '@eksport/forms'
import type { Application } from '../../application/application.ts'
import type { HistoryEntry } from '../history/history-entry.ts'
import type { Message } from '../message/message.ts'

/** Somebody that a case names, and every text that would give them away. */
export interface CaseParty {
  /** Its kind and name: whatever comes to the case later, it is nobody else's. */
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

const company = (name: string | undefined, others: readonly (string | null | undefined)[] = []) =>
  name === undefined || name.trim() === ''
    ? []
    : [
        {
          id: `company ${name.trim()}`,
          kind: 'company' as const,
          name: name.trim(),
          texts: filled([name, shortOf(name), ...others]),
        },
      ]

/** A name as a whole and each of its words: a message may say the first one alone. */
const person = (name: string | undefined, others: readonly (string | null | undefined)[] = []) => {
  const whole = name?.trim() ?? ''
  if (whole === '') return []
  return [
    {
      id: `person ${whole}`,
      kind: 'person' as const,
      name: whole,
      texts: filled([whole, ...whole.split(/\s+/), ...others]),
    },
  ]
}

/** Whom one version of an application names. */
function partiesOf({ consignor, sender, recipient, certificateRetrieval, collectedBy }: Application): CaseParty[] {
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
  return [
    ...person([contact?.firstName, contact?.lastName].filter(Boolean).join(' '), [
      contact?.phoneNumber,
      contact?.email,
    ]),
    ...person(collectedBy),
    ...company(consignor.organisationName ?? consignor.organisationNumber, [
      consignor.organisationNumber,
      consignor.address,
      consignor.internalReference,
    ]),
    ...company(submittingApplicant?.organisationName, [submittingApplicant?.organisationNumber]),
    ...company(consignee?.name, place(consignee)),
    ...company(onBehalfOfConsignee?.name),
    ...company(operator?.name, place(operator)),
    ...company(placeOfDestination?.name, place(placeOfDestination)),
    ...company(certificateRetrieval?.pickupCompany ?? undefined),
  ]
}

/**
 * [ADM-07] The persons and companies that a case names, in any version that was sent and as who wrote or acted for the exporter; officers
 * act for the authority, and stay. Who is named twice is one to mark, with the texts of both places.
 */
export function caseParties(
  versions: readonly Application[],
  messages: readonly Message[],
  history: readonly HistoryEntry[],
): CaseParty[] {
  const acting = [...messages.map(({ sender }) => sender), ...history.map(({ actor }) => actor)]
  const named = [
    ...versions.flatMap(partiesOf),
    ...acting.filter(({ role }) => role === 'INNSENDER').flatMap(({ name }) => person(name)),
  ]
  return [...groupBy(named, ({ id }) => id).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, texts: filled([first, ...others].flatMap(({ texts }) => texts)) }],
  )
}

const special = /[.*+?^${}()|[\]\\]/g
/** Signs that nobody sees, which a copied text may carry between its letters. */
const unseen = '[\\u00ad\\u200b-\\u200d\\u2060\\ufeff]*'

const lettersOf = (word: string) => [...word].map((letter) => letter.replace(special, '\\$&')).join(unseen)

/** A number with any blanks or none between its digits, and with or without the code of its country. */
function patternOfNumber(written: string): string {
  const joint = '[\\s.()-]*'
  const digits = written.replace(/[^\d+]/g, '').replace(/^(\+47|0047|\+)(?=\d)/, '')
  return `(?<!\\d)(?:(?:\\+|00)(?:\\d{1,3})?${joint})?${[...digits].map(lettersOf).join(joint)}(?!\\d)`
}

/** A text however it is written, as in the name of a file; a short one only as a word of its own. */
function patternOf(text: string): string {
  const letters = text.normalize('NFC').trim()
  if (/^[+\d][\d\s().-]*$/.test(letters)) return patternOfNumber(letters)
  const written = letters.split(/\s+/).map(lettersOf).join('[\\s_.+-]+')
  // A longer word is found inside of others too: `Prøvesens`, `Midnattsol-laksen`.
  return letters.length < 4 ? `(?<![\\p{L}\\p{N}])${written}(?:s)?(?![\\p{L}\\p{N}])` : written
}

/** Stands between texts that are read as one: a blank that nobody types. */
const between = '\v'

/** A text without what is to be taken out of it. */
export function redactedText(written: string, { texts }: Redaction, locale: Locale): string {
  // The longest first: a whole name leaves nothing of itself behind.
  const patterns = filled(texts)
    .toSorted((one, other) => other.length - one.length)
    .map(patternOf)
  if (patterns.length === 0) return written
  const taken = (found: string) => mark[locale] + between.repeat(found.split(between).length - 1)
  return written.normalize('NFC').replace(new RegExp(patterns.join('|'), 'giu'), taken)
}

/** What says how a document is drawn, which may be spelled like a name: `en`, `code`. The picture of an address says nothing in words. */
const drawing: ReadonlySet<string> = new Set(['kind', 'language', 'languages', 'lang', 'as', 'align', 'field', 'qr'])

/** Data that a document is drawn from, with every text of it redacted: what is taken out reaches no layout. */
export function redacted<Data>(data: Data, redaction: Redaction, locale: Locale): Data {
  if (redaction.texts.length === 0) return data
  const text = (written: string) => redactedText(written, redaction, locale)
  const inside = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value.replaceAll(between, ' '))
    if (Array.isArray(value)) {
      // The lines of one text: a name may go on in the next.
      const isLines = value.length > 0 && value.every((one) => typeof one === 'string')
      return isLines
        ? text(value.map((line) => line.replaceAll(between, ' ')).join(between)).split(between)
        : value.map(inside)
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, drawing.has(key) ? part : inside(part)]))
  }
  return inside(data) as Data // of the same shape: only texts are changed
}
