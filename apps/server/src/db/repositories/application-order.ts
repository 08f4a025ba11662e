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

/**
 * Sorts ties by reference number, so that pages are stable. It takes the direction of the last key, so that an index
 * can be read in one direction.
 */
function withTieBreaker(sort: readonly SortEntry[]): readonly SortEntry[] {
  const direction = sort.at(-1)?.direction ?? 'ASC'
  return sort.some(({ key }) => key === 'REFERENCE_NUMBER') ? sort : [...sort, { key: 'REFERENCE_NUMBER', direction }]
}

/** Missing values come last in both directions. */
export const orderOf = (sort: readonly SortEntry[]): SQL[] =>
  withTieBreaker(sort).map(({ key, direction }) => {
    const column = sortColumns[key]
    return column.notNull ? sorted(column, direction) : sql`${sorted(column, direction)} nulls last`
  })

type Asked = Pick<ApplicationQuery, 'sort' | 'page' | 'size'>

const numbersOf = (rows: readonly { readonly referenceNumber: number }[]) =>
  rows.map(({ referenceNumber }) => referenceNumber)

/** The rows of the first pages, which is all that most readers look at. */
const firstRows = 100
/** How far a list is counted for the first pages. */
export const countedAtFirst = 1_000
/** For later pages, a list is counted in steps of this size. */
const longList = 10_000

/**
 * [OPS-07] How far a list is counted for a page. A list within that count is read whole and sorted; a longer one is
 * walked to the page in the order of an index. The first pages are a short walk; for later ones, sorting more rows is
 * faster than walking.
 */
export function countedTo({ page, size }: Pick<ApplicationQuery, 'page' | 'size'>): number {
  const last = (page + 1) * size
  return last <= firstRows ? countedAtFirst : longList * (1 + Math.floor(last / longList))
}

/** The numbers of a list, up to one more than the limit. For most filters an index alone answers this. */
const numbersUpTo = (tx: Transaction, condition: SQL | undefined, limit: number) =>
  tx
    .select({ referenceNumber: table.referenceNumber })
    .from(table)
    .where(condition)
    .limit(limit + 1)

/** Whether a list has at most `limit` rows. */
export async function isShort(tx: Transaction, condition: SQL | undefined, limit: number): Promise<boolean> {
  const [counted] = await tx.select({ total: count() }).from(numbersUpTo(tx, condition, limit).as('found'))
  return (counted?.total ?? 0) <= limit
}

interface Counted {
  readonly total: number
  /** There are more than `total`. */
  readonly isMore: boolean
  /** For a short list only: the numbers of the page, and the open findings of the whole list. */
  readonly short?: { readonly numbers: number[]; readonly openFindings: number }
}

/** Counts a list, and for a short one also reads the page: the filters are evaluated once, and their matches sorted. */
export async function countedList(tx: Transaction, condition: SQL | undefined, asked: Asked): Promise<Counted> {
  const { sort, page, size } = asked
  const end = countedTo(asked)
  const isShortHere = sql`total <= ${Math.min(end, longList)}`
  const columns = new Set([table.referenceNumber, table.openFindings, ...sort.map(({ key }) => sortColumns[key])])
  const read = sql`select ${sql.join([...columns], sql`, `)} from ${table}
    where ${table.referenceNumber} = any(array(select reference_number from found))`
  // Under the name of the table, so that the order finds its columns.
  const numbers = sql`select reference_number from read as ${table} order by ${sql.join(orderOf(sort), sql`, `)}
    limit ${size} offset ${page * size}`
  const open = sql`select coalesce(sum(open_findings), 0)::integer from read`
  const { rows } = await tx.execute<{ total: number; open: number | null; numbers: number[] | null }>(
    sql`with found as materialized (${numbersUpTo(tx, condition, end)}),
        counted as materialized (select count(*)::integer as total from found),
        read as materialized (${read})
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

/** Reads a part of a list in the order of an index, passing over the rows before it. */
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

/** Restricts a column to the values that the filters allow, so that the walk along its index skips all others. */
export type KnownValues = Readonly<Partial<Record<SortKey, SQL>>>

async function walkToPage(
  tx: Transaction,
  condition: SQL | undefined,
  { sort, page, size }: Asked,
  values: KnownValues,
): Promise<number[]> {
  const from = page * size
  const [first, ...others] = withTieBreaker(sort)
  const column = first && sortColumns[first.key]
  if (first === undefined || column === undefined || column.notNull) {
    return walk(tx, { condition, order: orderOf(sort), from, size })
  }
  // Read backwards, an index begins with the nulls, which belong last here: nulls and values are walked separately.
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
 * [OPS-07] A page of a long list. Sorting is disabled, because the planner underestimates how many rows row-level
 * security leaves, and would sort all of them for one page.
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
