'use client'
import type { PlainTime } from '@eksport/forms'
import { type ComponentPropsWithRef, useRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import { useFormReset } from '../../foundation/internal/use-form-reset.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { FieldHint } from '../field/field-parts.js'
import { Select } from '../select/select.js'
import { timeSelectTexts } from './time-select.texts.js'

/** Props of {@link TimeSelect}. */
export interface TimeSelectProps
  extends Omit<
    ComponentPropsWithRef<'select'>,
    'value' | 'defaultValue' | 'onChange' | 'size' | 'multiple' | 'children'
  > {
  /**
   * The times offered, from `timeChoices` of `@eksport/forms`. Null waits for a date: write 'Velg dato først' in the
   * hint.
   */
  times: readonly PlainTime[] | null
  /** `HH:mm`. A time that is no longer offered is kept and shown: the form's rules report it. */
  value?: PlainTime | null | undefined
  /** The initial time, when uncontrolled; null for none. */
  defaultValue?: PlainTime | null | undefined
  /** Called with the selected time, or null for none; the details can cancel the change. */
  onValueChange?: ((value: PlainTime | null, details: ChangeDetails<'select' | 'clear'>) => void) | undefined
}

/** A clock time, selected from those offered on a day. */
export function TimeSelect(props: TimeSelectProps) {
  const { times, value, defaultValue = null, onValueChange, disabled, className, ...rest } = props
  const t = useTexts('timeSelect', timeSelectTexts)
  const box = useRef<HTMLDivElement>(null)
  const [current, setCurrent, restore] = useControllable<PlainTime | null, 'select' | 'clear'>({
    value,
    defaultValue,
    onChange: onValueChange,
  })
  useFormReset(box, restore)
  const offered = times ?? []
  const shown = current !== null && !offered.includes(current) ? [...offered, current].sort() : offered
  return (
    <div ref={box} className={cx('eks-time-select', className)}>
      <Select
        {...rest}
        disabled={disabled || times === null}
        value={current ?? ''}
        onChange={(event) => {
          const next = event.target.value
          setCurrent(next === '' ? null : next, next === '' ? 'clear' : 'select', event.nativeEvent)
        }}
      >
        <option value="">{times === null ? '' : t('choose')}</option>
        {shown.map((time) => (
          <option key={time} value={time}>
            {time}
          </option>
        ))}
      </Select>
      {times?.length === 0 && <FieldHint>{t('noneLeft')}</FieldHint>}
    </div>
  )
}
