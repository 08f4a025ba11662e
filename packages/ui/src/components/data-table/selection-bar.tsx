'use client'
import { type ReactNode, useRef } from 'react'
import { focusFirst } from '../../foundation/internal/successor-focus.js'
import { Button } from '../button/button.js'
import { SelectAll } from './select-all.js'
import { useTableTexts } from './table-texts.js'

interface SelectionBarProps {
  count: number
  state: 'all' | 'some' | 'none'
  /** Rows may be cards, which have no head with a box for all of them. */
  cards: boolean
  togglePage: (ticked: boolean) => void
  onClear: () => void
  children: ReactNode
}

/**
 * How many rows are chosen and what can be done with them. It is always there, so that ticking the first row
 * does not move the rows under the pointer.
 */
export function SelectionBar({ count, state, cards, togglePage, onClear, children }: SelectionBarProps) {
  const t = useTableTexts()
  const bar = useRef<HTMLElement>(null)
  const clear = () => {
    // The button goes with the choice: focus goes to the box that chooses all.
    focusFirst(bar.current?.parentElement, '[data-select-all], .eks-table-select input')
    onClear()
  }
  return (
    <section ref={bar} aria-label={t('bulk')} className="eks-table-bulk" data-empty={count === 0 ? '' : undefined}>
      {cards && (
        <div className="eks-table-narrow eks:w-full">
          <SelectAll written label={t('selectAll')} state={state} togglePage={togglePage} />
        </div>
      )}
      <p>{t('selected', { count })}</p>
      {count > 0 && (
        <>
          {children}
          <Button small kind="quiet" onClick={clear}>
            {t('clearSelection')}
          </Button>
        </>
      )}
    </section>
  )
}
