'use client'
import type { ProductLine } from '@eksport/domain'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { focusElement } from '../../foundation/internal/successor-focus.js'
import { useCountdown } from '../../foundation/internal/use-countdown.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { neighbourOf, otherCards } from './line-neighbours.js'
import { productLineCardTexts } from './product-line-card.texts.js'

/** How long a deletion can be taken back. The clock stands still while the offer is pointed at or read by keyboard. */
export const undoMs = 8000

interface UndoOptions {
  line: ProductLine
  index: number
  card: RefObject<HTMLElement | null>
  onDelete: ((line: ProductLine) => void | Promise<void>) | undefined
  fallbackFocus: (() => HTMLElement | null | undefined) | undefined
}

type State = 'here' | 'deleted' | 'deleting' | 'failed'

/** A deletion that waits before it happens. Whoever leaves the page meanwhile has deleted; a failure brings the card back. */
export function useUndo({ line, index, card, onDelete, fallbackFocus }: UndoOptions) {
  const t = useTexts('product-line-card', productLineCardTexts)
  const announce = useAnnounce()
  const [state, setState] = useState<State>('here')
  const [paused, setPaused] = useState(false)
  const waiting = useRef<(() => void | Promise<void>) | undefined>(undefined)
  const takesFocus = useRef(false)
  useEffect(
    () => () => {
      void waiting.current?.()
      waiting.current = undefined
    },
    [],
  )

  const start = () => {
    waiting.current = () => onDelete?.(line)
    setState('deleted')
    announce(t('undoOffered', { n: index }))
  }
  const undo = () => {
    waiting.current = undefined
    takesFocus.current = true
    setState('here')
    announce(t('undone', { n: index }))
  }
  const finish = async () => {
    const run = waiting.current
    if (!run) return
    waiting.current = undefined
    const element = card.current
    const hadFocus = element?.contains(document.activeElement) ?? false
    const successor = element && neighbourOf(element)
    const left = element ? otherCards(element) : 0
    setState('deleting')
    try {
      await run()
      announce(t('deleted', { n: index, left }))
      if (hadFocus) focusElement(successor?.isConnected ? successor : fallbackFocus?.())
    } catch {
      // Whoever has gone on meanwhile is told, and not torn away.
      takesFocus.current = element?.contains(document.activeElement) ?? false
      setState('failed')
      announce(t('deleteFailed'), 'assertive')
    }
  }
  useReturningFocus(card, state, takesFocus)
  useCountdown(state === 'deleted' ? undoMs : null, { paused, onEnd: () => void finish() })
  return { state, start, undo, setPaused }
}

/** When a deletion is taken back, or fails while one waits for it, focus goes to the button that began it. */
function useReturningFocus(card: RefObject<HTMLElement | null>, state: State, takesFocus: RefObject<boolean>) {
  useEffect(() => {
    if (!takesFocus.current || (state !== 'here' && state !== 'failed')) return
    takesFocus.current = false
    card.current?.querySelector<HTMLElement>('[data-delete-line]')?.focus()
  }, [card, state, takesFocus])
}
