'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { focusElement } from '../../foundation/internal/successor-focus.js'
import { useCountdown } from '../../foundation/internal/use-countdown.js'
import type { LineAct, LineWords } from './line-card-types.js'
import { neighbourOf, otherCards } from './line-neighbours.js'

/** How long a deletion can be undone, in milliseconds. The timer pauses while the offer is hovered or focused. */
export const undoMs = 8000

interface UndoOptions {
  words: LineWords
  card: RefObject<HTMLElement | null>
  onDelete: LineAct | undefined
  fallbackFocus: (() => HTMLElement | null | undefined) | undefined
}

type State = 'here' | 'deleted' | 'deleting' | 'failed'

/** A deferred deletion. Leaving the page meanwhile performs it; a failure restores the card. */
export function useUndo({ words: { say }, card, onDelete, fallbackFocus }: UndoOptions) {
  const announce = useAnnounce()
  const [state, setState] = useState<State>('here')
  const [paused, setPaused] = useState(false)
  const waiting = useRef<LineAct | undefined>(undefined)
  const takesFocus = useRef(false)
  useEffect(
    () => () => {
      void waiting.current?.()
      waiting.current = undefined
    },
    [],
  )
  // If a deletion is undone, or fails while the user waits for it, focus moves to the button that started it.
  useEffect(() => {
    if (!takesFocus.current || (state !== 'here' && state !== 'failed')) return
    takesFocus.current = false
    card.current?.querySelector<HTMLElement>('[data-delete-line]')?.focus()
  }, [card, state])

  const start = () => {
    waiting.current = onDelete
    setState('deleted')
    announce(say('undoOffered'))
  }
  const undo = () => {
    waiting.current = undefined
    takesFocus.current = true
    setState('here')
    announce(say('undone'))
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
      announce(say('deleted', { left }))
      if (hadFocus) focusElement(successor?.isConnected ? successor : fallbackFocus?.())
    } catch {
      // If the user has moved on, it is announced and focus stays.
      takesFocus.current = element?.contains(document.activeElement) ?? false
      setState('failed')
      announce(say('deleteFailed'), 'assertive')
    }
  }
  useCountdown(state === 'deleted' ? undoMs : null, { paused, onEnd: () => void finish() })
  return { state, start, undo, setPaused }
}
