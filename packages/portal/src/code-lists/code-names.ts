import { listCodeNames, type ResponseOf } from '@eksport/api'
import type { CodeLabels, CodesOfLists } from '@eksport/domain'
import { useEksport } from '@eksport/ui'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../server/api.ts'
import { useText } from '../text/use-text.ts'
import { listsProblemTexts as texts } from './lists-problem.texts.ts'
import { namesAndLists } from './names-and-lists.ts'
import { onItsWay } from './on-its-way.ts'

type CodeNames = ResponseOf<typeof listCodeNames>
type List = keyof CodeNames
type Pair = readonly [list: List, code: string]

/** The most codes in one request: URLs have limits, and few applications have more. */
const codesAtOnce = 250
const oneHour = 3_600_000

const order = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Sorted, so that the same codes give the same query key, by code unit because sorting by a language is slow on phones. Exporters are left out: the application itself has their names. */
function pairsOf(codes: CodesOfLists): readonly Pair[] {
  const pairs = [...codes].flatMap(([list, ofList]) =>
    list === 'consignors' ? [] : [...ofList].map((code): Pair => [list, code]),
  )
  return pairs.sort(([list, code], [otherList, other]) => order(list, otherList) || order(code, other))
}

async function fetchNames(pairs: readonly Pair[], signal: AbortSignal): Promise<CodeNames> {
  const query: Partial<Record<List, string>> = {}
  for (const [list, code] of pairs) query[list] = query[list] === undefined ? code : `${query[list]},${code}`
  return api.call(listCodeNames, { query, signal })
}

function joined(parts: readonly CodeNames[]): CodeNames {
  const all: CodeNames = {}
  for (const [list, names] of parts.flatMap((part) => Object.entries(part) as [List, CodeNames[List]][]))
    all[list] = { ...all[list], ...names }
  return all
}

/** [EXP-08] The names of codes, cached for an hour. */
export function codeNamesQuery(codes: CodesOfLists) {
  const pairs = pairsOf(codes)
  const parts = Array.from({ length: Math.ceil(pairs.length / codesAtOnce) }, (_, at) =>
    pairs.slice(at * codesAtOnce, (at + 1) * codesAtOnce),
  )
  return queryOptions({
    queryKey: ['code-names', pairs],
    meta: namesAndLists,
    staleTime: oneHour,
    gcTime: oneHour,
    queryFn: async ({ signal }) => joined(await Promise.all(parts.map((part) => fetchNames(part, signal)))),
  })
}

/** Labels of these codes; the code itself where its list has no name for it. */
export function useCodeNames(codes: CodesOfLists): Pick<CodeLabels, 'label' | 'scientificName'> {
  const { locale } = useEksport()
  const say = useText()
  const { data, isPending } = useQuery({ ...codeNamesQuery(codes), placeholderData: keepPreviousData })
  return useMemo(() => {
    const namesOf = (list: string, code: string) =>
      (data as Readonly<Partial<Record<string, CodeNames[List]>>> | undefined)?.[list]?.[code]
    const nameless = (code: string) => (data ? code : isPending ? onItsWay : say(texts.nameFailed))
    return {
      label: (list, code) => namesOf(list, code)?.[locale] ?? nameless(code),
      scientificName: (species) => namesOf('species', species)?.la,
    }
  }, [data, isPending, locale, say])
}
