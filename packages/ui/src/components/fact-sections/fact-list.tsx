import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { DescriptionList } from '../description-list/description-list.js'

/** Props of {@link FactList}. */
export interface FactListProps extends ComponentPropsWithRef<'dl'> {
  /** At most so many columns, and fewer where one would be narrower than 150 px. */
  columns?: 2 | 3 | 4
}

const grids = {
  2: 'eks:over:grid-cols-[repeat(auto-fill,minmax(max(150px,calc((100%-24px)/2)),1fr))]',
  3: 'eks:over:grid-cols-[repeat(auto-fill,minmax(max(150px,calc((100%-48px)/3)),1fr))]',
  4: 'eks:over:grid-cols-[repeat(auto-fill,minmax(max(150px,calc((100%-72px)/4)),1fr))]',
} as const

/** Facts in a fixed number of columns, so that the lists of neighbouring sections line up. */
export function FactList({ columns = 3, className, ...props }: FactListProps) {
  return (
    <DescriptionList {...props} className={cx('eks-fact-list eks:over:narrow:gap-x-4', grids[columns], className)} />
  )
}
