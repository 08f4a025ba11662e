import type { ReactNode } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { ChangeText } from '../change-text/change-text.js'
import type { ChangeWords } from '../change-text/change-text.logic.js'
import { Description } from '../description-list/description-list.js'
import { Words } from '../words/words.js'
import { hasLongWord } from './long-word.logic.js'

/** Props of {@link Fact}. */
export interface FactProps {
  /** What the value is. */
  label: ReactNode
  /** undefined, null, an empty string or an empty list leaves the fact out. */
  value: ReactNode | readonly ReactNode[]
  /** The change since the original; its words are shown instead of the value. */
  change?: ChangeWords | undefined
  /**
   * Takes a whole row, as a note does, with all lines in one style. In other facts the first line is the value, and an
   * address follows it.
   */
  wide?: boolean | undefined
  /** Codes that are compared by eye: zero has a stroke. */
  code?: boolean | undefined
  /** Id of its element, as a link target. */
  id?: string | undefined
  /** Content below the value, such as remarks. */
  mark?: ReactNode
  /** Added to the class of the fact. */
  className?: string
}

/**
 * One fact. A list of values becomes a nested list, so that screen readers announce its length. All facts of cards and
 * sections pass through here: the one place that shows a change from an original.
 */
export function Fact({ label, value, change, wide, code, id, mark, className }: FactProps) {
  const isMarked = change !== undefined && change.kind !== 'same'
  if (!isMarked && isAbsent(value)) return null
  return (
    <Description
      id={id}
      label={label}
      wide={wide}
      data-long-word={isMarked && hasLongWord(change) ? '' : undefined}
      className={cx(
        'eks-fact',
        wide && 'eks:[--eks-more:currentcolor]',
        code && 'eks:[font-variant-numeric:slashed-zero]',
        className,
      )}
    >
      {isMarked ? (
        <ChangeText change={change} data-change-mark="" className="eks:mt-1.5" />
      ) : (
        <FactValue value={value} />
      )}
      {mark}
    </Description>
  )
}

function FactValue({ value }: Pick<FactProps, 'value'>) {
  if (!isList(value)) return <One value={value} />
  if (value.length === 1) return <One value={value[0]} />
  return (
    <ul>
      {value.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values of one fact have no other identity and never move
        <li key={index}>
          <One value={item} />
        </li>
      ))}
    </ul>
  )
}

function One({ value }: { value: ReactNode }) {
  return typeof value === 'string' ? <Words text={value} /> : value
}

function isList(value: FactProps['value']): value is readonly ReactNode[] {
  return Array.isArray(value)
}

/** Whether a fact has nothing to show. */
function isAbsent(value: FactProps['value']): boolean {
  return (
    value === undefined || value === null || value === '' || value === false || (isList(value) && value.length === 0)
  )
}
