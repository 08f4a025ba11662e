import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { type Render, renderElement } from '../../foundation/internal/render-element.js'

/** Props of {@link Link}. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** The app's router link. */
  render?: Render
  /** Inherits the colour of the surrounding text, for alerts and footers. */
  inherit?: boolean
}

const look = 'eks:underlined eks:decoration-1 eks:hover:decoration-2'

/** A link to another page or place. Always underlined, because colour alone does not identify a link. */
export function Link({ render, inherit, className, children, ...props }: LinkProps) {
  const all = { ...props, className: cx('eks-link', look, inherit ? 'eks:text-inherit' : 'eks:text-link', className) }
  return render ? renderElement(render, { ...all, children }) : <a {...all}>{children}</a>
}
