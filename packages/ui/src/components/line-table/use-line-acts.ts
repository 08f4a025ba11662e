'use client'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { useLatestCallback } from '../../foundation/internal/use-latest-callback.js'
import type { LineTableProps } from './line-table.js'
import { useLineDeletion } from './use-line-deletion.js'
import type { LineFocus } from './use-line-focus.js'
import type { LineItems } from './use-line-items.js'
import type { LineSay } from './use-line-words.js'

/** What is done with the chosen lines, or with the open one where none is chosen. */
export function useLineActs<Row>(
  { openId, onCopy, onDelete, onRestore }: Pick<LineTableProps<Row>, 'openId' | 'onCopy' | 'onDelete' | 'onRestore'>,
  { selected, open, shown, chooseAll }: LineItems<Row>,
  focus: LineFocus,
  say: LineSay,
) {
  const announce = useAnnounce()
  const deletion = useLineDeletion({ say, onDelete, onRestore, goTo: focus.goTo })
  const acted = selected.length > 0 ? selected : open ? [open] : []
  const [first] = acted
  const copy = useLatestCallback(() => {
    if (first === undefined || !onCopy) return
    chooseAll(false)
    focus.expectLine()
    onCopy(acted.map(({ id }) => id))
    announce(acted.length === 1 ? say('copied', { n: first.index + 1 }) : say('copiedMany', { n: acted.length }))
  })
  const remove = useLatestCallback(() => {
    if (first === undefined || !onDelete) return
    const gone = new Set(acted.map(({ id }) => id))
    const left = shown.filter(({ id }) => !gone.has(id))
    const next = left.find(({ index }) => index > first.index) ?? left.at(-1)
    chooseAll(false)
    deletion.remove(acted)
    if (next === undefined) focus.focusEmpty()
    else if (openId !== undefined && !gone.has(openId)) focus.focusLine(openId)
    else focus.goTo(next.id)
  })
  return { acted, copy, remove, undo: deletion.undoLast }
}

/** Copying and deleting, as {@link useLineActs} does it. */
export type LineActing<Row> = ReturnType<typeof useLineActs<Row>>
