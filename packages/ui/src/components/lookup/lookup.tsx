'use client'
import { type ComponentPropsWithRef, useRef } from 'react'
import { Search } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import { useFormReset } from '../../foundation/internal/use-form-reset.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { End } from '../combobox/combobox.js'
import { comboboxTexts } from '../combobox/combobox.texts.js'
import { Listbox } from '../combobox/listbox.js'
import type { ComboboxOption } from '../combobox/search.logic.js'
import type { ComboboxReason } from '../combobox/use-combobox.js'
import { usePressSelects } from '../combobox/use-press-selects.js'
import { useMissedText } from '../field/field-context.js'
import { FieldError } from '../field/field-parts.js'
import { Input } from '../input/input.js'
import { useLookup } from './use-lookup.js'
import type { LookupSearch } from './use-search.js'

/** Props of {@link Lookup}. */
export interface LookupProps<Value extends string = string>
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size'> {
  /** The form's field: the value goes out, whatever stands in the text field; empty when nothing is chosen. */
  name?: string | undefined
  /** Null means that nothing is chosen. */
  value?: Value | null | undefined
  /** The value at first, when the field owns it; give `valueLabel` with it. */
  defaultValue?: Value | null | undefined
  /** What the value is called, when it was chosen earlier. */
  valueLabel?: string | undefined
  /** The whole row comes along, so that the app need not ask for it again; the details tell why and can say no. */
  onValueChange?:
    | ((value: Value | null, option: ComboboxOption<Value> | null, details: ChangeDetails<ComboboxReason>) => void)
    | undefined
  /** Asks the register; called with what is typed and a signal that ends it. */
  search: LookupSearch<Value>
  /** Fewer are not searched for. */
  minCharacters?: number | undefined
  /** More cannot be typed. */
  maxCharacters?: number | undefined
  /** Milliseconds after the last key press before the register is asked. */
  delay?: number | undefined
}

/** One of a register too large to load: what is typed is asked for, and an answer is chosen. */
export function Lookup<Value extends string = string>(props: LookupProps<Value>) {
  const {
    value: given,
    defaultValue = null,
    valueLabel,
    onValueChange,
    search,
    minCharacters = 2,
    maxCharacters = 20,
    delay = 300,
    ...others
  } = props
  const { className, ref, disabled, name, onBlur, ...rest } = others
  const t = useTexts('combobox', comboboxTexts)
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue, restore] = useLookupValue(given, defaultValue, onValueChange)
  const locked = disabled || rest.readOnly
  const state = { value, valueLabel, onValueChange: setValue, search, disabled: locked, minCharacters, delay, input }
  const box = useLookup<Value>(state)
  const mergedRef = useMergedRef(input, ref)
  const press = usePressSelects()
  const warning = useMissedText(box.warning)
  const warningId = `${box.listbox.listId}-warning`
  useFormReset(input, () => {
    box.forget()
    restore()
  })
  return (
    <div className={cx('eks-lookup eks:relative', className)}>
      <Input
        {...rest}
        {...box.listbox.comboboxProps}
        aria-describedby={cx(rest['aria-describedby'], warning && warningId)}
        ref={mergedRef}
        disabled={disabled}
        // The register takes no longer questions; a name that was chosen may be longer.
        maxLength={box.typed === null ? undefined : maxCharacters}
        value={box.text}
        icon={<Search />}
        onChange={(event) => box.type(event.target.value)}
        onKeyDown={box.listbox.onKeyDown}
        onMouseDown={press.onMouseDown}
        onClick={(event) => {
          press.onClick(event)
          box.listbox.show()
        }}
        onBlur={(event) => {
          box.leave()
          onBlur?.(event)
        }}
        end={box.text !== '' && !locked && <End empty={false} label={t('clear')} onClear={box.clear} />}
      />
      {box.shown && (
        <Listbox
          id={box.listbox.listId}
          options={box.options}
          query={box.typed ?? ''}
          active={box.listbox.active}
          isSelected={(option) => option === value}
          onChoose={(index) => box.choose(box.options[index])}
          onMark={box.listbox.mark}
          footer={box.status}
        />
      )}
      {name && <input type="hidden" name={name} form={rest.form} value={value ?? ''} disabled={disabled} />}
      {warning && (
        <FieldError id={warningId} tone="warning">
          {warning}
        </FieldError>
      )}
    </div>
  )
}

/** The value that the caller owns, or the field itself; the row of a change goes along. */
function useLookupValue<Value extends string>(
  given: Value | null | undefined,
  atFirst: Value | null,
  onValueChange: LookupProps<Value>['onValueChange'],
) {
  const row = useRef<ComboboxOption<Value> | null>(null)
  const [value, setValue, restore] = useControllable<Value | null, ComboboxReason>({
    value: given,
    defaultValue: atFirst,
    onChange: (next, details) => onValueChange?.(next, row.current, details),
  })
  const change = (next: Value | null, option: ComboboxOption<Value> | null) => {
    row.current = option
    setValue(next, option ? 'select' : 'clear')
  }
  return [value, change, restore] as const
}
