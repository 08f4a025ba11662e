'use client'
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { logicalKey } from '../../foundation/internal/sideways.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import { useOverflow } from '../data-table/use-table-width.js'
import { nextInRow } from '../menu/menu.logic.js'

/** One tab and its content. */
export interface TabItem<Id extends string = string> {
  id: Id
  label: ReactNode
  content: ReactNode
}

/** Props of {@link Tabs}. */
export interface TabsProps<Id extends string> extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue'> {
  /** The accessible name of the tab list. */
  label: string
  /** The tabs, in order. */
  items: readonly TabItem<Id>[]
  /** Id of the selected tab, when controlled. */
  value?: Id
  /** Id of the initially selected tab, when uncontrolled. @default the first */
  defaultValue?: Id
  /** Called with the id of the selected tab. */
  onValueChange?: (id: Id, details: ChangeDetails<'select'>) => void
}

/**
 * Scrolls the row, never the page, so that the selected tab is visible: at first, on selection, and when the row
 * narrows.
 */
function useChosenInSight(list: RefObject<HTMLElement | null>, chosen: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another tab is selected
  useEffect(() => {
    const row = list.current
    if (!row) return
    const reveal = () => {
      const tab = row.querySelector('[aria-selected="true"]')?.getBoundingClientRect()
      const room = row.getBoundingClientRect()
      if (!tab) return
      // If a tab is wider than the row, its beginning matters more than its end.
      if (tab.left < room.left || tab.width > room.width) row.scrollLeft += tab.left - room.left
      else if (tab.right > room.right) row.scrollLeft += tab.right - room.right
    }
    reveal()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(reveal)
    observer.observe(row)
    return () => observer.disconnect()
  }, [list, chosen])
}

/** Several views of one thing, one visible. Arrow keys select a tab; Tab moves into the panel. */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  className,
  ...props
}: TabsProps<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useControllable<Id | undefined, 'select'>({
    value,
    defaultValue: defaultValue ?? items[0]?.id,
    onChange: (next, details) => next !== undefined && onValueChange?.(next, details),
  })
  useChosenInSight(list, current)
  const overflow = useOverflow(list, 0)
  const index = items.findIndex((item) => item.id === current)
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = nextInRow(logicalKey(event), index, items.length)
    const item = moved === null ? undefined : items[moved]
    if (!item) return
    event.preventDefault()
    setCurrent(item.id, 'select', event.nativeEvent)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[moved ?? 0]?.focus()
  }
  return (
    <div {...props} className={cx('eks-tabs', className)}>
      <div
        ref={list}
        role="tablist"
        data-overflow={overflow}
        aria-label={label}
        onKeyDown={onKeyDown}
        className="eks-tab-list"
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-tab-${item.id}`}
            aria-controls={`${base}-panel-${item.id}`}
            aria-selected={item.id === current}
            tabIndex={item.id === current ? 0 : -1}
            onClick={(event) => setCurrent(item.id, 'select', event.nativeEvent)}
            className="eks-tab"
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may have no focusable content, and must still be reachable
          tabIndex={0}
          role="tabpanel"
          id={`${base}-panel-${item.id}`}
          aria-labelledby={`${base}-tab-${item.id}`}
          hidden={item.id !== current}
          className="eks:pt-4"
        >
          {item.id === current && item.content}
        </div>
      ))}
    </div>
  )
}
