import type { CodeEntry, CodeListName } from '@eksport/domain'
import { useQueries } from '@tanstack/react-query'
import { type CodeListScope, codeListQuery } from './queries.ts'

/** The code lists that are loaded, by name. */
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
