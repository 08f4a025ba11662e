'use client'
import { useEffect, useRef } from 'react'
import { Undo2 } from '../../foundation/icons/icons.js'
import { Button } from '../button/button.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import type { LineWords } from './line-card-types.js'

interface UndoOfferProps {
  words: LineWords
  busy: boolean
  onUndo: () => void
  onPause: (paused: boolean) => void
}

/** What stands where the card was: that it is deleted, and the way back. It takes focus, for the pressed button is gone. */
export function UndoOffer({ words: { name, say }, busy, onUndo, onPause }: UndoOfferProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div
      className="eks:flex eks:flex-wrap eks:items-center eks:justify-between eks:gap-x-4 eks:gap-y-1 eks:px-4.5 eks:py-2 eks:dense:px-3"
      onPointerEnter={() => onPause(true)}
      onPointerLeave={() => onPause(false)}
    >
      <p className="eks:min-w-0 eks:wrap-anywhere">{say('isDeleted')}</p>
      <Button
        ref={button}
        kind="quiet"
        small
        busy={busy}
        icon={<Undo2 />}
        onClick={onUndo}
        onFocus={(event) => onPause(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => onPause(false)}
      >
        {say('undo')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </div>
  )
}
