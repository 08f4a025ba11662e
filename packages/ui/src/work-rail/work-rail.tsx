'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../internal/cx.js'
import { type Render, renderElement } from '../internal/render-element.js'

/** One way into the list, with how much waits there. */
export interface WorkRailItem {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** Left out until it is known. */
  readonly count?: number
  readonly current?: boolean
  readonly href?: string
  /** The app's router link. */
  readonly render?: Render
}

/** Ways that belong together under a small heading. */
export interface WorkRailGroup {
  readonly id: string
  readonly heading: string
  readonly items: readonly WorkRailItem[]
}

/** Props of {@link WorkRail}. */
export interface WorkRailProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The name of the landmark: 'Køer'. */
  label: string
  /** The work, in its groups. */
  groups: readonly WorkRailGroup[]
}

/** The officers' ways into their list, down the left side; a row that scrolls sideways on a narrow screen. */
export function WorkRail({ label, groups, className, ...props }: WorkRailProps) {
  return (
    <nav {...props} aria-label={label} className={cx('eks-work-rail', className)}>
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
