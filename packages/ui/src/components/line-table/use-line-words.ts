'use client'
import { useMemo } from 'react'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { type Nouns, nounParams } from '../../foundation/text/nouns.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { lineTableTexts } from './line-table.texts.js'

/** What a line is called when its owner does not say. */
const lineNouns: Nouns = {
  one: { nb: 'linje', nn: 'linje', en: 'line' },
  many: { nb: 'linjer', nn: 'linjer', en: 'lines' },
  all: { nb: 'linjene', nn: 'linjene', en: 'the lines' },
}

/** A text of the table with the noun filled in. */
export type LineSay = (
  key: keyof typeof lineTableTexts & string,
  params?: Readonly<Record<string, string | number>>,
) => string

/** The texts of the table, with its noun in them. */
export function useLineWords(
  nouns: Nouns = lineNouns,
  messages: CatalogueOverrides<typeof lineTableTexts> | undefined,
): LineSay {
  const { locale } = useEksport()
  const t = useTexts('lineTable', lineTableTexts, messages)
  return useMemo(() => {
    const words = nounParams(nouns, locale)
    return (key, params) => t(key, { ...words, ...params })
  }, [t, nouns, locale])
}
