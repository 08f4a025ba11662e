'use client'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import { Heading } from '../heading/heading.js'

/** Props of {@link PageHeading}. */
export interface PageHeadingProps extends Omit<ComponentPropsWithRef<'h1'>, 'title'> {
  /** The heading. */
  children: ReactNode
  /** A short muted sentence below the heading. */
  lead?: ReactNode
  /** Buttons at the end, the main one last. */
  actions?: ReactNode
  /** Moves focus to the heading when the page opens, so that screen readers start there. */
  takeFocus?: boolean
}

/** The page's only h1, with the page's actions beside it. */
export function PageHeading({ children, lead, actions, takeFocus, className, ref, ...props }: PageHeadingProps) {
  const own = useRef<HTMLHeadingElement>(null)
  const merged = useMergedRef(own, ref)
  useEffect(() => {
    if (takeFocus) own.current?.focus({ preventScroll: true })
  }, [takeFocus])
  return (
    <div
      className={cx(
        'eks-page-heading eks:flex eks:flex-wrap eks:items-center eks:justify-between eks:gap-x-8 eks:gap-y-4 eks:narrow:gap-x-3',
        className,
      )}
    >
      <div className="eks:min-w-0">
        <h1
          tabIndex={-1}
          {...props}
          ref={merged}
          className="eks:text-h1 eks:lh-heading eks:spaced-title eks:text-text eks:[outline:none] eks:focus-visible:[box-shadow:none]"
        >
          {children}
        </h1>
        {lead && <p className="eks:mt-1 eks:text-ui eks:lh-text eks:text-subtle">{lead}</p>}
      </div>
      {actions && (
        <div className="eks:flex eks:flex-wrap eks:gap-3 eks:narrow:has-[>:nth-child(2)]:w-full eks:narrow:*:flex-1">
          {actions}
        </div>
      )}
    </div>
  )
}

/** Props of {@link Section}. */
export interface SectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Names the section. */
  heading: ReactNode
  /** Its level in the page's outline. */
  headingLevel?: 2 | 3
  /** A smaller heading in a narrow side panel. @default its level's */
  headingSize?: 'h2' | 'h3'
  /** A button or link beside the heading. */
  headingEnd?: ReactNode
}

/** A part of a page: a heading and spacing, no box. */
export function Section({
  heading,
  headingLevel = 2,
  headingSize,
  headingEnd,
  className,
  children,
  ...props
}: SectionProps) {
  const id = useId()
  return (
    <section
      {...props}
      aria-labelledby={id}
      className={cx('eks-section eks:min-w-0 eks:not-first:mt-section-gap', className)}
    >
      <div className="eks:mb-4 eks:flex eks:flex-wrap eks:items-baseline eks:justify-between eks:gap-x-4 eks:dense:mb-2">
        <Heading level={headingLevel} size={headingSize} id={id} tabIndex={-1} className="eks:text-text">
          {heading}
        </Heading>
        {headingEnd}
      </div>
      {children}
    </section>
  )
}

/** Buttons in a wrapping row; on a phone each takes the full width. */
export function ButtonRow({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return (
    <div
      {...props}
      className={cx(
        'eks-button-row eks:flex eks:flex-wrap eks:items-center eks:gap-3 eks:narrow:*:flex-auto',
        className,
      )}
    />
  )
}

/** Stacked fields, spaced by the density. */
export function FieldStack({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return (
    <div
      {...props}
      className={cx('eks-field-stack eks:flex eks:min-w-0 eks:max-w-form eks:flex-col eks:gap-field-gap', className)}
    />
  )
}
