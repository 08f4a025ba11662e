import { groupBy, type Locale, type LocalizedText } from '@eksport/forms'
import type { Application } from '../../application/application.ts'
import type { HistoryEntry } from '../history/history-entry.ts'
import type { Message } from '../message/message.ts'

/** A person or company that a case names, and every text that would identify them. */
export interface CaseParty {
  /** Kind and name, so that it stays the same whatever is added to the case later. */
  readonly id: string
  readonly kind: 'person' | 'company'
  readonly name: string
  readonly texts: readonly string[]
}

/** Texts to remove from the documents of a case, wherever they occur. */
export interface Redaction {
  readonly texts: readonly string[]
}

/** Replaces the removed text. */
const mark: LocalizedText = { nb: '[sladdet]', nn: '[sladda]', en: '[redacted]' }

const filled = (texts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(texts.map((text) => text?.trim() ?? '').filter((text) => text !== '')),
]

/** Legal forms that people omit from the name of a company. */
const legalForm = /[\s,]+(?:AS|ASA|ANS|DA|Ltd\.?|Limited|Inc\.?|GmbH|S\.?A\.?|Co\.?,? Ltd\.?|LLC|B\.?V\.?|AB|A\/S)$/i

/** A company's name without its legal form, if it is still long enough not to be an everyday word. */
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

/** A person's full name and each of its words, because a message may use the first name alone. */
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

/** The parties that one version of an application names. */
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
 * [ADM-07] The persons and companies that a case names, in any version that was sent, or that wrote or acted for the exporter.
 * Officers act for the authority and are not among them. A party that occurs several times is listed once, with the texts of all
 * places.
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
/** Invisible characters that copied text may carry between its letters. */
const unseen = '[\\u00ad\\u200b-\\u200d\\u2060\\ufeff]*'

const lettersOf = (word: string) => [...word].map((letter) => letter.replace(special, '\\$&')).join(unseen)

/** A number with any spaces between its digits, and with or without a country code. */
function patternOfNumber(written: string): string {
  const joint = '[\\s.()-]*'
  const digits = written.replace(/[^\d+]/g, '').replace(/^(\+47|0047|\+)(?=\d)/, '')
  return `(?<!\\d)(?:(?:\\+|00)(?:\\d{1,3})?${joint})?${[...digits].map(lettersOf).join(joint)}(?!\\d)`
}

/** A text in any spelling, such as that of a file name; a short one only as a separate word. */
function patternOf(text: string): string {
  const letters = text.normalize('NFC').trim()
  if (/^[+\d][\d\s().-]*$/.test(letters)) return patternOfNumber(letters)
  const written = letters.split(/\s+/).map(lettersOf).join('[\\s_.+-]+')
  // A longer text is also found within words: `Prøvesens`, `Midnattsol-laksen`.
  return letters.length < 4 ? `(?<![\\p{L}\\p{N}])${written}(?:s)?(?![\\p{L}\\p{N}])` : written
}

/** Joins texts that are read as one; a character that nobody types. */
const between = '\v'

/** A text with the redactions made. */
export function redactedText(written: string, { texts }: Redaction, locale: Locale): string {
  // The longest first, so that no part of a full name remains.
  const patterns = filled(texts)
    .toSorted((one, other) => other.length - one.length)
    .map(patternOf)
  if (patterns.length === 0) return written
  const taken = (found: string) => mark[locale] + between.repeat(found.split(between).length - 1)
  return written.normalize('NFC').replace(new RegExp(patterns.join('|'), 'giu'), taken)
}

/** Properties that control the drawing, whose values may be spelled like a name: `en`, `code`. The QR code contains no words. */
const drawing: ReadonlySet<string> = new Set(['kind', 'language', 'languages', 'lang', 'as', 'align', 'field', 'qr'])

/** The data of a document with every text redacted, before it reaches the layout. */
export function redacted<Data>(data: Data, redaction: Redaction, locale: Locale): Data {
  if (redaction.texts.length === 0) return data
  const text = (written: string) => redactedText(written, redaction, locale)
  const inside = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value.replaceAll(between, ' '))
    if (Array.isArray(value)) {
      // The lines of one text: a name may continue on the next line.
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
