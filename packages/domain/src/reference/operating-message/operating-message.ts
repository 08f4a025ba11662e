import type { Issue, IssueCatalogue, Locale } from '@eksport/forms'
import type { Instant } from '../../values/format/schemas.ts'

/** The languages of a message: bokmål is required, and replaces the others where they are missing. */
export const messageLocales = ['nb', 'nn', 'en'] as const satisfies readonly Locale[]

/** The importance of a message. */
export const messageLevels = ['ERROR', 'WARNING', 'INFO'] as const
export type MessageLevel = (typeof messageLevels)[number]

/** Most characters of a heading and of a text, as written. */
const messageLimits = { title: 120, text: 2000 } as const

type Texts = Readonly<Record<Locale, string>>

/** [CW-03] A message as an officer writes it; a language that is not written is empty. */
export interface WrittenMessage {
  readonly title: Texts
  /** As written: see `htmlOfWritten`. */
  readonly text: Texts
  readonly effectiveFrom: Instant
  readonly expiresAt?: Instant | undefined
}

/** [CW-03] Errors in a message by field, used by the editor and the server. */
export const operatingMessageTexts = {
  messageRequired: { nb: 'Feltet er påkrevd', nn: 'Feltet er påkravd', en: 'The field is required' },
  messageBothNeeded: {
    nb: 'Skriv både overskrift og tekst på dette språket, eller ingen av dem.',
    nn: 'Skriv både overskrift og tekst på dette språket, eller ingen av dei.',
    en: 'Write both heading and text in this language, or neither of them.',
  },
  messageTooLong: {
    nb: 'Teksten kan ikke være lengre enn {max} tegn.',
    nn: 'Teksten kan ikkje vere lengre enn {max} teikn.',
    en: 'The text cannot be longer than {max} characters.',
  },
  messageEndsBefore: {
    nb: 'Meldingen må slutte etter at den begynner.',
    nn: 'Meldinga må slutte etter at ho byrjar.',
    en: 'The message must end after it begins.',
  },
} as const satisfies IssueCatalogue

type Fault = keyof typeof operatingMessageTexts

function textIssues(locale: Locale, { title, text }: WrittenMessage): Issue[] {
  const words = { title: title[locale].trim(), text: text[locale].trim() }
  const isWritten = words.title !== '' || words.text !== ''
  return (['title', 'text'] as const).flatMap((field): Issue[] => {
    const path = `${field}.${locale}`
    const max = messageLimits[field]
    const lacking: Fault = locale === 'nb' ? 'messageRequired' : 'messageBothNeeded'
    if (words[field] === '') return locale === 'nb' || isWritten ? [{ path, code: lacking }] : []
    return words[field].length > max ? [{ path, code: 'messageTooLong' satisfies Fault, params: { max } }] : []
  })
}

/** [CW-03] Why a message cannot be published; empty when it can. */
export function operatingMessageIssues(message: WrittenMessage): Issue[] {
  const { effectiveFrom, expiresAt } = message
  const endsBefore = expiresAt !== undefined && Date.parse(expiresAt) <= Date.parse(effectiveFrom)
  const times: Issue[] = endsBefore ? [{ path: 'expiresAt', code: 'messageEndsBefore' satisfies Fault }] : []
  return [...messageLocales.flatMap((locale) => textIssues(locale, message)), ...times]
}

/** [CW-03] Whether readers see a message: not yet, now, no longer, or not because it was taken down. */
export type MessageState = 'planned' | 'shown' | 'expired' | 'withdrawn'

interface Shown {
  readonly effectiveFrom: Instant
  readonly expiresAt?: Instant | undefined
  readonly withdrawnAt?: Instant | undefined
}

/** [CW-03] The state of a message at a moment. */
export function messageState({ effectiveFrom, expiresAt, withdrawnAt }: Shown, now: Instant): MessageState {
  const at = Date.parse(now)
  if (withdrawnAt !== undefined) return 'withdrawn'
  if (expiresAt !== undefined && Date.parse(expiresAt) <= at) return 'expired'
  return Date.parse(effectiveFrom) > at ? 'planned' : 'shown'
}
