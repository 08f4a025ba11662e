import { type ApplicationFilters, textFilters } from '@eksport/domain'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../transaction.ts'
import type { ListScope } from './application-filters.ts'
import { containing, partOf } from './containing.ts'

/** Filters for applications that have one of several codes. */
const codes = ['species', 'certificateFormats'] as const satisfies readonly (keyof ApplicationFilters)[]

type Asked = readonly [filter: keyof ApplicationFilters, values: readonly string[]]

const askedOf = (filters: ApplicationFilters): readonly Asked[] => [
  ...textFilters.flatMap((name): Asked[] => {
    const text = filters[name]
    if (text === undefined) return []
    // An application's plants are one text, so a beginning cannot be looked up: with fewer letters than the index
    // needs, each row is checked.
    if (name === 'processingEstablishment') return text.length > 2 ? [[name, [containing(text)]]] : []
    return [[name, [partOf(text)]]]
  }),
  ...codes.flatMap((name): Asked[] => {
    const values = filters[name]
    return values === undefined ? [] : [[name, values]]
  }),
]

/** Whether a filter is used whose index row-level security makes unusable. */
export const mayBeRare = (filters: ApplicationFilters): boolean => askedOf(filters).length > 0

/** The result of one of the filters. */
interface Rare {
  readonly filter: keyof ApplicationFilters
  /** The numbers of all applications that the filter matches, regardless of other filters; undefined if there are too many. */
  readonly numbers?: readonly number[]
}

/** Up to this many numbers are read. The list can then be walked along an index that holds numbers but not texts. */
const maxNumbers = 20_000

/**
 * [OPS-07] The matches of the first filter that has few; if none has, that filter alone. Row-level security does not
 * let an index answer `&&` and `like` with wildcards, because they are not leakproof, so a function of the owner looks
 * them up, as for the search (063). Row-level security still applies when the rows are read. Undefined if none of these
 * filters is used.
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
