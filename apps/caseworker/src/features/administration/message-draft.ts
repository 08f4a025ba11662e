import type { ManagedMessage, NewMessage } from '@eksport/api'
import {
  type MessageLevel,
  messageLocales,
  operatingMessageIssues,
  operatingMessageTexts,
  osloEpoch,
  plainNow,
} from '@eksport/domain'
import { asPlainDate, type Instant, type Locale, type LocalizedText, type TextParams } from '@eksport/forms'
import { administrationTexts as texts } from './administration.texts.ts'
import { writtenOfHtml } from './written-of-html.ts'

type Texts = Readonly<Record<Locale, string>>

/** A message in the editor: texts as typed, times in Oslo time. */
export interface MessageDraft {
  readonly title: Texts
  /** As typed. */
  readonly text: Texts
  readonly type: MessageLevel
  readonly hideable: boolean
  readonly forOfficers: boolean
  /** A date, or typed text that cannot be read as one. */
  readonly fromDate: string | null
  readonly fromTime: string | null
  readonly toDate: string | null
  readonly toTime: string | null
}

/** The draft, what it started from, and the version it is based on. */
export interface Writing {
  readonly begun: MessageDraft
  readonly draft: MessageDraft
  readonly version: number | undefined
}

const nothing: Texts = { nb: '', nn: '', en: '' }

const newDraft = (now: string): MessageDraft => ({
  title: nothing,
  text: nothing,
  type: 'INFO',
  hideable: true,
  forOfficers: false,
  fromDate: plainNow(now).date,
  fromTime: plainNow(now).time,
  toDate: null,
  toTime: null,
})

function draftOf(message: ManagedMessage): MessageDraft {
  const { title, description, type, hideable, forOfficers, effectiveFrom, expiresAt } = message
  const { nb, nn, en } = description
  const from = plainNow(effectiveFrom)
  const to = expiresAt === undefined ? undefined : plainNow(expiresAt)
  return {
    title,
    text: { nb: writtenOfHtml(nb), nn: writtenOfHtml(nn), en: writtenOfHtml(en) },
    type,
    hideable,
    forOfficers,
    fromDate: from.date,
    fromTime: from.time,
    toDate: to?.date ?? null,
    toTime: to?.time ?? null,
  }
}

/** Starts a draft from a message, or from an empty one. */
export function beginWriting(message: ManagedMessage | undefined, now: string): Writing {
  const begun = message === undefined ? newDraft(now) : draftOf(message)
  return { begun, draft: begun, version: message?.version }
}

/** Whether the draft has unsaved changes. */
export const isWritten = ({ begun, draft }: Writing): boolean => JSON.stringify(begun) !== JSON.stringify(draft)

/** Whether a message has no text in a language. */
export const isMissing = ({ title, text }: MessageDraft, locale: Locale): boolean =>
  `${title[locale]}${text[locale]}`.trim() === ''

/** An error, at the path of its field. */
export interface DraftProblem {
  readonly path: string
  readonly text: LocalizedText
  readonly params?: TextParams
}

const isDay = (date: string | null): date is string => asPlainDate(date) !== undefined

/** The moment written; undefined if its date or time cannot be read. */
function momentOf(date: string | null, time: string | null): Instant | undefined {
  const at = date === null || time === null ? undefined : osloEpoch(date, time)
  return at === undefined ? undefined : new Date(at).toISOString()
}

function timeProblems({ fromDate, fromTime, toDate, toTime }: MessageDraft): DraftProblem[] {
  const problems: DraftProblem[] = []
  if (!isDay(fromDate)) problems.push({ path: 'fromDate', text: texts.notDate })
  if (fromTime === null) problems.push({ path: 'fromTime', text: texts.noTime })
  if (toDate !== null && !isDay(toDate)) problems.push({ path: 'toDate', text: texts.notDate })
  if (toDate === null && toTime !== null) problems.push({ path: 'toDate', text: texts.noToDate })
  if (toDate !== null && toTime === null) problems.push({ path: 'toTime', text: texts.noTime })
  return problems
}

/** The draft as the server expects it; unreadable times are left out. */
function messageOf(draft: MessageDraft): Omit<NewMessage, 'effectiveFrom'> & { effectiveFrom?: string } {
  const { fromDate, fromTime, toDate, toTime, ...message } = draft
  const [from, end] = [momentOf(fromDate, fromTime), momentOf(toDate, toTime)]
  return {
    ...message,
    ...(from !== undefined && { effectiveFrom: from }),
    ...(end !== undefined && { expiresAt: end }),
  }
}

const isKnown = (code: string): code is keyof typeof operatingMessageTexts => Object.hasOwn(operatingMessageTexts, code)

const fields: Readonly<Record<string, string>> = { effectiveFrom: 'fromDate', expiresAt: 'toDate' }

/** The field of the editor for a path in the server's answer. */
export const fieldOf = (path: string): string => fields[path] ?? path

/** The message to send, or its errors, by the same rules as the server. */
export function readDraft(
  draft: MessageDraft,
): { readonly message: NewMessage } | { readonly problems: DraftProblem[] } {
  const { effectiveFrom, ...rest } = messageOf(draft)
  const times = timeProblems(draft)
  const { expiresAt } = rest
  // Without a start, any stand-in prevents the rule that the end must come after it.
  const issues = operatingMessageIssues({ ...rest, effectiveFrom: effectiveFrom ?? expiresAt ?? '' })
  const own = issues.flatMap(({ path, code, params }): DraftProblem[] => {
    if (!isKnown(code) || (path === 'expiresAt' && effectiveFrom === undefined)) return []
    return [{ path: fieldOf(path), text: operatingMessageTexts[code], ...(params && { params: wordsOf(params) }) }]
  })
  const problems = [...own, ...times]
  return problems.length > 0 || effectiveFrom === undefined ? { problems } : { message: { ...rest, effectiveFrom } }
}

const isWord = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'
const wordsOf = (params: object): TextParams =>
  Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string | number] => isWord(entry[1])))

/** The language of a field; undefined for fields without a language. */
export const localeOf = (path: string): Locale | undefined =>
  messageLocales.find((locale) => path.endsWith(`.${locale}`))
