import type { ApplicationQuery, SortEntry, SortKey } from '@eksport/domain'
import { and, asc, count, desc, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { factSortColumns } from '../list-facts.ts'
import { applications as table } from '../schema/applications.ts'
import type { Transaction } from '../transaction.ts'
import { longList } from './kept-totals.ts'

/** [TBL-02] Each has an index in its order (`schema/applications.ts`). */
const sortColumns: Readonly<Record<SortKey, PgColumn>> = {
  REFERENCE_NUMBER: table.referenceNumber,
  STATUS: table.status,
  SUBMITTED_DATE_TIME: table.submittedAt,
  DUE_DATE_TIME: table.dueAt,
  OPEN_FINDINGS: table.openFindings,
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

/** The numbers of a list, as far as it is not long. */
const some = (tx: Transaction, condition: SQL | undefined) =>
  tx
    .select({ referenceNumber: table.referenceNumber, openFindings: table.openFindings })
    .from(table)
    .where(condition)
    .limit(longList + 1)

/** Whether a list can be read whole for a page of it. */
export async function isShort(tx: Transaction, condition: SQL | undefined): Promise<boolean> {
  const [counted] = await tx.select({ total: count() }).from(some(tx, condition).as('found'))
  return (counted?.total ?? 0) <= longList
}

/** A page of a short list, how many it holds, and how many open findings those have: its filters are asked once, and what they find is sorted. Nothing where it is long. */
export async function shortList(
  tx: Transaction,
  condition: SQL | undefined,
  { sort, page, size }: Asked,
): Promise<{ numbers: number[]; total: number; openFindings: number } | undefined> {
  const numbers = tx
    .select({ referenceNumber: table.referenceNumber })
    .from(table)
    .where(sql`${table.referenceNumber} = any(array(select reference_number from found))`)
    .orderBy(...orderOf(sort))
    .limit(size)
    .offset(page * size)
  const { rows } = await tx.execute<{ total: number; open: number; numbers: number[] | null }>(
    sql`with found as materialized (${some(tx, condition)}), counted as materialized (
        select count(*)::integer as total, coalesce(sum(open_findings), 0)::integer as open from found)
      select total, open, case when total <= ${longList} then array(${numbers}) end as numbers from counted`,
  )
  const [found] = rows
  return found?.numbers ? { numbers: found.numbers, total: found.total, openFindings: found.open } : undefined
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

async function walkToPage(tx: Transaction, condition: SQL | undefined, { sort, page, size }: Asked): Promise<number[]> {
  const from = page * size
  const [first, ...others] = withLastWord(sort)
  const column = first && sortColumns[first.key]
  if (first === undefined || column === undefined || column.notNull) {
    return walk(tx, { condition, order: orderOf(sort), from, size })
  }
  // An index that is read backwards begins with what is missing, which stands last here: both stretches are walked apart.
  const known = and(condition, isNotNull(column))
  const rest = orderOf(others)
  const numbers = await walk(tx, { condition: known, order: [sorted(column, first.direction), ...rest], from, size })
  if (numbers.length === size) return numbers
  const [counted] = numbers.length > 0 ? [] : await tx.select({ total: count() }).from(table).where(known)
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
export async function pageOfLong(tx: Transaction, condition: SQL | undefined, asked: Asked): Promise<number[]> {
  await mayBeSorted(tx, false)
  const numbers = await walkToPage(tx, condition, asked)
  await mayBeSorted(tx, true)
  return numbers
}
