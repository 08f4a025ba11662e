'use client'
import type { ReactNode, RefObject } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { useTableTexts } from './table-texts.js'
import { useOverflow } from './use-table-width.js'

interface ScrollRegionProps {
  scroll: RefObject<HTMLElement | null>
  label: string
  refreshing: boolean
  /** Rows may be cards. */
  cards: boolean
  /** The least width of all columns together, in CSS pixels; 0 where rows may be cards, which have no columns. */
  minWidth: number
  /** How many actions of a row stand beside its menu; undefined without actions. */
  inlineActions: number | undefined
  /** The greatest height of a table that draws only its rows in sight, in CSS pixels. */
  height: number | undefined
  children: ReactNode
}

/**
 * Where the table scrolls. It gets a name and a tab stop only when there is something to scroll; that is found out
 * here and not above, so that the rows are not asked again for it. What is cut off at the right shows a shadow there.
 */
export function ScrollRegion(props: ScrollRegionProps) {
  const { scroll, label, refreshing, cards, minWidth, inlineActions, height, children } = props
  const t = useTableTexts()
  const overflow = useOverflow(scroll, minWidth)
  const overflows = overflow !== 'none'
  const more = overflow === 'more'
  const windowed = height !== undefined
  return (
    <div
      className="eks-table-pane"
      data-more={more ? '' : undefined}
      data-actions={inlineActions === undefined ? undefined : ''}
    >
      <section
        ref={scroll}
        className="eks-table-scroll"
        data-refreshing={refreshing ? '' : undefined}
        data-cards={cards ? '' : undefined}
        data-inline={inlineActions || undefined}
        {...(windowed && { 'data-windowed': '', style: { maxHeight: height } })}
        {...((overflows || windowed) && { 'aria-label': label, tabIndex: 0 })}
      >
        {children}
      </section>
      {more && <VisuallyHidden>{t('moreColumns')}</VisuallyHidden>}
    </div>
  )
}
