'use client'
import { useEffect, useRef } from 'react'
import { Button } from '../../components/button/button.js'
import { Chip } from '../../components/chip/chip.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { focusFirst } from '../../foundation/internal/successor-focus.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { applicationTableTexts } from './application-table.texts.js'
import type { ColumnDef, TableSort } from './column-def.js'
import { hiddenSortText } from './use-table-sort.js'

interface HiddenSortProps<Row, Key extends string, Sort extends string> {
  sort: readonly TableSort<Sort>[]
  columns: readonly ColumnDef<Row, Key, Sort>[]
  visible: readonly ColumnDef<Row, Key, Sort>[]
  onRemove: (sort: TableSort<Sort>[]) => void
  onShow: (column: ColumnDef<Row, Key, Sort>) => void
}

/**
 * The order is kept when its column is hidden, said once, and stays in sight as a chip that takes it away:
 * otherwise rows would seem to stand at random.
 */
export function HiddenSort<Row, Key extends string, Sort extends string>(props: HiddenSortProps<Row, Key, Sort>) {
  const { sort, columns, visible, onRemove, onShow } = props
  const t = useTexts('application-table', applicationTableTexts)
  const announce = useAnnounce()
  const box = useRef<HTMLDivElement>(null)
  const entry = sort.find(({ key }) => !visible.some((column) => column.sortKey === key))
  const column = entry && columns.find((candidate) => candidate.sortKey === entry.key)
  const text = entry && hiddenSortText(entry, columns, t)
  const before = useRef(text)
  useEffect(() => {
    if (text && before.current !== text) announce(text)
    before.current = text
  }, [text, announce])
  if (!entry || !column || !text) return null
  // The chip goes with what it did: focus goes on to the table, never to the page.
  const leave = () =>
    focusFirst(box.current?.closest('.eks-application-table'), '.eks-table-narrow select, thead button')
  const remove = () => {
    leave()
    onRemove(sort.filter((other) => other !== entry))
  }
  const show = () => {
    leave()
    onShow(column)
  }
  return (
    <div ref={box} className="eks-table-hidden-sort">
      <Chip label={text} onRemove={remove} />
      <Button small kind="quiet" onClick={show}>
        {t('showColumn')}
      </Button>
    </div>
  )
}
