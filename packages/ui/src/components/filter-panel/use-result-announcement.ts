'use client'
import { useCallback, useEffect, useRef } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { filterPanelTexts } from './filter-panel.texts.js'

const restMs = 500

type OwnWords = CatalogueOverrides<typeof filterPanelTexts>

/** How many there are, in words; on the button that shows them, or said. */
export function useResultText(messages?: OwnWords): (count: number, on: 'button' | 'status') => string {
  const t = useTexts('filterPanel', filterPanelTexts, messages)
  return useCallback(
    (count, on) => {
      if (on === 'button') return count === 1 ? t('showOne') : t('showMany', { count })
      return count === 0 ? t('resultNone') : count === 1 ? t('resultOne') : t('resultMany', { count })
    },
    [t],
  )
}

/** Says the number of results when it has rested for half a second; what stood there at first is not news. */
export function useResultAnnouncement(count: number | undefined, messages: OwnWords | undefined): void {
  const announce = useAnnounce()
  const text = useResultText(messages)
  const said = useRef(count)
  useEffect(() => {
    if (count === undefined || count === said.current) return
    const timer = setTimeout(() => {
      if (said.current !== undefined) announce(text(count, 'status'))
      said.current = count
    }, restMs)
    return () => clearTimeout(timer)
  }, [count, announce, text])
}
