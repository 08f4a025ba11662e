import type { JournalKey } from '@eksport/portal/journal/journal-record.ts'
import { keepPart, takeUpPart } from '@eksport/portal/journal/kept-part.ts'
import { useEffect, useState } from 'react'
import { joinCells, type KeptCells } from './join-cells.ts'

/** Version of the stored shape; cells stored by a release with another shape are ignored. */
const shape = 1

const partOf = (base: JournalKey) => ({ ...base, part: 'celler i serien' })

const isKept = (value: unknown): value is KeptCells =>
  typeof value === 'object' && value !== null && 'shape' in value && value.shape === shape

const joined = (kept: readonly unknown[]) => ({ shape, ...joinCells(kept.filter(isKept)) })

/** [EXP-03] The cells of a series left by earlier page loads; undefined while they are being read. */
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

/** Blurs the open cell before the page is unloaded, so that its content is committed. */
function useCloseCell(): void {
  useEffect(() => {
    const close = () => {
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    }
    window.addEventListener('pagehide', close)
    return () => window.removeEventListener('pagehide', close)
  }, [])
}

/** [EXP-03] Keeps cells in this browser until the server has them. Returns whether some cells could not be kept. */
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
