import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { DescriptionList } from '../description-list/description-list.js'

/** Props of {@link FactList}. */
export interface FactListProps extends ComponentPropsWithRef<'dl'> {
  /** The maximum number of columns; fewer if one would be narrower than 150 px. */
  columns?: 2 | 3 | 4
}

// Classes, because a content security policy may forbid inline styles.
const counts = { 2: 'eks:[--eks-columns:2]', 3: 'eks:[--eks-columns:3]', 4: 'eks:[--eks-columns:4]' } as const

/** Facts in a fixed number of columns, so that neighbouring sections line up. */
export function FactList({ columns = 3, className, ...props }: FactListProps) {
  return <DescriptionList {...props} className={cx('eks-fact-list eks:narrow:gap-x-4', counts[columns], className)} />
}
