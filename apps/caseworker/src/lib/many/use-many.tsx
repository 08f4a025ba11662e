import type { ApplicationRow } from '@eksport/domain'
import { useSingleKeys } from '@eksport/portal/keys/use-single-keys.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { toast } from '@eksport/ui'
import { dataTableFeatures, rowSelectionFeature, tableFeatures } from '@eksport/ui/data-table'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { manyTexts as texts } from './many.texts.ts'
import { type Asked, ManyBar, ManyDialog } from './many-bar.tsx'

const features = tableFeatures({ ...dataTableFeatures, rowSelectionFeature })

/** Index of the focused row, found by the address of its link. */
const focusedRow = (rows: readonly ApplicationRow[]) => {
  const link = document.activeElement?.closest('[data-row-link]')?.getAttribute('href')?.split('?')[0]
  return rows.findIndex(({ referenceNumber }) => link?.endsWith(`/${referenceNumber}`))
}

/** Whether the rows show checkboxes; a button on the page controls this too. */
export interface Choosing {
  readonly isOn: boolean
  readonly setIsOn: (isOn: boolean) => void
}

/** The list over all its pages. */
export interface WholeList {
  readonly total: number
  /** Its first rows, as many as may be chosen. */
  readonly fetch: () => Promise<readonly ApplicationRow[]>
}

/** One print job holds so many, and nobody looks through more. */
const atMost = 50

const idOf = ({ referenceNumber }: ApplicationRow) => String(referenceNumber)

/** The selected rows, including those of other pages, each in its latest version. Limited to a maximum, which the officer is told. */
function useChosenRows(rows: readonly ApplicationRow[]) {
  const say = useText()
  const [kept, setKept] = useState<readonly ApplicationRow[]>([])
  const seen = new Map([...kept, ...rows].map((row) => [idOf(row), row]))
  return {
    chosen: kept.map((row) => seen.get(idOf(row)) ?? row),
    take: (all: readonly ApplicationRow[]) => setKept(all.slice(0, atMost)),
    choose: (ids: readonly string[]) => {
      if (ids.length > atMost) toast.info(say(texts.atMost, { n: atMost }))
      setKept(ids.slice(0, atMost).flatMap((id) => seen.get(id) ?? []))
    },
  }
}

/** The way to choose a list of several pages whole. One longer than may be chosen has none: nobody could see what is left out. */
function useWholeList(whole: WholeList, shown: number, take: (rows: readonly ApplicationRow[]) => void) {
  const say = useText()
  const { isPending, mutate } = useMutation({
    mutationFn: whole.fetch,
    onSuccess: take,
    onError: () => toast.error(say(texts.allFailed)),
  })
  if (whole.total <= shown || whole.total > atMost) return undefined
  return { count: whole.total, isBusy: isPending, onPress: () => mutate() }
}

/**
 * [CW-11] [CW-05] Selection of several rows, across pages. X shows the checkboxes and selects the focused row, with Shift all rows from the
 * previously selected one; Esc clears the selection. `list` identifies the list, so that a selection does not carry over to another one.
 */
export function useMany(
  list: string,
  rows: readonly ApplicationRow[],
  { isOn, setIsOn }: Choosing,
  onChanged: () => void,
  whole: WholeList,
) {
  const kept = useChosenRows(rows)
  const [last, setLast] = useState<number>()
  const [asked, setAsked] = useState<Asked>()
  const [of, setOf] = useState(list)
  const chosen = isOn && of === list ? kept.chosen : []
  const ids = chosen.map(idOf)
  const setIds = (next: readonly string[]) => {
    setOf(list)
    kept.choose(next)
  }
  const all = useWholeList(whole, rows.length, (everything) => {
    setOf(list)
    kept.take(everything)
  })
  const clear = () => {
    setIds([])
    setIsOn(false)
    setLast(undefined)
  }
  const choose = (isRange: boolean) => {
    const at = focusedRow(rows)
    const row = rows[at]
    setIsOn(true)
    if (row === undefined) return true
    const from = isRange && last !== undefined ? rows.findIndex((one) => one.referenceNumber === last) : -1
    const range = from === -1 ? [row] : rows.slice(Math.min(from, at), Math.max(from, at) + 1)
    const picked = new Set(range.map(idOf))
    setIds([...(from === -1 ? new Set(ids).symmetricDifference(picked) : new Set(ids).union(picked))])
    setLast(row.referenceNumber)
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
      selectedIds: ids,
      onSelectedIdsChange: setIds,
      bulkPlace: 'foot',
      bulkActions: () => <ManyBar chosen={chosen} onAsk={setAsked} all={all} />,
    } as const,
    dialog: asked && <ManyDialog asked={asked} onClose={close} onChanged={onChanged} />,
  }
}
