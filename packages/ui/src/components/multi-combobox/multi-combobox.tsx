'use client'
import { type ComponentPropsWithRef, useRef } from 'react'
import { Search } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import type { ChangeDetails } from '../../foundation/internal/use-controllable.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Chip } from '../chip/chip.js'
import { Listbox } from '../combobox/listbox.js'
import type { ComboboxOption } from '../combobox/search.logic.js'
import { Input } from '../input/input.js'
import { multiComboboxTexts } from './multi-combobox.texts.js'
import { type MultiComboboxReason, useMultiCombobox } from './use-multi-combobox.js'

/** Props of {@link MultiCombobox}. */
export interface MultiComboboxProps<Value extends string = string>
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'max'> {
  /** All of them, in the order in which they are offered. */
  options: readonly ComboboxOption<Value>[]
  /** The form's field: each value goes out as one of its own. */
  name?: string | undefined
  /** The values in the order in which they were chosen, when the caller owns them. */
  value?: readonly NoInfer<Value>[] | undefined
  /** The values at first, when the component owns them. */
  defaultValue?: readonly NoInfer<Value>[] | undefined
  /** Called with all that is chosen now; the details say why, and can say no. */
  onValueChange?: ((value: readonly Value[], details: ChangeDetails<MultiComboboxReason>) => void) | undefined
  /** The code of what is chosen stands before its name. */
  withDetail?: boolean | undefined
  /** When so many are chosen, no more can be; the list says so. @default none */
  max?: number | undefined
}

/** Several of many, found by typing; each choice is a chip under the field that can be taken away. */
export function MultiCombobox<Value extends string = string>(props: MultiComboboxProps<Value>) {
  const { options, value, defaultValue = [], onValueChange, max, withDetail, ...others } = props
  const { className, ref, disabled, name, onBlur, ...rest } = others
  const t = useTexts('multiCombobox', multiComboboxTexts)
  const locked = disabled || rest.readOnly
  const input = useRef<HTMLInputElement>(null)
  const chips = useRef<HTMLUListElement>(null)
  const state = { options, value, defaultValue, onValueChange, max, withDetail, disabled: locked }
  const box = useMultiCombobox<Value>({ ...state, input, chips })
  const mergedRef = useMergedRef(input, ref)
  return (
    <div className={cx('eks-multi-combobox', className)}>
      <div className="eks:relative">
        <Input
          {...rest}
          {...box.listbox.comboboxProps}
          ref={mergedRef}
          disabled={disabled}
          value={box.typed}
          icon={<Search />}
          onChange={(event) => box.type(event.target.value)}
          onKeyDown={box.listbox.onKeyDown}
          onClick={() => box.listbox.show()}
          onBlur={(event) => {
            box.leave()
            onBlur?.(event)
          }}
        />
        {box.shown && (
          <Listbox
            multiple
            id={box.listbox.listId}
            options={box.hits}
            query={box.typed}
            active={box.listbox.active}
            isSelected={(option) => box.chosen.includes(option)}
            onChoose={(index, event) => box.toggle(box.hits[index], event)}
            onMark={box.listbox.mark}
            footer={box.footer}
          />
        )}
      </div>
      {box.chosen.length > 0 && (
        <ul ref={chips} aria-label={t('chosen')} className="eks:mt-2.5 eks:flex eks:flex-wrap eks:gap-2">
          {box.chosen.map((code) => (
            <li key={code} data-code={code} className="eks:max-w-full">
              <Chip label={box.labelOf(code)} disabled={locked} onRemove={() => box.remove(code)} />
              {name && <input type="hidden" name={name} form={rest.form} value={code} disabled={disabled} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
