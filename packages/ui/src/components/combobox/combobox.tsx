'use client'
import { type ComponentPropsWithRef, useRef } from 'react'
import { ChevronDown, Search, X } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import type { ChangeDetails } from '../../foundation/internal/use-controllable.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { useMissedText } from '../field/field-context.js'
import { FieldError } from '../field/field-parts.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Input } from '../input/input.js'
import { comboboxTexts } from './combobox.texts.js'
import { Listbox } from './listbox.js'
import type { ComboboxOption } from './search.logic.js'
import { type ComboboxReason, useCombobox } from './use-combobox.js'
import { usePressSelects } from './use-press-selects.js'

/** Props of {@link Combobox}. */
export interface ComboboxProps<Value extends string = string>
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size'> {
  /** All options, in display order. */
  options: readonly ComboboxOption<Value>[]
  /** Name of the form field: submits the value, whatever the text field shows; empty if nothing is selected. */
  name?: string | undefined
  /** The selected value; null for none. A value outside the options is shown as is. */
  value?: NoInfer<Value> | null | undefined
  /** The initial value, when uncontrolled; null for none. */
  defaultValue?: NoInfer<Value> | null | undefined
  /** Shows the selected option's code before its name in the field. */
  withDetail?: boolean | undefined
  /** Called with the selected value, or null when it was cleared; the details can cancel the change. */
  onValueChange?: ((value: Value | null, details: ChangeDetails<ComboboxReason>) => void) | undefined
}

/**
 * One of many options, found by typing: names in every language, codes, and words written without æ, ø, å. Typed text
 * that is not in the list stays in the field with a message.
 */
export function Combobox<Value extends string = string>(props: ComboboxProps<Value>) {
  const { options, value, defaultValue = null, onValueChange, withDetail, ...others } = props
  const { className, ref, disabled, name, onBlur, ...rest } = others
  const t = useTexts('combobox', comboboxTexts)
  const input = useRef<HTMLInputElement>(null)
  const box = useCombobox<Value>({
    input,
    options,
    value,
    defaultValue,
    onValueChange,
    withDetail,
    disabled: disabled || rest.readOnly,
  })
  const mergedRef = useMergedRef(input, ref)
  const press = usePressSelects()
  const warning = useMissedText(box.warning)
  const warningId = `${box.listbox.listId}-warning`
  return (
    <div className={cx('eks-combobox eks:relative', className)}>
      <Input
        {...rest}
        {...box.listbox.comboboxProps}
        aria-describedby={cx(rest['aria-describedby'], warning && warningId)}
        ref={mergedRef}
        disabled={disabled}
        value={box.text}
        lang={box.typed === null ? box.chosen?.lang : undefined}
        icon={<Search />}
        onChange={(event) => box.type(event.target.value)}
        onKeyDown={box.listbox.onKeyDown}
        onMouseDown={press.onMouseDown}
        onClick={(event) => {
          press.onClick(event)
          box.listbox.show()
        }}
        onBlur={(event) => {
          box.settle(event.nativeEvent)
          onBlur?.(event)
        }}
        end={
          !rest.readOnly && <End empty={box.text === '' || Boolean(disabled)} label={t('clear')} onClear={box.clear} />
        }
      />
      {box.shown && (
        <Listbox
          id={box.listbox.listId}
          options={box.hits}
          query={box.typed ?? ''}
          active={box.listbox.active}
          isSelected={(option) => option === box.current}
          onChoose={(index, event) => box.choose(box.hits[index], event)}
          onMark={box.listbox.mark}
          footer={box.footer}
        />
      )}
      {name && <input type="hidden" name={name} form={rest.form} value={box.current ?? ''} disabled={disabled} />}
      {warning && (
        <FieldError id={warningId} tone="warning">
          {warning}
        </FieldError>
      )}
    </div>
  )
}

interface EndProps {
  empty: boolean
  label: string
  onClear: (event: Event) => void
}

/** Clears the field by pointer; the keyboard has Escape, so the button is not in the tab order. */
export function End({ empty, label, onClear }: EndProps) {
  if (empty) return <ChevronDown className="eks:size-icon eks:text-subtle" />
  return (
    <IconButton
      kind="quiet"
      small
      label={label}
      tabIndex={-1}
      className="eks:-me-2 eks:over:text-subtle"
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onClear(event.nativeEvent)}
    >
      <X />
    </IconButton>
  )
}
