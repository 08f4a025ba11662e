'use client'
import { createContext, use, useMemo } from 'react'
import type { CatalogueOverrides, Translate } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { type Nouns, nounParams, resultNouns } from '../../foundation/text/nouns.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { dataTableTexts } from './data-table.texts.js'

/** The words of a table, with its nouns already in them. */
export type TableTexts = Translate<typeof dataTableTexts>

/** What all parts of one table say; the table gives it. */
export const TableTextsContext = createContext<TableTexts>((key) => key)

/** The words of the table around. */
export const useTableTexts = (): TableTexts => use(TableTextsContext)

/** Words for a table of these things, in the reader's language. */
export function useWordsFor(
  nouns: Nouns = resultNouns,
  messages: CatalogueOverrides<typeof dataTableTexts> | undefined,
): TableTexts {
  const { locale } = useEksport()
  const t = useTexts('data-table', dataTableTexts, messages)
  return useMemo(() => {
    const forms = nounParams(nouns, locale)
    return (key, params) => t(key, { ...forms, ...params })
  }, [t, nouns, locale])
}
