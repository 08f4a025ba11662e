'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../foundation/internal/cx.js'

/** Props of {@link CaseActionBar}. */
export interface CaseActionBarProps extends ComponentPropsWithRef<'section'> {
  /** The name of the region: 'Handlinger i saken'. */
  label: string
  /** The buttons, the deciding one first. */
  children: ReactNode
  /** What an officer should know while deciding; shown at the end of the bar. */
  note?: ReactNode
}

/** The actions of a case, always within reach at the bottom edge. */
export function CaseActionBar({ label, children, note, className, ...props }: CaseActionBarProps) {
  return (
    <section
      {...props}
      aria-label={label}
      data-print="hide"
      className={cx(
        // In a very low window the bar would cover the case, so there it stands at the end of the page.
        'eks-case-action-bar eks:tall:sticky eks:bottom-0 eks:z-20 eks:flex eks:flex-wrap eks:items-center eks:gap-2 eks:edge-t-1 eks:border-line-strong eks:bg-surface eks:px-5 eks:py-2 eks:narrow:px-4',
        className,
      )}
    >
      {children}
      {note && (
        <div className="eks:ms-auto eks:text-small eks:text-subtle eks:narrow:ms-0 eks:narrow:w-full">{note}</div>
      )}
    </section>
  )
}
