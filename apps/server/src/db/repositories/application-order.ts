import type { ApplicationQuery, SortEntry, SortKey } from '@eksport/domain'
import { and, asc, count, desc, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { factSortColumns } from '../list-facts.ts'
import { applications as table } from '../schema/applications.ts'
import type { Transaction } from '../transaction.ts'

/** [TBL-02] Each has an index in its order (`schema/applications.ts`). */
const sortColumns: Readonly<Record<SortKey, PgColumn>> = {
  REFERENCE_NUMBER: table.referenceNumber,
  STATUS: table.status,
  SUBMITTED_DATE_TIME: table.submittedAt,
  DUE_DATE_TIME: table.dueAt,
  OPEN_FINDINGS: table.openFindings,
  DELIVERY: table.delivery,
  TEMPLATE: table.certificateTemplate,
  APPLICATION_TYPE: table.applicationType,
  COUNTRY_OF_DESTINATION: table.country,
  APPLICATION_FORMAT: table.applicationFormat,
  ...factSortColumns,
}

const sorted = (column: PgColumn, direction: SortEntry['direction']) =>
  direction === 'DESC' ? desc(column) : asc(column)

/** The last word makes pages stable where everything else is equal. It goes the way of what is before it, so that an index is read one way. */
function withLastWord(sort: readonly SortEntry[]): readonly SortEntry[] {
  const direction = sort.at(-1)?.direction ?? 'ASC'
  return sort.some(({ key }) => key === 'REFERENCE_NUMBER') ? sort : [...sort, { key: 'REFERENCE_NUMBER', direction }]
}

/** What is missing stands last either way: it is never what somebody sorts for. */
export const orderOf = (sort: readonly SortEntry[]): SQL[] =>
  withLastWord(sort).map(({ key, direction }) => {
    const column = sortColumns[key]
    return column.notNull ? sorted(column, direction) : sql`${sorted(column, direction)} nulls last`
  })

type Asked = Pick<ApplicationQuery, 'sort' | 'page' | 'size'>

const numbersOf = (rows: readonly { readonly referenceNumber: number }[]) =>
  rows.map(({ referenceNumber }) => referenceNumber)

/** Rows of the first pages, for which most lists are opened. */
const firstRows = 100
/** So far a list is counted for these. */
export const countedAtFirst = 1_000
/** Further in, a list is counted by so many. */
const longList = 10_000

/**
 * [OPS-07] How far a list is counted for a page: of a list of so many each row is read for its order, and a longer one is walked to the page in
 * an order that an index has. For the first pages a walk is short; further in, more rows are sorted sooner than passed.
 */
export function countedTo({ page, size }: Pick<ApplicationQuery, 'page' | 'size'>): number {
  const last = (page + 1) * size
  return last <= firstRows ? countedAtFirst : longList * (1 + Math.floor(last / longList))
}

/** The numbers of a list, as far as it is counted: an index holds all that is asked for most filters. */
const some = (tx: Transaction, condition: SQL | undefined, limit: number) =>
  tx
    .select({ referenceNumber: table.referenceNumber })
    .from(table)
    .where(condition)
    .limit(limit + 1)

/** Whether a list can be read whole for a page of it. */
export async function isShort(tx: Transaction, condition: SQL | undefined, limit: number): Promise<boolean> {
  const [counted] = await tx.select({ total: count() }).from(some(tx, condition, limit).as('found'))
  return (counted?.total ?? 0) <= limit
}

interface Counted {
  readonly total: number
  /** There are more than the total. */
  readonly isMore: boolean
  /** Of a short list: the page, and how many open findings all of it has. */
  readonly short?: { readonly numbers: number[]; readonly openFindings: number }
}

/** How many a list holds, and a page of a short one: its filters are asked once, and what they find is sorted. */
export async function countedList(tx: Transaction, condition: SQL | undefined, asked: Asked): Promise<Counted> {
  const { sort, page, size } = asked
  const end = countedTo(asked)
  const isShortHere = sql`total <= ${Math.min(end, longList)}`
  const ofFound = sql`${table.referenceNumber} = any(array(select reference_number from found))`
  const numbers = tx
    .select({ referenceNumber: table.referenceNumber })
    .from(table)
    .where(ofFound)
    .orderBy(...orderOf(sort))
    .limit(size)
    .offset(page * size)
  const open = tx
    .select({ open: sql`coalesce(sum(${table.openFindings}), 0)::integer` })
    .from(table)
    .where(ofFound)
  const { rows } = await tx.execute<{ total: number; open: number | null; numbers: number[] | null }>(
    sql`with found as materialized (${some(tx, condition, end)}),
        counted as materialized (select count(*)::integer as total from found)
      select total, case when ${isShortHere} then (${open}) end as open, case when ${isShortHere} then array(${numbers}) end as numbers from counted`,
  )
  const [found] = rows
  const total = found?.total ?? 0
  const short = found?.numbers ? { numbers: found.numbers, openFindings: found.open ?? 0 } : undefined
  return { total: Math.min(total, end), isMore: total > end, ...(short && { short }) }
}

interface Stretch {
  readonly condition: SQL | undefined
  readonly order: readonly SQL[]
  readonly from: number
  readonly size: number
}

/** A stretch of a list in an order that an index has: its rows are passed one by one until they are there. */
async function walk(tx: Transaction, { condition, order, from, size }: Stretch): Promise<number[]> {
  const rows = await tx
    .select({ referenceNumber: table.referenceNumber })
    .from(table)
    .where(condition)
    .orderBy(...order)
    .limit(size)
    .offset(from)
  return numbersOf(rows)
}

/** What the filters leave of a column's values where it has one: else its order would be walked through all others to reach them. */
export type KnownValues = Readonly<Partial<Record<SortKey, SQL>>>

async function walkToPage(
  tx: Transaction,
  condition: SQL | undefined,
  { sort, page, size }: Asked,
  values: KnownValues,
): Promise<number[]> {
  const from = page * size
  const [first, ...others] = withLastWord(sort)
  const column = first && sortColumns[first.key]
  if (first === undefined || column === undefined || column.notNull) {
    return walk(tx, { condition, order: orderOf(sort), from, size })
  }
  // An index that is read backwards begins with what is missing, which stands last here: both stretches are walked apart.
  const known = and(condition, isNotNull(column), values[first.key])
  const rest = orderOf(others)
  const numbers = await walk(tx, { condition: known, order: [sorted(column, first.direction), ...rest], from, size })
  if (numbers.length === size) return numbers
  const [counted] = numbers.length > 0 || from === 0 ? [] : await tx.select({ total: count() }).from(table).where(known)
  const passed = counted?.total ?? from + numbers.length
  const missing = { condition: and(condition, isNull(column)), order: rest }
  const more = { from: from + numbers.length - passed, size: size - numbers.length }
  return [...numbers, ...(await walk(tx, { ...missing, ...more }))]
}

const mayBeSorted = (tx: Transaction, isOn: boolean) =>
  tx.execute(sql`select set_config('enable_sort', ${isOn ? 'on' : 'off'}, true)`)

/**
 * [OPS-07] A page of a long list. The planner knows nothing of how many rows row-level security leaves, takes them for few, and would sort all of
 * them for ten.
 */
export async function pageOfLong(
  tx: Transaction,
  condition: SQL | undefined,
  asked: Asked,
  values: KnownValues,
): Promise<number[]> {
  await mayBeSorted(tx, false)
  const numbers = await walkToPage(tx, condition, asked, values)
  await mayBeSorted(tx, true)
  return numbers
}
