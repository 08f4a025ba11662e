'use client'
import { useCallback, useEffect, useRef } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import type { Nouns } from '../../foundation/text/nouns.js'
import { useNounTexts } from '../../foundation/text/use-noun-texts.js'
import { filterPanelTexts } from './filter-panel.texts.js'

const restMs = 500

type OwnWords = CatalogueOverrides<typeof filterPanelTexts>

/** How many there are, in words; on the button that shows them, or said. */
export function useResultText(nouns: Nouns, messages?: OwnWords): (count: number, on: 'button' | 'status') => string {
  const t = useNounTexts('filterPanel', filterPanelTexts, nouns, messages)
  return useCallback(
    (count, on) => {
      if (on === 'button') return t(count === 1 ? 'showOne' : 'showMany', { count })
      return t(count === 0 ? 'resultNone' : count === 1 ? 'resultOne' : 'resultMany', { count })
    },
    [t],
  )
}

/** Says the number of results when it has rested for half a second; what stood there at first is not news. */
export function useResultAnnouncement(count: number | undefined, nouns: Nouns, messages: OwnWords | undefined): void {
  const announce = useAnnounce()
  const text = useResultText(nouns, messages)
  const announced = useRef(count)
  useEffect(() => {
    if (count === undefined || count === announced.current) return
    const timer = setTimeout(() => {
      if (announced.current !== undefined) announce(text(count, 'status'), 'polite', 'once')
      announced.current = count
    }, restMs)
    return () => clearTimeout(timer)
  }, [count, announce, text])
}
