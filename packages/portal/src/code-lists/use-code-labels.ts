import type { CodeEntry, CodeLabels, NamedList } from '@eksport/domain'
import { useEksport } from '@eksport/ui'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { onItsWay } from './on-its-way.ts'
import { type CodeListScope, codeListQuery, type FetchedList } from './queries.ts'

type Entries = ReadonlyMap<string, CodeEntry>

const byCode = (entries: readonly CodeEntry[] | undefined): Entries =>
  new Map((entries ?? []).map((entry) => [entry.code, entry]))

/** Words for the codes of the named lists; the code itself where a list has no name for it, or did not come. */
export function useCodeLabels(lists: readonly FetchedList[], scope: CodeListScope = {}): CodeLabels {
  const { locale } = useEksport()
  const entries = useQueries({
    queries: lists.map((list) => codeListQuery(list, scope)),
    combine: (results) => results.map(({ data, isPending }) => ({ data, isPending })),
  })
  return useMemo(() => {
    const maps = new Map<NamedList, Entries>(lists.map((list, index) => [list, byCode(entries[index]?.data)]))
    const pending = new Set<NamedList>(lists.filter((_, index) => entries[index]?.isPending))
    return {
      label: (list, code) => maps.get(list)?.get(code)?.names[locale] ?? (pending.has(list) ? onItsWay : code),
      scientificName: (species) => maps.get('species')?.get(species)?.names.la,
    }
  }, [lists, entries, locale])
}
