'use client'
import { type RefObject, useRef, useState } from 'react'
import { Trash2 } from '../../foundation/icons/icons.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { Button } from '../button/button.js'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import type { LineAct, LineWords } from './line-card-types.js'
import { neighbourOf, otherCards } from './line-neighbours.js'

/** The button that deletes the line of a card. */
export function DeleteButton({ words, onClick }: { words: LineWords; onClick: () => void }) {
  return (
    <Button
      kind="quiet"
      small
      data-delete-line=""
      className="eks:over:text-danger-text"
      icon={<Trash2 />}
      onClick={onClick}
    >
      {words.say('delete')} <VisuallyHidden>{words.name}</VisuallyHidden>
    </Button>
  )
}

interface DeleteLineProps {
  words: LineWords
  card: RefObject<HTMLElement | null>
  onDelete: LineAct
  fallbackFocus?: (() => HTMLElement | null | undefined) | undefined
}

/**
 * The delete button, its dialog, and focus once the card is gone: the next card's button, the previous one's, or the
 * fallback.
 */
export function DeleteLine({ words, card, onDelete, fallbackFocus }: DeleteLineProps) {
  const { name, say } = words
  const announce = useAnnounce()
  const [open, setOpen] = useState(false)
  const successor = useRef<HTMLElement | null>(null)
  const ask = () => {
    successor.current = card.current && neighbourOf(card.current)
    setOpen(true)
  }
  const confirm = async () => {
    const left = card.current ? otherCards(card.current) : 0
    await onDelete()
    announce(say('deleted', { left }))
  }
  return (
    <>
      <DeleteButton words={words} onClick={ask} />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={say('confirmDelete')}
        confirmLabel={say('delete')}
        onConfirm={confirm}
        errorText={() => say('deleteFailed')}
        successor={() => (successor.current?.isConnected ? successor.current : fallbackFocus?.())}
      >
        {name}
      </ConfirmDialog>
    </>
  )
}
