import type { Locale } from '@eksport/forms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { caseQuery } from './api/case-queries.ts'

/** [STA-08] The language of a letter to the exporter: the exporter's, if known, until the officer chooses another. */
export function useLetterLanguage(referenceNumber: number): readonly [Locale, (language: Locale) => void] {
  const { data: theirs = 'nb' } = useQuery({
    ...caseQuery(referenceNumber),
    select: ({ letterLanguage }) => letterLanguage,
  })
  const [chosen, choose] = useState<Locale>()
  return [chosen ?? theirs, choose]
}
