import type { JournalKey } from '@eksport/portal/journal/journal-record.ts'
import { keepPart, takeUpPart } from '@eksport/portal/journal/kept-part.ts'
import { useEffect, useState } from 'react'
import type { UnreadCells } from './series-rows.ts'
import type { RowChanges } from './use-series.ts'

/** What stands in the sheet and is not at the server: on its way, or nothing that can be read. */
export interface KeptCells {
  readonly changes: RowChanges
  readonly unread: UnreadCells
}

/** Grows when a release keeps something else: what an older one has left is not read then. */
const shape = 1

const partOf = (base: JournalKey) => ({ ...base, part: 'celler i serien' })

const isKept = (value: unknown): value is KeptCells =>
  typeof value === 'object' && value !== null && 'shape' in value && value.shape === shape

/** Of several pages that are gone, what was written last in a cell. */
const joined = (kept: readonly unknown[]): KeptCells & { readonly shape: number } => {
  const all = kept.filter(isKept)
  const changes = new Map(all.flatMap((one) => [...one.changes]))
  for (const row of changes.keys())
    changes.set(row, Object.assign({}, ...all.map((one) => one.changes.get(row))) as Record<string, unknown>)
  return { shape, changes, unread: new Map(all.flatMap(({ unread }) => [...unread])) }
}

/** [EXP-03] What a page that is gone has left of a series; nothing while it is read. */
export function useLeftCells(base: JournalKey): KeptCells | undefined {
  const [left, setLeft] = useState<KeptCells>()
  useEffect(() => {
    let isHere = true
    void takeUpPart(partOf(base), joined).then((cells) => {
      if (isHere) setLeft(cells ?? joined([]))
    })
    return () => {
      isHere = false
    }
  }, [base])
  return left
}

/** A page that goes takes the cell with it that is open: it is left first. */
function useCloseCell(): void {
  useEffect(() => {
    const close = () => {
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    }
    window.addEventListener('pagehide', close)
    return () => window.removeEventListener('pagehide', close)
  }, [])
}

/** [EXP-03] Keeps cells in this browser until the server has them. Answers whether there is one that lies nowhere at all. */
export function useKeepCells(base: JournalKey, { changes, unread }: KeptCells): boolean {
  const [isKept, setKept] = useState(true)
  useCloseCell()
  const isAny = changes.size > 0 || unread.size > 0
  useEffect(() => {
    let isLatest = true
    void keepPart(partOf(base), isAny ? { shape, changes, unread } : undefined).then((is) => {
      if (isLatest) setKept(is)
    })
    return () => {
      isLatest = false
    }
  }, [base, changes, unread, isAny])
  return isAny && !isKept
}
