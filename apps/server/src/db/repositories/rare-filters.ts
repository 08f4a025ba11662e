import { type ApplicationFilters, textFilters } from '@eksport/domain'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../transaction.ts'
import type { ListScope } from './application-filters.ts'
import { containing, partOf } from './containing.ts'

/** Filters that ask for one of several codes that an application has. */
const codes = ['species', 'certificateFormats'] as const satisfies readonly (keyof ApplicationFilters)[]

type Asked = readonly [filter: keyof ApplicationFilters, values: readonly string[]]

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

/** What one of the filters leaves. */
interface Rare {
  readonly filter: keyof ApplicationFilters
  /** All of them, whatever the other filters leave of these; undefined where they are many. */
  readonly numbers?: readonly number[]
}

/** Of so many the numbers are read: an order is walked along them in its index, which knows nothing of the texts. */
const maxNumbers = 20_000

/**
 * [OPS-07] What the first of these filters leaves that leaves few, else that they leave more than a thousand each: `&&` and parts of words are no
 * operators that row-level security lets an index answer, so a function of the owner asks it, as for the search (063). Whoever reads the rows is held
 * by it all the same. Undefined where no filter is one of these.
 */
export async function rareNumbers(
  tx: Transaction,
  scope: ListScope,
  filters: ApplicationFilters,
  limit: number,
): Promise<Rare | undefined> {
  const organisation = scope.audience === 'submitter' ? scope.organisationNumber : null
  const asked = askedOf(filters)
  for (const [filter, values] of asked) {
    const { rows } = await tx.execute<{ numbers: number[] | null }>(
      sql`select eksport_rare(${filter}, ${sql.param(values)}, ${organisation}, ${Math.max(limit, maxNumbers)}) as numbers`,
    )
    const numbers = rows[0]?.numbers
    if (numbers) return { filter, numbers }
  }
  const [[filter] = []] = asked
  return filter && { filter }
}
