import type { ApplicationRow } from '@eksport/domain'
import { useSingleKeys } from '@eksport/portal/keys/use-single-keys.ts'
import { dataTableFeatures, rowSelectionFeature, tableFeatures } from '@eksport/ui/data-table'
import { useState } from 'react'
import { type Asked, ManyBar, ManyDialog } from './many-bar.tsx'

const features = tableFeatures({ ...dataTableFeatures, rowSelectionFeature })

/** The row in which the focus is, by the address of its link. */
const focusedRow = (rows: readonly ApplicationRow[]) => {
  const link = document.activeElement?.closest('[data-row-link]')?.getAttribute('href')?.split('?')[0]
  return rows.findIndex(({ referenceNumber }) => link?.endsWith(`/${referenceNumber}`))
}

/** Whether the rows have boxes; a button of the page says so as well. */
export interface Choosing {
  readonly isOn: boolean
  readonly setIsOn: (isOn: boolean) => void
}

/**
 * [CW-11] [CW-05] Several rows of a list that are chosen together. X chooses the row in focus and shows the boxes of all, with Shift every
 * row from the one that was chosen before; Esc lets go. Until somebody chooses, the list stands as it always does.
 */
export function useMany(rows: readonly ApplicationRow[], { isOn, setIsOn }: Choosing, onChanged: () => void) {
  const [ids, setIds] = useState<readonly string[]>([])
  const [last, setLast] = useState<number>()
  const [asked, setAsked] = useState<Asked>()
  const chosen = isOn ? rows.filter(({ referenceNumber }) => ids.includes(String(referenceNumber))) : []
  const clear = () => {
    setIds([])
    setIsOn(false)
    setLast(undefined)
  }
  const choose = (isRange: boolean) => {
    const at = focusedRow(rows)
    const row = rows[at]
    if (row === undefined) return false
    const from = isRange && last !== undefined ? rows.findIndex((one) => one.referenceNumber === last) : -1
    const range = from === -1 ? [row] : rows.slice(Math.min(from, at), Math.max(from, at) + 1)
    const picked = range.map(({ referenceNumber }) => String(referenceNumber))
    setIds((before) =>
      from === -1 ? [...new Set(before).symmetricDifference(new Set(picked))] : [...new Set([...before, ...picked])],
    )
    setLast(row.referenceNumber)
    setIsOn(true)
    return true
  }
  useSingleKeys((key, { shiftKey }) => {
    if (key === 'x') return choose(shiftKey)
    if (key !== 'escape' || !isOn) return false
    clear()
    return true
  })
  const close = () => {
    setAsked(undefined)
    clear()
  }
  return {
    table: {
      features,
      selectable: isOn,
      selectedIds: chosen.map(({ referenceNumber }) => String(referenceNumber)),
      onSelectedIdsChange: setIds,
      bulkActions: () => <ManyBar chosen={chosen} onAsk={setAsked} />,
    },
    dialog: asked && <ManyDialog asked={asked} onClose={close} onChanged={onChanged} />,
  }
}
