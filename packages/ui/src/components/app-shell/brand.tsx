import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { type Render, renderElement } from '../../foundation/internal/render-element.js'

interface BrandMarkProps {
  /** Added to the class of the icon. */
  className?: string
}

/** The logo: a tile with three bars, like a filled-in form, and one round corner. */
export function BrandMark({ className }: BrandMarkProps) {
  return (
    <svg viewBox="0 0 30 30" aria-hidden="true" className={cx('eks-brand-mark', className)}>
      <path d="M0 0h30v18a12 12 0 0 1-12 12H0z" />
      <path d="M7.5 7.5h15v3h-15zM7.5 13.5h10.5v3H7.5zM7.5 19.5h12v3h-12z" />
    </svg>
  )
}

/** Props of {@link Brand}. */
export interface BrandProps extends Omit<ComponentPropsWithRef<'a'>, 'part'> {
  /** The app's name after the logo. */
  name?: ReactNode
  /** A muted second word: 'Saksbehandling'. */
  part?: ReactNode
  /** The logo before the name, an image with `aria-hidden`. */
  mark?: ReactNode
  /** The app's router link to the front page. */
  render?: Render
}

/** Logo and name, linked to the front page. */
export function Brand({ name = 'Eksport', part, mark = <BrandMark />, render, className, ...props }: BrandProps) {
  const content = (
    <>
      {mark}
      <span>
        <span>{name}</span>
        {part && <span className="eks-brand-part"> {part}</span>}
      </span>
    </>
  )
  const all = { ...props, className: cx('eks-brand', className) }
  return render ? renderElement(render, { ...all, children: content }) : <a {...all}>{content}</a>
}
