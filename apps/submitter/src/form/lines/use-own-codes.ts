import type { CodeListScope } from '@eksport/portal/code-lists/queries.ts'
import { useCodeLists } from '@eksport/portal/code-lists/use-code-lists.ts'
import { useMemo } from 'react'
import type { OwnLists } from '../../draft/use-surroundings.ts'
import { codesForSpecies } from './codes-for-species.ts'

const codeLists = ['species', 'product-classification'] as const

/** [EXP-06] The codes of goods in the order and under the headings that the species of a line asks for. */
export function useOwnCodes(species: string | undefined, { certificateTemplate, country }: CodeListScope): OwnLists {
  const { lists } = useCodeLists(codeLists, { certificateTemplate, country })
  const { species: kinds, 'product-classification': codes } = lists
  return useMemo(() => {
    const kind = kinds?.find(({ code }) => code === species)
    return { 'product-classification': codes && codesForSpecies(codes, kind) }
  }, [kinds, codes, species])
}
