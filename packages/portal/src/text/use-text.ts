import { type LocalizedText, localize, type TextParams } from '@eksport/forms'
import { useEksport } from '@eksport/ui'
import { useCallback } from 'react'

/** Returns a text in the reader's language. */
export type Say = (text: LocalizedText, params?: TextParams) => string

export function useText(): Say {
  const { locale } = useEksport()
  return useCallback((text, params) => localize(text, locale, params), [locale])
}
