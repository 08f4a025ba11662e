import type { CodeEntry, CodeLabels, NamedList } from '@eksport/domain'
import { useEksport } from '@eksport/ui'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useText } from '../text/use-text.ts'
import { listsProblemTexts as texts } from './lists-problem.texts.ts'
import { onItsWay } from './on-its-way.ts'
import { type CodeListScope, codeListQuery, type FetchedList } from './queries.ts'

type Entries = ReadonlyMap<string, CodeEntry>

const byCode = (entries: readonly CodeEntry[] | undefined): Entries =>
  new Map((entries ?? []).map((entry) => [entry.code, entry]))

/** Labels for the codes of the named lists; the code itself where a list has no name for it. */
export function useCodeLabels(lists: readonly FetchedList[], scope: CodeListScope = {}): CodeLabels {
  const say = useText()
  const { locale } = useEksport()
  const entries = useQueries({
    queries: lists.map((list) => codeListQuery(list, scope)),
    combine: (results) => results.map(({ data, isPending }) => ({ data, isPending })),
  })
  return useMemo(() => {
    const maps = new Map<NamedList, Entries>(lists.map((list, index) => [list, byCode(entries[index]?.data)]))
    const nameless = (list: NamedList, code: string) => {
      const fetched = entries[lists.findIndex((name) => name === list)]
      if (fetched === undefined || fetched.data) return code
      return fetched.isPending ? onItsWay : say(texts.nameFailed)
    }
    return {
      label: (list, code) => maps.get(list)?.get(code)?.names[locale] ?? nameless(list, code),
      scientificName: (species) => maps.get('species')?.get(species)?.names.la,
    }
  }, [lists, entries, locale, say])
}
