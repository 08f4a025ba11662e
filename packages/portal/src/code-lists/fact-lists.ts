import { facts } from '@eksport/domain'
import type { FetchedList } from './queries.ts'

const isFetched = (list: string): list is FetchedList => list !== 'consignors'

const listsOf = (paths: readonly (keyof typeof facts)[]): readonly FetchedList[] =>
  [...new Set(paths.flatMap((path) => ('list' in facts[path].format ? [facts[path].format.list] : [])))].filter(
    isFetched,
  )

const paths = Object.keys(facts) as (keyof typeof facts)[] // its own keys

/** The lists that name the codes of all facts, for every view of an application. */
export const factLists = listsOf(paths)

/** The lists for a product line. */
export const lineLists = listsOf(paths.filter((path) => path.startsWith('productLines.')))
