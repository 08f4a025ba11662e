import { type ApplicationFilters, textFilters } from '@eksport/domain'
import { type SQL, sql } from 'drizzle-orm'
import { applications as table } from '../schema/applications.ts'
import type { Transaction } from '../transaction.ts'
import type { ListScope } from './application-filters.ts'
import { containing, partOf } from './containing.ts'

/** Filters that ask for one of several codes that an application has. */
const codes = ['species', 'certificateFormats'] as const satisfies readonly (keyof ApplicationFilters)[]

type Asked = readonly [filter: string, values: readonly string[]]

const askedOf = (filters: ApplicationFilters): readonly Asked[] => [
  ...textFilters.flatMap((name): Asked[] => {
    const text = filters[name]
    if (text === undefined) return []
    // One plant of several may begin so: for fewer letters than the index knows, each row is looked at.
    if (name === 'processingEstablishment') return text.length > 2 ? [[name, [containing(text)]]] : []
    return [[name, [partOf(text)]]]
  }),
  ...codes.flatMap((name): Asked[] => {
    const values = filters[name]
    return values === undefined ? [] : [[name, values]]
  }),
]

/** Whether the filters ask for what row-level security keeps from its index. */
export const mayBeRare = (filters: ApplicationFilters): boolean => askedOf(filters).length > 0

/**
 * [OPS-07] The numbers that one of these filters leaves, where they are few: `&&` and parts of words are no operators that row-level security
 * lets an index answer, so a function of the owner asks it, as for the search (063). Whoever reads the rows is held by it all the same.
 */
export async function rareNumbers(
  tx: Transaction,
  scope: ListScope,
  filters: ApplicationFilters,
  limit: number,
): Promise<SQL | undefined> {
  const organisation = scope.audience === 'submitter' ? scope.organisationNumber : null
  for (const [filter, values] of askedOf(filters)) {
    const { rows } = await tx.execute<{ numbers: number[] | null }>(
      sql`select eksport_rare(${filter}, ${sql.param(values)}, ${organisation}, ${limit}) as numbers`,
    )
    const numbers = rows[0]?.numbers
    if (numbers) return sql`${table.referenceNumber} = any(${sql.param(numbers)}::integer[])`
  }
  return undefined
}
