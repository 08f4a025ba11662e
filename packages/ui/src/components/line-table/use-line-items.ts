'use client'
import { useCallback, useMemo, useState } from 'react'
import { useLatestCallback } from '../../foundation/internal/use-latest.js'
import type { LineTableProps } from './line-table.js'
import { type LineFilter, type LineFinding, type LineItem, noFindings } from './line-table-types.js'

const noLines: ReadonlyMap<string, readonly LineFinding[]> = new Map()

const has = (findings: readonly LineFinding[], tone: LineFinding['tone']) =>
  findings.some((finding) => finding.tone === tone)

/** All lines, which are shown, and which are selected. */
export function useLineItems<Row>(props: Pick<LineTableProps<Row>, 'rows' | 'rowId' | 'findings' | 'openId'>) {
  const { rows, rowId, findings = noLines, openId } = props
  const [filter, setFilter] = useState<LineFilter>('all')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set())
  const items = useMemo(() => rows.map((row, index): LineItem<Row> => ({ id: rowId(row), row, index })), [rows, rowId])
  const findingsOf = useCallback((id: string) => findings.get(id) ?? noFindings, [findings])
  // The open line stays even when its findings are corrected: it would disappear while being edited.
  const shown = useMemo(
    () => (filter === 'all' ? items : items.filter(({ id }) => id === openId || has(findingsOf(id), filter))),
    [items, filter, findingsOf, openId],
  )
  const counts = useMemo(() => {
    const lists = items.map(({ id }) => findingsOf(id))
    const of = (tone: LineFinding['tone']) => lists.filter((list) => has(list, tone)).length
    return { all: items.length, danger: of('danger'), warning: of('warning') }
  }, [items, findingsOf])
  // Actions never affect selected lines that are not shown.
  const selected = useMemo(() => shown.filter(({ id }) => chosen.has(id)), [shown, chosen])
  const choose = useLatestCallback((id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id))),
  )
  return {
    items,
    shown,
    counts,
    filter,
    setFilter,
    findingsOf,
    open: items.find(({ id }) => id === openId),
    selected,
    isChosen: (id: string) => chosen.has(id),
    choose,
    chooseAll: (isChosen: boolean) => setChosen(new Set(isChosen ? shown.map(({ id }) => id) : [])),
  }
}

/** The lines of a table, from {@link useLineItems}. */
export type LineItems<Row> = ReturnType<typeof useLineItems<Row>>
