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

/** A message as it stands in the editor: words as they are typed, times as a clock in Oslo shows them. */
export interface MessageDraft {
  readonly title: Texts
  /** As it is written. */
  readonly text: Texts
  readonly type: MessageLevel
  readonly hideable: boolean
  readonly forOfficers: boolean
  /** A day, or a text that was typed and cannot be read as one. */
  readonly fromDate: string | null
  readonly fromTime: string | null
  readonly toDate: string | null
  readonly toTime: string | null
}

/** What is written, what it began with, and the version that it is about. */
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

/** Where writing begins: with the message, or with a new one. */
export function beginWriting(message: ManagedMessage | undefined, now: string): Writing {
  const begun = message === undefined ? newDraft(now) : draftOf(message)
  return { begun, draft: begun, version: message?.version }
}

/** Whether anything is written that is not stored. */
export const isWritten = ({ begun, draft }: Writing): boolean => JSON.stringify(begun) !== JSON.stringify(draft)

/** Whether a message has no word in a language. */
export const isMissing = ({ title, text }: MessageDraft, locale: Locale): boolean =>
  `${title[locale]}${text[locale]}`.trim() === ''

/** What is wrong, at the field that it stands at. */
export interface DraftProblem {
  readonly path: string
  readonly text: LocalizedText
  readonly params?: TextParams
}

const isDay = (date: string | null): date is string => asPlainDate(date) !== undefined

/** The moment that is written; undefined where the day or the time of it cannot be read. */
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

/** The draft as it is sent; times that cannot be read are left out. */
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

/** Where it is written, by the name that the server has for it. */
export const fieldOf = (path: string): string => fields[path] ?? path

/** The message as it is sent, or what is wrong with it: by the rules that the server judges by. */
export function readDraft(
  draft: MessageDraft,
): { readonly message: NewMessage } | { readonly problems: DraftProblem[] } {
  const { effectiveFrom, ...rest } = messageOf(draft)
  const times = timeProblems(draft)
  const { expiresAt } = rest
  // Without a beginning there is no end before it.
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

/** The language that a field stands in; nothing of what is said once. */
export const localeOf = (path: string): Locale | undefined =>
  messageLocales.find((locale) => path.endsWith(`.${locale}`))
