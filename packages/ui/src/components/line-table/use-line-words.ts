'use client'
import { useMedia } from '../../foundation/internal/use-media.js'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import { lineNouns, type Nouns } from '../../foundation/text/nouns.js'
import { useNounTexts } from '../../foundation/text/use-noun-texts.js'
import { lineTableTexts } from './line-table.texts.js'

/** A text of the table, with the noun filled in. */
export type LineSay = (
  key: keyof typeof lineTableTexts & string,
  params?: Readonly<Record<string, string | number>>,
) => string

/** The texts of the table, with its noun filled in. */
export function useLineWords(
  nouns: Nouns = lineNouns,
  messages: CatalogueOverrides<typeof lineTableTexts> | undefined,
): LineSay {
  return useNounTexts('lineTable', lineTableTexts, nouns, messages)
}

/** Whether the editor (404 px) and a table fit side by side; a server assumes so. */
export const useHasRoom = () => useMedia('(min-width: 1024px)', true)
