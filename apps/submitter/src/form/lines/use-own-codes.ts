import { goodsTable, type ProductLine } from '@eksport/domain'
import { codesForSpecies } from '@eksport/portal/code-lists/codes-for-species.ts'
import { type CodeListScope, goodsHeadingsQuery } from '@eksport/portal/code-lists/queries.ts'
import { useCodeLists } from '@eksport/portal/code-lists/use-code-lists.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OwnLists } from '../../draft/use-surroundings.ts'
import { fittingLists } from './fitting-lists.ts'

const codeLists = ['species', 'product-classification', 'processing-states', 'processing-types'] as const

/**
 * [EXP-06] The lists of a line: HS codes in the order and under the headings for its species, and of codes, states and types only those
 * that can be combined. All of them until the coverage of the codes is known.
 */
export function useOwnCodes(line: ProductLine, { certificateTemplate, country }: CodeListScope): OwnLists {
  const { lists } = useCodeLists(codeLists, { certificateTemplate, country })
  const { data: headings } = useQuery(goodsHeadingsQuery)
  const {
    species: kinds,
    'product-classification': codes,
    'processing-states': states,
    'processing-types': types,
  } = lists
  const table = useMemo(() => headings && kinds && goodsTable(headings, kinds), [headings, kinds])
  const { species, isAlive, productClassificationCode, processingState, processingType } = line
  return useMemo(() => {
    const kind = kinds?.find(({ code }) => code === species)
    const own = { codes: codes && codesForSpecies(codes, kind), states, types }
    if (table === undefined) return { 'product-classification': own.codes }
    const goods = { id: '', species, isAlive, productClassificationCode, processingState, processingType }
    return fittingLists(goods, own, table)
  }, [kinds, codes, states, types, table, species, isAlive, productClassificationCode, processingState, processingType])
}
