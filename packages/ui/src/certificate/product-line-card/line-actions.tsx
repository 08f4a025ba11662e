'use client'
import type { ProductLine } from '@eksport/domain'
import { type ReactNode, useState } from 'react'
import { Button } from '../../components/button/button.js'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.js'
import { Copy, Pencil } from '../../foundation/icons/icons.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { productLineCardTexts } from './product-line-card.texts.js'

interface LineActionsProps {
  line: ProductLine
  /** The line in words, for the names of the buttons. */
  name: string
  onEdit: ((line: ProductLine) => void | Promise<void>) | undefined
  onCopy: ((line: ProductLine) => void | Promise<void>) | undefined
  /** The button that deletes. */
  children: ReactNode
}

type Act = LineActionsProps['onEdit']

/** Runs once at a time: a second press while a line is being copied makes no second copy. */
function useOnce(act: Act, line: ProductLine) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    if (busy) return
    const work = act?.(line)
    if (!work) return
    setBusy(true)
    try {
      await work
    } finally {
      setBusy(false)
    }
  }
  return { busy, onClick: () => void run() }
}

/** [PLC-04] What can be done with a line; each button is named after it. */
export function LineActions({ line, name, onEdit, onCopy, children }: LineActionsProps) {
  const t = useTexts('product-line-card', productLineCardTexts)
  const edit = useOnce(onEdit, line)
  const copy = useOnce(onCopy, line)
  if (!(onEdit || onCopy || children)) return null
  return (
    <div
      data-print="hide"
      className="eks:flex eks:flex-wrap eks:gap-1 eks:border-t eks:border-line eks:px-2 eks:py-1.5"
    >
      {onEdit && (
        <Button kind="quiet" small icon={<Pencil aria-hidden="true" />} {...edit}>
          {t('edit')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      {onCopy && (
        <Button kind="quiet" small icon={<Copy aria-hidden="true" />} {...copy}>
          {t('copy')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      {children}
    </div>
  )
}
