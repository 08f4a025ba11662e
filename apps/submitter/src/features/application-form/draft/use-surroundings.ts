import type { CodeEntry, CodeListName } from '@eksport/domain'
import { domainIssueTexts } from '@eksport/domain/templates'
import type { Section } from '@eksport/forms'
import { type CodeListScope, codeListQuery } from '@eksport/portal/code-lists/queries.ts'
import type { FormSurroundings } from '@eksport/ui'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNow } from '#src/lib/use-now.ts'
import { useProducerLookup } from '../api/search-producers.ts'
import { codeListsOf } from './code-lists-of.ts'

/** Code lists by name, those that have arrived. */
export function useCodeLists(names: readonly CodeListName[], scope: CodeListScope) {
  return useQueries({
    queries: names.map((name) => codeListQuery(name, scope)),
    combine: (results) => {
      const lists: Partial<Record<string, readonly CodeEntry[]>> = {}
      results.forEach(({ data }, index) => {
        const name = names[index]
        if (name !== undefined && data !== undefined) lists[name] = data
      })
      return { lists, isError: results.some(({ isError }) => isError) }
    },
  })
}

interface Surroundings extends FormSurroundings {
  /** A list could not be fetched: the page says so. */
  readonly isError: boolean
}

/** What a page of the form needs besides its description: the time, the lists of its fields and the registers. */
export function useSurroundings(
  sections: readonly Section[],
  scope: CodeListScope,
  own: OwnLists = noLists,
): Surroundings {
  const now = useNow()
  const names = useMemo(() => codeListsOf(sections), [sections])
  const { lists, isError } = useCodeLists(names, scope)
  const producers = useProducerLookup()
  return useMemo(() => {
    const codeLists: Record<string, readonly CodeEntry[]> = {}
    for (const [name, entries] of Object.entries({ ...lists, ...own }))
      if (entries !== undefined) codeLists[name] = entries
    return { now, codeLists, lookups: { producers }, issueTexts: domainIssueTexts, isError }
  }, [now, lists, own, producers, isError])
}

type OwnLists = Readonly<Record<string, readonly CodeEntry[] | undefined>>
const noLists: OwnLists = {}
