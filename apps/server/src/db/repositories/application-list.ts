import { setImmediate } from 'node:timers/promises'
import {
  type ApplicationFilters,
  type ApplicationQuery,
  type ApplicationRow,
  applicationSchema,
  applicationStatuses,
  reasonSubject,
  type StatusSubject,
  statusSubject,
  unissuedStatuses,
} from '@eksport/domain'
import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { factColumns, readFacts } from '../list-facts.ts'
import { readRow } from '../read-row.ts'
import { applications as table } from '../schema/applications.ts'
import type { Transaction } from '../transaction.ts'
import {
  awaiting,
  filterCondition,
  type ListScope,
  numbersFound,
  type OfficersScope,
  ofOffice,
  scopeCondition,
} from './application-filters.ts'
import {
  countedAtFirst,
  countedList,
  countedTo,
  isShort,
  type KnownValues,
  orderOf,
  pageOfLong,
} from './application-order.ts'
import { deliveryAt } from './case-marks.ts'
import { mayBeRare, rareNumbers } from './rare-filters.ts'

/** What the status machine reads from a document besides the columns. */
const happenedSchema = applicationSchema.pick({
  collectedTime: true,
  electronicallyRetrievedTime: true,
  originalPaper: true,
  originalReferenceNumberFromSkjematjenesten: true,
  paperFate: true,
  paperSerial: true,
  printConfirmedDateTime: true,
  replacedByApplicationReferences: true,
  returnAgreement: true,
})
const happened = Object.keys(happenedSchema.shape)

/** The columns that a row shows. */
const shownColumns = {
  referenceNumber: table.referenceNumber,
  status: table.status,
  applicationType: table.applicationType,
  applicationFormat: table.applicationFormat,
  certificateFormats: table.certificateFormats,
  certificateTemplate: table.certificateTemplate,
  country: table.country,
  ...factColumns,
  submittedAt: table.submittedAt,
  revision: table.revision,
  dueAt: table.dueAt,
  dueCause: table.dueCause,
  dueEventAt: table.dueEventAt,
  openFindings: table.openFindingCodes,
  answeredAt: table.answeredAt,
  delivery: table.delivery,
  originalReference: table.originalReference,
  // Only for this status, so that no other document is read for it.
  replacedBy: sql<
    number[] | null
  >`case when ${table.status} = 'KANSELLERING_BEHANDLES' then ${table.document}->'replacedByApplicationReferences' end`,
  caseworkerId: table.caseworkerId,
  caseworkerName: table.caseworkerName,
  species: table.species,
  netWeight: table.netWeight,
  version: table.version,
}

const columns = {
  ...shownColumns,
  updatedAt: table.updatedAt,
  happened: sql<unknown>`jsonb_build_object(${sql.join(
    happened.flatMap((name) => [sql`${sql.raw(`'${name}'`)}`, sql`${table.document}->${sql.raw(`'${name}'`)}`]),
    sql`, `,
  )})`,
}

/** The rows with these numbers, in that order. Only the documents of one page are read. */
async function selectRows(tx: Transaction, numbers: readonly number[]) {
  if (numbers.length === 0) return []
  const rows = await tx
    .select(columns)
    .from(table)
    .where(inArray(table.referenceNumber, [...numbers]))
  const read = new Map(rows.map((row) => [row.referenceNumber, row]))
  return numbers.flatMap((number) => read.get(number) ?? [])
}

type Selected = Awaited<ReturnType<typeof selectRows>>[number]
type Shown = Omit<Selected, 'updatedAt' | 'happened'>

/** A row of the list, and what the status machine needs to know of it. */
export interface ListedApplication {
  readonly row: ApplicationRow
  readonly subject: StatusSubject
  readonly updatedAt: Date
}

function caseworkerOf({ caseworkerId, caseworkerName }: Shown): ApplicationRow['caseworker'] {
  return caseworkerId === null || caseworkerName === null ? undefined : { id: caseworkerId, name: caseworkerName }
}

/** A timestamp of the database; undefined for null. `infinity` is no date, and becomes a text that fails to parse as one. */
const momentOf = (at: Date | null): string | undefined =>
  at === null ? undefined : Number.isNaN(at.getTime()) ? 'invalid' : at.toISOString()

function openFindingsOf({ openFindings }: Shown): ApplicationRow['openFindings'] {
  if (openFindings === null) return undefined
  return Object.entries(openFindings).map(([code, points]) => ({ code, name: reasonSubject(code), points }))
}

/**
 * Converts columns to a row; null and undefined both mean 'not known'. The actions are added later, because they depend
 * on the reader.
 */
const toRow = (selected: Shown): ApplicationRow =>
  readRow({
    referenceNumber: selected.referenceNumber,
    applicationStatus: selected.status,
    applicationType: selected.applicationType,
    applicationFormat: selected.applicationFormat,
    certificateFormats: selected.certificateFormats,
    certificateTemplate: selected.certificateTemplate,
    countryOfDestination: selected.country,
    ...readFacts(selected),
    submittedDateTime: momentOf(selected.submittedAt),
    revision: selected.revision,
    dueDateTime: momentOf(selected.dueAt),
    dueCause: selected.dueCause ?? undefined,
    dueEventDateTime: momentOf(selected.dueEventAt),
    openFindings: openFindingsOf(selected),
    answeredDateTime: momentOf(selected.answeredAt),
    delivery: deliveryAt(selected.delivery),
    originalApplicationReference: selected.originalReference ?? undefined,
    replacedByApplicationReferences: selected.replacedBy ?? undefined,
    caseworker: caseworkerOf(selected),
    goods: { species: selected.species, netWeight: selected.netWeight ?? 0 },
    version: selected.version,
    actions: [],
  })

function fromRow(selected: Selected): ListedApplication {
  const { revision, updatedAt } = selected
  const row = toRow(selected)
  const happened = happenedIn(selected.happened)
  const unreadable = happened === undefined ? [...(row.unreadable ?? []), 'happened'] : row.unreadable
  return {
    row: { ...row, ...(unreadable && { unreadable }) },
    updatedAt,
    subject: statusSubject({ ...row, ...happened, revision }),
  }
}

/** The events that have happened, parsed; in the database's object the others are null. Undefined if they cannot be parsed. */
function happenedIn(found: unknown) {
  const entries = Object.entries(z.record(z.string(), z.unknown()).parse(found))
  return happenedSchema.safeParse(Object.fromEntries(entries.filter(([, value]) => value !== null))).data
}

const countOf = async (tx: Transaction, condition: SQL | undefined): Promise<number> => {
  const [counted] = await tx.select({ total: count() }).from(table).where(condition)
  return counted?.total ?? 0
}

/** How many applications match. */
export const countApplications = (tx: Transaction, scope: ListScope, filters: ApplicationFilters): Promise<number> =>
  countOf(tx, filterCondition(scope, filters))

/** [CW-07] How many of the newest matches a search lists. Nobody reads through more. */
const newestFound = 1_000
/** The same if other filters narrow the search further. */
const newestNarrowed = 10_000

/** Whether a filter besides the search text narrows the list, so that somewhat older matches are worth including. */
function isNarrowed({ status, office, assigned = 'all', ...others }: ApplicationFilters): boolean {
  const isAnyStatus = status === undefined || status.length === applicationStatuses.length
  if (!isAnyStatus || office === 'own' || assigned !== 'all') return true
  return Object.values(others).some((value) => value !== undefined)
}

/** [OPS-07] Runs the search once, and returns its matches as a condition. */
async function searched(tx: Transaction, scope: ListScope, { search, ...filters }: ApplicationFilters) {
  const newest = isNarrowed(filters) ? newestNarrowed : newestFound
  const asked = search === undefined ? undefined : numbersFound(scope, search, newest + 1)
  if (asked === undefined) return undefined
  const { rows } = await tx.execute<{ numbers: number[] }>(sql`select ${asked} as numbers`)
  const numbers = (rows[0]?.numbers ?? []).toSorted((one, other) => other - one)
  return {
    condition: and(filterCondition(scope, filters), isOneOf(numbers.slice(0, newest))),
    isPartial: numbers.length > newest,
  }
}

const isOneOf = (numbers: readonly number[]) =>
  sql`${table.referenceNumber} = any(${sql.param([...numbers])}::integer[])`

interface Narrowed {
  readonly condition: SQL | undefined
  /** True if the list is known to exceed what is counted for the first pages. */
  readonly isMany?: boolean
}

/**
 * The condition of the filters in a form that an index can answer. In the short list of an organisation, the filters
 * are checked row by row.
 */
async function narrowed(
  tx: Transaction,
  scope: ListScope,
  filters: ApplicationFilters,
  limit: number,
): Promise<Narrowed> {
  const condition = filterCondition(scope, filters)
  if (!mayBeRare(filters)) return { condition }
  if (scope.audience === 'submitter' && (await isShort(tx, scopeCondition(scope), limit))) return { condition }
  const rare = await rareNumbers(tx, scope, filters, limit)
  if (rare === undefined) return { condition }
  const others = { ...filters, [rare.filter]: undefined }
  if (rare.numbers === undefined) return { condition, isMany: !isNarrowed(others) }
  // Filter by the numbers instead: when an index is walked in order, they are checked without reading the rows.
  return { condition: and(filterCondition(scope, others), isOneOf(rare.numbers)) }
}

/**
 * A filter by the officer's own office also matches cases without an office; this restricts the sort by office to the
 * known one.
 */
const knownValues = (scope: ListScope, { office }: ApplicationFilters): KnownValues =>
  office === 'own' && scope.audience === 'caseworker' && scope.office !== undefined
    ? { CERTIFICATE_RETRIEVAL_OFFICE: eq(table.retrievalOffice, scope.office) }
    : {}

interface ListedPage {
  readonly rows: ListedApplication[]
  readonly total: number
  /** [OPS-07] There are more than `total`, but they were not counted. */
  readonly isMore: boolean
  /** [CW-06] The open findings of all cases in the list; undefined for a long list. */
  readonly openFindings?: number
  /** [CW-07] The search found too many: only the newest of them are listed. */
  readonly isPartial: boolean
}

/** One page of the list with the total. */
export async function listApplications(
  tx: Transaction,
  scope: ListScope,
  { filters, ...asked }: ApplicationQuery,
): Promise<ListedPage> {
  const search = await searched(tx, scope, filters)
  const isPartial = search?.isPartial ?? false
  const limit = countedTo(asked)
  const { condition, isMany }: Narrowed = search ?? (await narrowed(tx, scope, filters, limit))
  const { short, total, isMore } =
    isMany && limit === countedAtFirst ? { total: limit, isMore: true } : await countedList(tx, condition, asked)
  const numbers = short?.numbers ?? (await pageOfLong(tx, condition, asked, knownValues(scope, filters)))
  const rows = (await selectRows(tx, numbers)).map(fromRow)
  return { rows, total, isMore, isPartial, ...(short && { openFindings: short.openFindings }) }
}

/** Rows converted before other requests get a turn. */
const rowsInATurn = 500

/** [LST-19] The rows of all pages, at most `limit`. */
export async function wholeList(
  tx: Transaction,
  scope: ListScope,
  { filters, sort }: Pick<ApplicationQuery, 'filters' | 'sort'>,
  limit: number,
): Promise<ApplicationRow[]> {
  const rows = await tx
    .select(shownColumns)
    .from(table)
    .where(filterCondition(scope, filters))
    .orderBy(...orderOf(sort))
    .limit(limit)
  const read: ApplicationRow[] = []
  for (let first = 0; first < rows.length; first += rowsInATurn) {
    read.push(...rows.slice(first, first + rowsInATurn).map(toRow))
    await setImmediate()
  }
  return read
}

/** Counts the rows of a group that meet a condition. */
const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

/** [CW-06] Whether a case belongs to the officer's office; true for an officer without one. */
const isOwn = (scope: OfficersScope) => ofOffice(scope) ?? sql`true`

/** Statuses that are counted. Issued and ended cases grow without end, and their count is of no use. */
const notDone = [...unissuedStatuses, 'KANSELLERING_BEHANDLES'] as const

/**
 * [CW-06] The numbers of unfinished cases per status, for all offices and for the officer's own; of those, how many are
 * unassigned and how many are the officer's.
 */
export async function countCases(tx: Transaction, scope: OfficersScope) {
  const own = isOwn(scope)
  const mine = eq(table.caseworkerId, scope.personId)
  const unassigned = isNull(table.caseworkerId)
  return tx
    .select({
      status: table.status,
      all: count(),
      mine: countWhere(mine),
      unassigned: countWhere(unassigned),
      ownAll: countWhere(own),
      ownMine: countWhere(sql`${own} and ${mine}`),
      ownUnassigned: countWhere(sql`${own} and ${unassigned}`),
    })
    .from(table)
    .where(and(scopeCondition(scope), inArray(table.status, notDone)))
    .groupBy(table.status)
}

/** The numbers of cases by what they wait for, for all offices and for the officer's own. */
export async function countAwaiting(tx: Transaction, scope: OfficersScope) {
  const countOf = async (awaits: keyof typeof awaiting) => {
    const [row] = await tx
      .select({ all: count(), own: countWhere(isOwn(scope)) })
      .from(table)
      .where(and(scopeCondition(scope), awaiting[awaits](scope)))
    return row ?? { all: 0, own: 0 }
  }
  return {
    print: await countOf('print'),
    delivery: await countOf('delivery'),
    overdue: await countOf('overdue'),
    reading: await countOf('reading'),
    setback: await countOf('setback'),
  }
}
