'use client'
import { createContext, use } from 'react'
import type { CatalogueOverrides, Translate } from '../../foundation/text/catalogue.js'
import { type Nouns, resultNouns } from '../../foundation/text/nouns.js'
import { useNounTexts } from '../../foundation/text/use-noun-texts.js'
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
  return useNounTexts('data-table', dataTableTexts, nouns, messages)
}
