'use client'
import { createContext, use } from 'react'
import type { CatalogueOverrides, Translate } from '../../foundation/text/catalogue.js'
import { type Nouns, resultNouns } from '../../foundation/text/nouns.js'
import { useNounTexts } from '../../foundation/text/use-noun-texts.js'
import { dataTableTexts } from './data-table.texts.js'

/** The texts of a table, with its nouns filled in. */
export type TableTexts = Translate<typeof dataTableTexts>

/** The texts shared by all parts of one table. */
export const TableTextsContext = createContext<TableTexts>((key) => key)

/** The texts of the surrounding table. */
export const useTableTexts = (): TableTexts => use(TableTextsContext)

/** The texts for a table of these nouns, in the reader's language. */
export function useWordsFor(
  nouns: Nouns = resultNouns,
  messages: CatalogueOverrides<typeof dataTableTexts> | undefined,
): TableTexts {
  return useNounTexts('data-table', dataTableTexts, nouns, messages)
}
