'use client'
import type { ProductLine } from '@eksport/domain'
import { Trash2 } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { Button } from '../button/button.js'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.js'
import { useAnnounce } from '../internal/announcer.js'
import { findSuccessor } from '../internal/successor-focus.js'
import { useTexts } from '../text/use-texts.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { productLineCardTexts } from './product-line-card.texts.js'

interface DeleteLineProps {
  line: ProductLine
  index: number
  /** The line in words, for the button's name. */
  name: string
  card: RefObject<HTMLElement | null>
  onDelete: (line: ProductLine) => void | Promise<void>
  fallbackFocus?: (() => HTMLElement | null | undefined) | undefined
}

/** The button, its question, and where focus goes when the card is gone: the next card's button, the previous one's, or the fallback. */
export function DeleteLine({ line, index, name, card, onDelete, fallbackFocus }: DeleteLineProps) {
  const t = useTexts('product-line-card', productLineCardTexts)
  const announce = useAnnounce()
  const [open, setOpen] = useState(false)
  const successor = useRef<HTMLElement | null>(null)
  const ask = () => {
    const item = card.current?.closest('li') ?? card.current
    successor.current = item ? findSuccessor(item, '[data-delete-line]') : null
    setOpen(true)
  }
  const confirm = async () => {
    await onDelete(line)
    announce(t('deleted', { n: index }))
  }
  return (
    <>
      <Button
        kind="quiet"
        small
        data-delete-line=""
        className="eks:text-danger-text"
        icon={<Trash2 aria-hidden="true" />}
        onClick={ask}
      >
        {t('delete')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('confirmDelete')}
        confirmLabel={t('delete')}
        onConfirm={confirm}
        successor={() => (successor.current?.isConnected ? successor.current : fallbackFocus?.())}
      >
        {name}
      </ConfirmDialog>
    </>
  )
}
