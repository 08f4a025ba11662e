'use client'
import { useCallback, useEffect, useRef } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import type { Nouns } from '../../foundation/text/nouns.js'
import { useNounTexts } from '../../foundation/text/use-noun-texts.js'
import { filterPanelTexts } from './filter-panel.texts.js'

const restMs = 500

type OwnWords = CatalogueOverrides<typeof filterPanelTexts>

/** The number of results in words, for the apply button and for announcements. */
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

/** Announces the number of results after it is stable for half a second; the initial number is not announced. */
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
