import { type CodeEntry, type GoodsTable, isPossible } from '@eksport/domain'
import { type Ware, wareOf } from '@eksport/domain/templates'
import { useCodeLists } from '@eksport/portal/code-lists/use-code-lists.ts'
import { useMemo } from 'react'
import type { OwnLists } from '../../draft/use-surroundings.ts'
import type { WareAnswers } from './consignment.ts'

const lists = ['processing-states', 'processing-types'] as const
const anyScope = {}

/** The entries that fit, and the chosen one even if it does not; all entries if none fit. */
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

/** [EXP-09] The processing states and types of the goods, without those that no customs heading allows for their species. */
export function useWareLists({ species, processingState, processingType }: WareAnswers, table: GoodsTable | undefined) {
  const { lists: all } = useCodeLists(lists, anyScope)
  return useMemo((): OwnLists => {
    if (table === undefined || !species) return {}
    const withState = (state: string | undefined) => wareOf({ species, ...(state && { processingState: state }) })
    // "Live" is a state here. A line of the form has its own field for it, so its list leaves it out.
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
