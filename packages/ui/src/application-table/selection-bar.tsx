'use client'
import { type ReactNode, useRef } from 'react'
import { Button } from '../button/button.js'
import { useTexts } from '../text/use-texts.js'
import { applicationTableTexts } from './application-table.texts.js'

interface SelectionBarProps {
  count: number
  onClear: () => void
  children: ReactNode
}

/**
 * How many rows are chosen and what can be done with them. It is always there, so that ticking the first row
 * does not move the rows under the pointer.
 */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const t = useTexts('application-table', applicationTableTexts)
  const bar = useRef<HTMLElement>(null)
  const clear = () => {
    // The button goes with the choice: focus goes to the box that chooses all.
    bar.current?.parentElement?.querySelector<HTMLElement>('[data-select-all], .eks-table-select input')?.focus()
    onClear()
  }
  return (
    <section ref={bar} aria-label={t('bulk')} className="eks-table-bulk" data-empty={count === 0 ? '' : undefined}>
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
