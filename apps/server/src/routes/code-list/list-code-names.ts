import { listCodeNames } from '@eksport/api'
import { cachedRoute, type ListCall } from '../../http/cached-route.ts'
import { documentLookups } from '../../reference-data/document-lookups.ts'

type List = keyof ListCall<typeof listCodeNames>['query']

export const listCodeNamesRoute = cachedRoute(listCodeNames, ({ data, query }) => {
  const { name } = documentLookups(data)
  // The schema has let through no other key than the names of lists.
  const asked = Object.entries(query) as [List, string][]
  const namesOf = (list: List, codes: string) =>
    Object.fromEntries(
      codes.split(',').flatMap((code) => {
        const names = name(list, code)
        return names === undefined ? [] : [[code, names] as const]
      }),
    )
  return Object.fromEntries(asked.map(([list, codes]) => [list, namesOf(list, codes)]))
})
