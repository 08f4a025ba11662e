'use client'
import { type ReactNode, useState } from 'react'
import { Copy, Pencil } from '../../foundation/icons/icons.js'
import { Button } from '../button/button.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import type { LineAct, LineWords } from './line-card-types.js'

interface LineActionsProps {
  words: LineWords
  onEdit: LineAct | undefined
  onCopy: LineAct | undefined
  /** The button that deletes. */
  children: ReactNode
}

/** Runs once at a time: a second press while a line is being copied makes no second copy. */
function useOnce(act: LineAct | undefined) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    if (busy) return
    const work = act?.()
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

/** What can be done with a line; each button is named after it. */
export function LineActions({ words: { name, say }, onEdit, onCopy, children }: LineActionsProps) {
  const edit = useOnce(onEdit)
  const copy = useOnce(onCopy)
  if (!(onEdit || onCopy || children)) return null
  return (
    <div
      data-print="hide"
      className="eks:flex eks:flex-wrap eks:gap-1 eks:border-t eks:border-line eks:px-2 eks:py-1.5"
    >
      {onEdit && (
        <Button kind="quiet" small icon={<Pencil />} {...edit}>
          {say('edit')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      {onCopy && (
        <Button kind="quiet" small icon={<Copy />} {...copy}>
          {say('copy')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      {children}
    </div>
  )
}
