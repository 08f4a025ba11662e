'use client'
import { useEffect, useRef } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { focusFirst } from '../../foundation/internal/successor-focus.js'
import { Button } from '../button/button.js'
import { Chip } from '../chip/chip.js'
import type { ColumnFacts } from './column-facts.js'
import { hiddenSortText } from './sort.logic.js'
import type { TableSort } from './table-features.js'
import { useTableTexts } from './table-texts.js'

interface HiddenSortProps {
  sort: readonly TableSort[]
  facts: readonly ColumnFacts[]
  visible: readonly Pick<ColumnFacts, 'sortKey'>[]
  onRemove: (sort: TableSort[]) => void
  onShow: (id: string) => void
}

/**
 * The order is kept when its column is hidden, said once, and stays in sight as a chip that takes it away:
 * otherwise rows would seem to stand at random.
 */
export function HiddenSort({ sort, facts, visible, onRemove, onShow }: HiddenSortProps) {
  const t = useTableTexts()
  const announce = useAnnounce()
  const box = useRef<HTMLDivElement>(null)
  const entry = sort.find(({ key }) => !visible.some((column) => column.sortKey === key))
  const column = entry && facts.find((candidate) => candidate.sortKey === entry.key)
  const text = entry && hiddenSortText(entry, facts, t)
  const before = useRef(text)
  useEffect(() => {
    if (text && before.current !== text) announce(text)
    before.current = text
  }, [text, announce])
  if (!entry || !column || !text) return null
  // The chip goes with what it did: focus goes on to the table, never to the page.
  const leave = () => focusFirst(box.current?.closest('.eks-data-table'), '.eks-table-narrow summary, thead button')
  const remove = () => {
    leave()
    onRemove(sort.filter((other) => other !== entry))
  }
  const show = () => {
    leave()
    onShow(column.id)
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
