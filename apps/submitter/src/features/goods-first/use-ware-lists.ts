import { type CodeEntry, type GoodsTable, isPossible } from '@eksport/domain'
import { type Ware, wareOf } from '@eksport/domain/templates'
import { useCodeLists } from '@eksport/portal/code-lists/use-code-lists.ts'
import { useMemo } from 'react'
import type { OwnLists } from '../../draft/use-surroundings.ts'
import type { WareAnswers } from './consignment.ts'

const lists = ['processing-states', 'processing-types'] as const
const everywhere = {}

/** What fits, and what was chosen all the same; a list of which nothing fits stays whole. */
function fitting(
  entries: readonly CodeEntry[] | undefined,
  chosen: string | undefined,
  goodsWith: (code: string) => Ware,
  table: GoodsTable,
) {
  const fits = entries?.filter(({ code }) => isPossible(goodsWith(code), table)) ?? []
  if (entries === undefined || fits.length === 0) return entries
  return entries.filter((entry) => entry.code === chosen || fits.includes(entry))
}

/** [EXP-09] The states and types of a ware, without those that no heading admits for its species. */
export function useWareLists({ species, processingState, processingType }: WareAnswers, table: GoodsTable | undefined) {
  const { lists: all } = useCodeLists(lists, everywhere)
  return useMemo((): OwnLists => {
    if (table === undefined || !species) return {}
    const withState = (state: string | undefined) => wareOf({ species, ...(state && { processingState: state }) })
    // What lives is a state here; a line of the form asks it by a field of its own, and its list leaves it out.
    const states = all['processing-states']?.map((one) => (one.code === 'LIVE' ? { ...one, active: true } : one))
    return {
      'processing-states': fitting(states, processingState, withState, table),
      'processing-types': fitting(
        all['processing-types'],
        processingType,
        (code) => ({ ...withState(processingState), isAlive: false, processingType: code }),
        table,
      ),
    }
  }, [all, table, species, processingState, processingType])
}
