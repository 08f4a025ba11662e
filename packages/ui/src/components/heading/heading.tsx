import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'

const sizes = { h1: 'eks:text-h1', h2: 'eks:text-h2', h3: 'eks:text-h3', ui: 'eks:text-ui', small: 'eks:text-small' }
const usual = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'ui' } as const

/** Props of {@link Heading}. */
export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Its level in the page's outline. */
  level: 1 | 2 | 3 | 4
  /** Its visual size, if not that of its level: as another heading, as control text, or smaller. @default its level's */
  size?: 'h1' | 'h2' | 'h3' | 'ui' | 'small'
}

/** A heading: its level is for the outline, its size is visual. */
export function Heading({ level, size = usual[level], className, ...props }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...props} className={cx('eks-heading', sizes[size], className)} />
}
