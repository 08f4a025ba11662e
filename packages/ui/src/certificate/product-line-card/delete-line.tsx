'use client'
import type { ProductLine } from '@eksport/domain'
import { type RefObject, useRef, useState } from 'react'
import { Button } from '../../components/button/button.js'
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.js'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.js'
import { Trash2 } from '../../foundation/icons/icons.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { neighbourOf, otherCards } from './line-neighbours.js'
import { productLineCardTexts } from './product-line-card.texts.js'

/** The button that deletes the line of a card. */
export function DeleteButton({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useTexts('product-line-card', productLineCardTexts)
  return (
    <Button
      kind="quiet"
      small
      data-delete-line=""
      className="eks:over:text-danger-text"
      icon={<Trash2 aria-hidden="true" />}
      onClick={onClick}
    >
      {t('delete')} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  )
}

interface DeleteLineProps {
  line: ProductLine
  index: number
  /** The line in words, for the button's name. */
  name: string
  card: RefObject<HTMLElement | null>
  onDelete: (line: ProductLine) => void | Promise<void>
  fallbackFocus?: (() => HTMLElement | null | undefined) | undefined
}

/** [PLC-05] The button, its question, and where focus goes when the card is gone: the next card's button, the previous one's, or the fallback. */
export function DeleteLine({ line, index, name, card, onDelete, fallbackFocus }: DeleteLineProps) {
  const t = useTexts('product-line-card', productLineCardTexts)
  const announce = useAnnounce()
  const [open, setOpen] = useState(false)
  const successor = useRef<HTMLElement | null>(null)
  const ask = () => {
    successor.current = card.current && neighbourOf(card.current)
    setOpen(true)
  }
  const confirm = async () => {
    const left = card.current ? otherCards(card.current) : 0
    await onDelete(line)
    announce(t('deleted', { n: index, left }))
  }
  return (
    <>
      <DeleteButton name={name} onClick={ask} />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('confirmDelete')}
        confirmLabel={t('delete')}
        onConfirm={confirm}
        errorText={() => t('deleteFailed')}
        successor={() => (successor.current?.isConnected ? successor.current : fallbackFocus?.())}
      >
        {name}
      </ConfirmDialog>
    </>
  )
}
