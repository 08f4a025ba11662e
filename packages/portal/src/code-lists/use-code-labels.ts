import type { CodeEntry, CodeLabels, NamedList } from '@eksport/domain'
import { useEksport } from '@eksport/ui'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type CodeListScope, codeListQuery, type FetchedList } from './queries.ts'

type Entries = ReadonlyMap<string, CodeEntry>

const byCode = (entries: readonly CodeEntry[] | undefined): Entries =>
  new Map((entries ?? []).map((entry) => [entry.code, entry]))

/** Words for the codes of the named lists; until a list has arrived, the code itself. */
export function useCodeLabels(lists: readonly FetchedList[], scope: CodeListScope = {}): CodeLabels {
  const { locale } = useEksport()
  const entries = useQueries({
    queries: lists.map((list) => codeListQuery(list, scope)),
    combine: (results) => results.map(({ data }) => data),
  })
  return useMemo(() => {
    const maps = new Map<NamedList, Entries>(lists.map((list, index) => [list, byCode(entries[index])]))
    return {
      label: (list, code) => maps.get(list)?.get(code)?.names[locale] ?? code,
      scientificName: (species) => maps.get('species')?.get(species)?.names.la,
    }
  }, [lists, entries, locale])
}
