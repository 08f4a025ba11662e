import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Description, DescriptionList } from '../description-list/description-list.js'
import { keepCompanyForm } from './company-form.logic.js'
import { cx } from './cx.js'

interface FactListProps extends ComponentPropsWithRef<'dl'> {
  /** At most so many columns, and fewer where one would be narrower than 130 px. */
  columns?: 2 | 3 | 4
}

const grids = {
  2: 'eks:grid-cols-[repeat(auto-fill,minmax(max(130px,calc((100%-24px)/2)),1fr))] eks:dense:grid-cols-[repeat(auto-fill,minmax(max(130px,calc((100%-24px)/2)),1fr))]',
  3: 'eks:grid-cols-[repeat(auto-fill,minmax(max(130px,calc((100%-48px)/3)),1fr))] eks:dense:grid-cols-[repeat(auto-fill,minmax(max(130px,calc((100%-48px)/3)),1fr))]',
  4: 'eks:grid-cols-[repeat(auto-fill,minmax(max(130px,calc((100%-72px)/4)),1fr))] eks:dense:grid-cols-[repeat(auto-fill,minmax(max(130px,calc((100%-72px)/4)),1fr))]',
} as const

/** Facts in a fixed number of columns, so that the lists of neighbouring sections line up. */
export function FactList({ columns = 3, className, ...props }: FactListProps) {
  return <DescriptionList {...props} className={cx('eks-fact-list', grids[columns], className)} />
}

export interface FactProps {
  label: ReactNode
  /** Nothing at all (undefined, null, an empty string or list) leaves the fact out. */
  value: ReactNode | readonly ReactNode[]
  wide?: boolean
  /** Codes that are compared: zero with a stroke. */
  code?: boolean
  className?: string
}

/**
 * One fact. A list of values becomes a nested list, so that its length is heard.
 * All facts of lines and details pass through here: it is the one place where a change against an original will show.
 */
export function Fact({ label, value, wide, code, className }: FactProps) {
  if (isAbsent(value)) return null
  return (
    <Description label={label} wide={wide} className={cx('eks-fact', code && 'eks:slashed-zero', className)}>
      <FactValue value={value} />
    </Description>
  )
}

function FactValue({ value }: Pick<FactProps, 'value'>) {
  if (typeof value === 'string') return <>{keepCompanyForm(value)}</>
  if (!isList(value)) return <>{value}</>
  if (value.length === 1) return <>{value[0]}</>
  return (
    <ul>
      {value.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values of one fact have no other identity and never move
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}

function isList(value: FactProps['value']): value is readonly ReactNode[] {
  return Array.isArray(value)
}

/** Whether a fact has nothing to show. */
export function isAbsent(value: FactProps['value']): boolean {
  return (
    value === undefined || value === null || value === '' || value === false || (isList(value) && value.length === 0)
  )
}
