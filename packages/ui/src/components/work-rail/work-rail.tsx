'use client'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { type Render, renderElement } from '../../foundation/internal/render-element.js'
import { isFromTheRight } from '../../foundation/internal/sideways.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'

/** A link to a part of the list, with a count. */
export interface WorkRailItem {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** Omit it until it is known. */
  readonly count?: number
  readonly current?: boolean
  readonly href?: string
  /** The app's router link. */
  readonly render?: Render
}

/** Links that belong together below a small heading. */
export interface WorkRailGroup {
  readonly id: string
  readonly heading: string
  readonly items: readonly WorkRailItem[]
}

/** Props of {@link WorkRail}. */
export interface WorkRailProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The accessible name of the landmark: 'Køer'. */
  label: string
  /** The links, in groups. */
  groups: readonly WorkRailGroup[]
}

/** The officers' links to parts of their list, down the left side; on a narrow screen a row that scrolls sideways. */
export function WorkRail({ label, groups, className, ref, ...props }: WorkRailProps) {
  const own = useRef<HTMLElement>(null)
  const merged = useMergedRef(own, ref)
  const current = groups.flatMap(({ items }) => items).find((item) => item.current)?.id
  useEffect(() => bringIntoSight(own.current, current), [current])
  return (
    <nav {...props} ref={merged} aria-label={label} data-print="hide" className={cx('eks-work-rail', className)}>
      {groups.map((group) => (
        <div key={group.id} className="eks-work-rail-group">
          <h2 id={`rail-${group.id}`}>{group.heading}</h2>
          <ul aria-labelledby={`rail-${group.id}`}>
            {group.items.map((item) => (
              <li key={item.id}>
                <RailLink {...item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

const edge = 16

/** In a row wider than the screen, the current link could otherwise be out of view. */
function bringIntoSight(rail: HTMLElement | null, current: string | undefined) {
  const link = rail?.querySelector<HTMLElement>('[aria-current]')
  if (!rail || !link || current === undefined || rail.scrollWidth <= rail.clientWidth) return
  const [start, end] = [link.offsetLeft, link.offsetLeft + link.offsetWidth]
  if (start >= rail.scrollLeft && end <= rail.scrollLeft + rail.clientWidth) return
  // Right to left, scroll positions are negative.
  rail.scrollLeft = isFromTheRight(rail) ? start - edge : Math.max(0, start - edge)
}

function RailLink({ label, icon, count, current, href, render }: WorkRailItem) {
  const props = { 'aria-current': current ? ('page' as const) : undefined, className: 'eks-work-rail-link' }
  const children = (
    <>
      {icon}
      <span className="eks:min-w-0 eks:flex-1">{label}</span>
      {count !== undefined && <span className="eks-work-rail-count">{count}</span>}
    </>
  )
  return render ? (
    renderElement(render, { ...props, children })
  ) : (
    <a href={href} {...props}>
      {children}
    </a>
  )
}
