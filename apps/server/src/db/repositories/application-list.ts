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

/** What the status machine reads of a document beside the columns. */
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

/** What a row shows. */
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
  // Of the others no document is opened for it.
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

/** The rows of these numbers, in their order: what is read out of documents is read of one page alone. */
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

/** A row of the list, and what the status machine asks of it besides. */
export interface ListedApplication {
  readonly row: ApplicationRow
  readonly subject: StatusSubject
  readonly updatedAt: Date
}

function caseworkerOf({ caseworkerId, caseworkerName }: Shown): ApplicationRow['caseworker'] {
  return caseworkerId === null || caseworkerName === null ? undefined : { id: caseworkerId, name: caseworkerName }
}

/** A moment of the database; `infinity`, which no calendar knows, cannot be read as one. */
const momentOf = (at: Date | null): string | undefined =>
  at === null ? undefined : Number.isNaN(at.getTime()) ? 'invalid' : at.toISOString()

function openFindingsOf({ openFindings }: Shown): ApplicationRow['openFindings'] {
  if (openFindings === null) return undefined
  return Object.entries(openFindings).map(([code, points]) => ({ code, name: reasonSubject(code), points }))
}

/** Columns as they are read; null and undefined are both 'not known'. What may be done with it depends on the reader. */
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

/** What has not happened is null in the object that the database builds. Nothing where what has cannot be read. */
function happenedIn(found: unknown) {
  const entries = Object.entries(z.record(z.string(), z.unknown()).parse(found))
  return happenedSchema.safeParse(Object.fromEntries(entries.filter(([, value]) => value !== null))).data
}

const countOf = async (tx: Transaction, condition: SQL | undefined): Promise<number> => {
  const [counted] = await tx.select({ total: count() }).from(table).where(condition)
  return counted?.total ?? 0
}

/** How many there are in all. */
export const countApplications = (tx: Transaction, scope: ListScope, filters: ApplicationFilters): Promise<number> =>
  countOf(tx, filterCondition(scope, filters))

/** [CW-07] Of words that many have the newest are enough: nobody reads through so many for the one that is looked for. */
const newestFound = 1_000
/** Where other filters follow. */
const newestNarrowed = 10_000

/** Whether anything but the words narrows a list: among more of the newest it still finds what is a little older. */
function isNarrowed({ status, office, assigned = 'all', ...others }: ApplicationFilters): boolean {
  const isAnyStatus = status === undefined || status.length === applicationStatuses.length
  if (!isAnyStatus || office === 'own' || assigned !== 'all') return true
  return Object.values(others).some((value) => value !== undefined)
}

/** [OPS-07] What a search finds, asked once. */
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
  /** That it leaves more than are counted for the first pages is known. */
  readonly isMany?: boolean
}

/** What the filters ask for, as an index answers it; among the few of an organisation they are asked of each. */
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
  // Its numbers are asked for instead: of an index that walks an order no row is read then.
  return { condition: and(filterCondition(scope, others), isOneOf(rare.numbers)) }
}

/** The filter by an officer's office leaves those that name none besides. */
const knownValues = (scope: ListScope, { office }: ApplicationFilters): KnownValues =>
  office === 'own' && scope.audience === 'caseworker' && scope.office !== undefined
    ? { CERTIFICATE_RETRIEVAL_OFFICE: eq(table.retrievalOffice, scope.office) }
    : {}

interface ListedPage {
  readonly rows: ListedApplication[]
  readonly total: number
  /** [OPS-07] There are more than the total, which is counted no further. */
  readonly isMore: boolean
  /** [CW-06] Of all its cases, where the list is not long. */
  readonly openFindings?: number
  /** [CW-07] A search found more than a list is made of: only the newest of these are in it. */
  readonly isPartial: boolean
}

/** One page and how many there are in all. */
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

/** Of a long list, so many are read at once: other requests wait no longer than that. */
const rowsInATurn = 500

/** [LST-19] What the rows of all pages show, so many at most. */
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

/** How many rows of a group meet a condition. */
const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

/** [CW-06] Whether a case is of the officer's office; each is, where there is none. */
const isOwn = (scope: OfficersScope) => ofOffice(scope) ?? sql`true`

/** Of what is issued or has ended there is ever more, and nobody goes by how many. */
const notDone = [...unissuedStatuses, 'KANSELLERING_BEHANDLES'] as const

/** [CW-06] How many cases that are not done in each status, of all offices and of the officer's own, and how many of those nobody or this officer has taken. */
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

/** How many cases there are by what they await, of all offices and of the officer's own. */
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
  }
}
