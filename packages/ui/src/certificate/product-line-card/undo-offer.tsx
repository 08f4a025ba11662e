'use client'
import { useEffect, useRef } from 'react'
import { Button } from '../../components/button/button.js'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.js'
import { Undo2 } from '../../foundation/icons/icons.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { productLineCardTexts } from './product-line-card.texts.js'

interface UndoOfferProps {
  index: number
  name: string
  busy: boolean
  onUndo: () => void
  onPause: (paused: boolean) => void
}

/** What stands where the card was: that it is deleted, and the way back. It takes focus, for the pressed button is gone. */
export function UndoOffer({ index, name, busy, onUndo, onPause }: UndoOfferProps) {
  const t = useTexts('product-line-card', productLineCardTexts)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div
      className="eks:flex eks:flex-wrap eks:items-center eks:justify-between eks:gap-x-4 eks:gap-y-1 eks:px-4.5 eks:py-2 eks:dense:px-3"
      onPointerEnter={() => onPause(true)}
      onPointerLeave={() => onPause(false)}
    >
      <p className="eks:min-w-0 eks:wrap-anywhere">{t('isDeleted', { n: index })}</p>
      <Button
        ref={button}
        kind="quiet"
        small
        busy={busy}
        icon={<Undo2 aria-hidden="true" />}
        onClick={onUndo}
        onFocus={(event) => onPause(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => onPause(false)}
      >
        {t('undo')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </div>
  )
}
