'use client'

import { useEffect, useRef } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { useLatestCallback } from '../../foundation/internal/use-latest.js'
import { toast, toastStore } from '../toast/toast-store.js'
import type { LineTableProps } from './line-table.js'
import type { LineItem, RemovedLine } from './line-table-types.js'
import type { LineFocus } from './use-line-focus.js'
import type { LineItems } from './use-line-items.js'
import type { LineSay } from './use-line-words.js'

interface DeletionOptions<Row> {
  readonly say: LineSay
  readonly onDelete: ((ids: readonly string[]) => void) | undefined
  readonly onRestore: ((removed: readonly RemovedLine<Row>[]) => void) | undefined
  /** Moves to a restored line. */
  readonly goTo: (id: string) => void
}

/** Removes lines at once; they can be restored from the toast and by Ctrl+Z. */
function useLineDeletion<Row>({ say, onDelete, onRestore, goTo }: DeletionOptions<Row>) {
  const announce = useAnnounce()
  const last = useRef<readonly LineItem<Row>[]>(undefined)
  const receipts = useRef(new Map<readonly LineItem<Row>[], number | string>())
  // The toast outlives the render that showed it, so it restores into the current lines.
  const undo = useLatestCallback((removed: readonly LineItem<Row>[]) => {
    const [first] = removed
    if (first === undefined || !onRestore) return
    if (last.current === removed) last.current = undefined
    // Also for the keyboard: restored lines are not restored again.
    const receipt = receipts.current.get(removed)
    if (receipt !== undefined) toastStore.dismiss(receipt)
    onRestore(removed.map(({ row, index }) => ({ row, index })))
    announce(
      removed.length === 1 ? say('restored', { n: first.index + 1 }) : say('restoredMany', { n: removed.length }),
    )
    goTo(first.id)
  })
  // After leaving the page there are no lines to restore to.
  useEffect(() => {
    const shown = receipts.current
    return () => {
      for (const receipt of shown.values()) toastStore.dismiss(receipt)
    }
  }, [])
  return {
    remove: (items: readonly LineItem<Row>[]) => {
      const [first] = items
      if (first === undefined || !onDelete) return
      last.current = items
      onDelete(items.map(({ id }) => id))
      receipts.current.set(
        items,
        toast.success(
          items.length === 1 ? say('deleted', { n: first.index + 1 }) : say('deletedMany', { n: items.length }),
          onRestore ? { action: { label: say('undo'), onSelect: () => undo(items) } } : {},
        ),
      )
    },
    undoLast: () => last.current && undo(last.current),
  }
}

interface ChoosingOptions {
  readonly hasRoom: boolean
  /** Whether lines are being selected in the list on a narrow screen. */
  readonly isChoosing: boolean
  readonly onChoosingEnd: (() => void) | undefined
}

/** Copies and deletes the selected lines, or the open one if none are selected. */
export function useLineActs<Row>(
  { openId, onCopy, onDelete, onRestore }: Pick<LineTableProps<Row>, 'openId' | 'onCopy' | 'onDelete' | 'onRestore'>,
  { selected, open, shown, chooseAll }: LineItems<Row>,
  focus: LineFocus,
  say: LineSay,
  { hasRoom, isChoosing, onChoosingEnd }: ChoosingOptions,
) {
  const announce = useAnnounce()
  const deletion = useLineDeletion({ say, onDelete, onRestore, goTo: focus.goTo })
  // In the list a line is either opened or selected: a selection made beside a table is not the target of the open
  // line's buttons.
  const isOfChosen = isChoosing || (hasRoom && selected.length > 0)
  const acted = isOfChosen ? selected : open ? [open] : []
  const [first] = acted
  const copy = useLatestCallback(() => {
    if (first === undefined || !onCopy) return
    chooseAll(false)
    onChoosingEnd?.()
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
    onChoosingEnd?.()
    deletion.remove(acted)
    if (next === undefined) focus.focusEmpty()
    else if (openId !== undefined && !gone.has(openId)) focus.focusLine(openId)
    else if (hasRoom) focus.goTo(next.id)
    else focus.leave(next.id)
  })
  const endChoosing = useLatestCallback(() => {
    const line = selected.at(-1) ?? shown[0]
    chooseAll(false)
    if (line) focus.leave(line.id)
    onChoosingEnd?.()
  })
  return { acted, copy, remove, undo: deletion.undoLast, endChoosing }
}

/** Copying and deleting, from {@link useLineActs}. */
export type LineActing<Row> = ReturnType<typeof useLineActs<Row>>
