import { formatNumber, type Locale, type LocalizedText, localize } from '@eksport/forms'
import type { Application } from '../../application/application.ts'
import { findingPoints } from '../../documents/rule/findings.ts'
import type { RuleViolation } from '../../documents/rule/rule-violation.ts'
import { applicationEntries } from '../../facts/application-entries.ts'
import { momentInWords } from '../../facts/document-format.ts'
import { entryTexts } from '../../facts/entries.ts'
import { lineEntries } from '../../facts/line-entries.ts'
import type { Lookups } from '../../facts/lookups.ts'
import { inDocument } from '../../facts/write-fact.ts'
import { totalsOf } from '../../goods/product-line/totals.ts'
import type { Instant } from '../../values/format/schemas.ts'
import type { CaseTick } from '../history/case-tick.ts'
import type { HistoryEntry } from '../history/history-entry.ts'
import { historyEventTexts } from '../history/history-events.ts'
import type { Message } from '../message/message.ts'
import { caseFileWords as words } from './case-file-words.ts'

interface Column {
  readonly caption: string
  /** In points; 0 takes the remaining width. */
  readonly width: number
  readonly align: 'start' | 'end'
}

interface Row {
  readonly cells: readonly string[]
  /** Further content, below the row and over its whole width. */
  readonly more?: string
}

/** One document of a case as data, in one language: facts, paragraphs and tables, in this order. */
export interface CaseFileDocument {
  readonly kind: 'case-file'
  readonly language: Locale
  readonly authority: string
  readonly title: string
  /** Sender and time, one per line. */
  readonly about: readonly string[]
  readonly facts: readonly { readonly label: string; readonly lines: readonly string[] }[]
  readonly paragraphs: readonly string[]
  readonly tables: readonly {
    readonly heading: string
    readonly columns: readonly Column[]
    readonly rows: readonly Row[]
  }[]
  /** Running head: the case, and the document within it. */
  readonly running: string
  /** `{n}` and `{of}` are filled in by the layout. */
  readonly page: string
}

/** What every page of a document shows about the case. */
export interface OfCase {
  readonly locale: Locale
  /** Its number in the archive, and its reference. */
  readonly caseNumber: string
  readonly title: string
}

type Parts = Partial<Pick<CaseFileDocument, 'about' | 'facts' | 'paragraphs' | 'tables'>>

const page = ({ locale, caseNumber, title }: OfCase, parts: Parts): CaseFileDocument => ({
  kind: 'case-file',
  language: locale,
  authority: words.authority[locale],
  title,
  about: [],
  facts: [],
  paragraphs: [],
  tables: [],
  ...parts,
  running: localize(words.running, locale, { case: caseNumber, title }),
  page: words.page[locale],
})

const paragraphsOf = (written: string) =>
  written
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const column = (caption: LocalizedText, locale: Locale, width: number, align: Column['align'] = 'start'): Column => ({
  caption: caption[locale],
  width,
  align,
})

/** The columns of a product line; everything else about it is printed below them. */
const inColumns = [
  { path: 'species', width: 0 },
  { path: 'productClassificationCode', width: 150 },
  { path: 'productionEstablishment.approvalNumber', width: 110 },
] as const

function goodsOf({ productLines = [] }: Pick<Application, 'productLines'>, lookups: Lookups, locale: Locale) {
  const context = inDocument(lookups, locale)
  const entryOf = (path: string) => lineEntries.find(({ facts }) => facts.some((fact) => fact.path === path))
  const shown = inColumns.map(({ path, width }) => ({ entry: entryOf(path), width }))
  const others = lineEntries.filter((entry) => shown.every((one) => one.entry !== entry) && entry.id !== 'netWeight')
  const { netWeight } = totalsOf(productLines)
  return {
    heading: words.lines[locale],
    columns: [
      column(words.number, locale, 26, 'end'),
      ...shown.map(({ entry, width }) => column(entry?.label ?? words.number, locale, width)),
      column(words.netWeight, locale, 74, 'end'),
    ],
    rows: [
      ...productLines.map((line, index): Row => {
        const texts = (entry: (typeof others)[number]) => entryTexts(entry, line, context)
        const more = others.flatMap((entry) => {
          const written = texts(entry).join(', ').replaceAll('\n', ', ')
          return written === '' ? [] : [`${entry.label[locale]}: ${written}`]
        })
        return {
          cells: [
            String(index + 1),
            ...shown.map(({ entry }) => (entry === undefined ? '' : texts(entry).join(', '))),
            line.netWeight === undefined ? '' : formatNumber(line.netWeight, locale, 2),
          ],
          ...(more.length > 0 && { more: more.join(' · ') }),
        }
      }),
      { cells: ['', words.total[locale], '', '', formatNumber(netWeight, locale, 2)] },
    ],
  }
}

/** [ADM-07] An application as it was sent: every answer, with its product lines as a table. */
export function applicationPages(of: OfCase, application: Application, lookups: Lookups): CaseFileDocument {
  const { locale } = of
  const context = inDocument(lookups, locale)
  const { submittedDateTime, productLines = [] } = application
  const facts = applicationEntries.flatMap((entry) => {
    const lines = entryTexts(entry, application, context).flatMap((written) => written.split('\n'))
    return lines.length === 0 ? [] : [{ label: entry.label[locale], lines }]
  })
  return page(of, {
    about: submittedDateTime === undefined ? [] : [momentInWords(submittedDateTime, locale)],
    facts,
    tables: productLines.length === 0 ? [] : [goodsOf(application, lookups, locale)],
  })
}

/** [ADM-07] The findings of the rules, and who assessed each point, when, and with which remark. */
export function findingsPages(
  of: OfCase,
  findings: readonly RuleViolation[],
  ticks: readonly CaseTick[],
): CaseFileDocument {
  const { locale } = of
  const assessedBy = (tick: CaseTick | undefined) =>
    tick === undefined ? words.notAssessed[locale] : `${tick.person.name}, ${momentInWords(tick.time, locale)}`
  const rowOf = (written: string, tick: CaseTick | undefined): Row => ({
    cells: [written, assessedBy(tick)],
    ...(tick?.note !== undefined && { more: localize(words.remark, locale, { note: tick.note }) }),
  })
  const points = findings.flatMap((finding) =>
    findingPoints(finding).map(({ key, line }) => ({
      key,
      line,
      written: finding.messages?.[locale] ?? finding.message,
    })),
  )
  const known = new Set(points.map(({ key }) => key))
  return page(of, {
    paragraphs: points.length === 0 ? [words.noFindings[locale]] : [],
    tables: [
      {
        heading: words.findings[locale],
        columns: [column(words.finding, locale, 0), column(words.assessed, locale, 190)],
        rows: [
          ...points.map(({ key, line, written }) =>
            rowOf(
              line === undefined ? written : `${localize(words.line, locale, { n: String(line) })}: ${written}`,
              ticks.find(({ tick }) => tick === key),
            ),
          ),
          ...ticks.filter(({ tick }) => !known.has(tick)).map((tick) => rowOf(words.otherPoint[locale], tick)),
        ],
      },
    ].filter(({ rows }) => rows.length > 0),
  })
}

type WordForWord = Pick<Message, 'message' | 'createdTime' | 'attachments'> & {
  readonly sender: { readonly name?: string | undefined }
}

/** [ADM-07] A question, an answer, a message or a complaint, word for word. */
export function messagePages(of: OfCase, { message, sender, createdTime, attachments }: WordForWord): CaseFileDocument {
  const { locale } = of
  return page(of, {
    about: [...(sender.name === undefined ? [] : [sender.name]), momentInWords(createdTime, locale)],
    paragraphs: paragraphsOf(message),
    facts:
      attachments.length === 0
        ? []
        : [{ label: words.attachments[locale], lines: attachments.map(({ filename }) => filename) }],
  })
}

const isKnown = (event: string): event is keyof typeof historyEventTexts => Object.hasOwn(historyEventTexts, event)

/** An event in words; an event of a newer release by its name. */
const eventInWords = ({ event }: HistoryEntry, locale: Locale): string =>
  isKnown(event) ? historyEventTexts[event][locale] : event

const actorOf = ({ actor }: HistoryEntry, locale: Locale) => actor.name ?? words[actor.role][locale]

/** [ADM-07] A decision: what, by whom, when, why and on which legal basis. */
export function decisionPages(of: OfCase, entry: HistoryEntry): CaseFileDocument {
  const { locale } = of
  const { reason, legalBasis, time } = entry
  return page(of, {
    about: [actorOf(entry, locale), momentInWords(time, locale)],
    facts: [
      { label: words.decision[locale], lines: [eventInWords(entry, locale)] },
      ...(legalBasis === undefined ? [] : [{ label: words.legalBasis[locale], lines: [legalBasis] }]),
    ],
    paragraphs: reason === undefined ? [] : paragraphsOf(reason),
  })
}

/** [ADM-07] The events, oldest first, with the reasons that the exporter can read too. */
export function historyPages(of: OfCase, entries: readonly HistoryEntry[]): CaseFileDocument {
  const { locale } = of
  return page(of, {
    tables: [
      {
        heading: words.history[locale],
        columns: [column(words.time, locale, 120), column(words.event, locale, 0), column(words.by, locale, 150)],
        rows: entries.map((entry) => ({
          cells: [momentInWords(entry.time, locale), eventInWords(entry, locale), actorOf(entry, locale)],
          ...(entry.reason !== undefined && { more: entry.reason }),
        })),
      },
    ],
  })
}

/** A document that is disclosed, or withheld with the reason. */
export interface HandedOut {
  readonly number: number
  readonly title: string
  readonly time: Instant
  readonly heldBack?: string
  readonly pages?: number
  /** The page on which it begins in the joined file; undefined where only the zip contains it. */
  readonly beginsOn?: number
}

interface AboutAccess {
  readonly parties: string
  readonly redactions: number
  readonly at: Instant
  /** The person who has requested access. */
  readonly askedBy?: string | undefined
}

/** [ADM-07] The front page: the case, and all its documents in order, withheld ones with their legal basis. */
export function frontPages(
  of: OfCase,
  documents: readonly HandedOut[],
  { parties, redactions, at, askedBy }: AboutAccess,
): CaseFileDocument {
  const { locale } = of
  const given = documents.filter(({ heldBack }) => heldBack === undefined)
  return page(of, {
    about: [
      parties,
      ...(askedBy === undefined ? [] : [localize(words.askedBy, locale, { name: askedBy })]),
      localize(words.made, locale, { at: momentInWords(at, locale) }),
    ],
    paragraphs: [
      localize(words.given, locale, { given: String(given.length), all: String(documents.length) }),
      ...(redactions > 0 ? [words.redactedNote[locale]] : []),
      ...(redactions > 0 || given.length < documents.length ? [words.complaint[locale]] : []),
    ],
    tables: [
      {
        heading: words.contents[locale],
        columns: [
          column(words.number, locale, 26, 'end'),
          column(words.time, locale, 120),
          column(words.document, locale, 0),
          column(words.onPage, locale, 60, 'end'),
        ],
        rows: documents.map(({ number, title, time, heldBack, beginsOn }) => ({
          cells: [
            String(number),
            momentInWords(time, locale),
            title,
            heldBack === undefined ? (beginsOn === undefined ? words.inZip[locale] : String(beginsOn)) : '–',
          ],
          ...(heldBack !== undefined && { more: localize(words.heldBack, locale, { basis: heldBack }) }),
        })),
      },
    ],
  })
}
