'use client'
import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'

/** One option, with a count beside it. */
export interface Segment<Value extends string = string> {
  value: Value
  label: string
  count?: number
}

/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps<Value extends string>
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue'> {
  /** The accessible name of the group: 'Hurtigfilter'. */
  label: string
  /** The options, in a fixed order. */
  segments: readonly Segment<Value>[]
  /** The pressed option, when controlled. */
  value?: Value
  /** The initially pressed option, when uncontrolled. @default the first */
  defaultValue?: Value
  /** Called with the pressed option. */
  onValueChange?: (value: Value, details: ChangeDetails<'select'>) => void
}

/** The row scrolls and would clip a focus ring around a segment, so the ring is inside. */
const segmentLook =
  'eks:flex-auto eks:edge-e-1 eks:border-line-strong eks:px-4 eks:text-center eks:text-ui eks:weight-medium eks:whitespace-nowrap eks:last:edge-e-0 eks:dense:px-3 eks:focus-visible:-outline-offset-3 eks:focus-visible:[box-shadow:none] eks:hover:bg-surface-hover eks:aria-pressed:rounded-[4px] eks:aria-pressed:bg-action-tint eks:aria-pressed:weight-semibold eks-picked eks:narrow:px-2'

/** A few views of the same list, one pressed: 'Alle 41 | Under arbeid 8 | Ferdig 10'. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, defaultValue, onValueChange, className, ...rest } = props
  const [current, setCurrent] = useControllable<Value | undefined, 'select'>({
    value,
    defaultValue: defaultValue ?? segments[0]?.value,
    onChange: (next, details) => next !== undefined && onValueChange?.(next, details),
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row in every browser
    <div
      {...rest}
      role="group"
      aria-label={label}
      className={cx(
        'eks-segmented-control eks:inline-flex eks:min-h-control eks:max-w-full eks:overflow-x-auto eks:rounded eks:edge-1 eks:border-field-line eks:bg-surface eks:text-text',
        className,
      )}
    >
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === current}
          onClick={(event) => setCurrent(segment.value, 'select', event.nativeEvent)}
          className={segmentLook}
        >
          <span>{segment.label}</span>
          {segment.count !== undefined && (
            <>
              {' '}
              <span
                className={cx(
                  'eks:text-small eks:weight-medium eks:tabular',
                  segment.value !== current && 'eks:text-subtle',
                )}
              >
                {segment.count}
              </span>
            </>
          )}
        </button>
      ))}
    </div>
  )
}
