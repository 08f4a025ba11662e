'use client'

import { type ComponentPropsWithRef, type RefObject, useEffect, useRef, useState } from 'react'
import { Search } from '../../foundation/icons/icons.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import { useFormReset } from '../../foundation/internal/use-form-reset.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import { useTypedText } from '../../foundation/internal/use-typed-text.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { End } from '../combobox/combobox.js'
import { comboboxTexts } from '../combobox/combobox.texts.js'
import { Listbox } from '../combobox/listbox.js'
import { type ComboboxOption, foldText, namedOption } from '../combobox/search.logic.js'
import { type ComboboxReason, useHitText, useMissText } from '../combobox/use-combobox.js'
import { useListbox } from '../combobox/use-listbox.js'
import { usePressSelects } from '../combobox/use-press-selects.js'
import { useMissedText } from '../field/field-context.js'
import { FieldError } from '../field/field-parts.js'
import { Input } from '../input/input.js'
import { lookupTexts } from './lookup.texts.js'
import { type LookupSearch, type SearchState, useSearch } from './use-search.js'

const none: readonly never[] = []

function useStatusText(minCharacters: number) {
  const t = useTexts('lookup', lookupTexts)
  const hitText = useHitText()
  return (state: SearchState<unknown>): string => {
    if (state.kind === 'found') return state.options.length === 0 ? t('noHits') : hitText(state.options.length)
    if (state.kind === 'searching') return t('searching')
    if (state.kind === 'failed') return t('failed')
    return minCharacters === 2 ? t('writeMore') : t('writeMoreN', { min: minCharacters })
  }
}

type LookupState<Value extends string> = Pick<LookupProps<Value>, 'valueLabel' | 'search' | 'disabled'> & {
  readonly onValueChange: (value: Value | null, option: ComboboxOption<Value> | null) => void
  readonly value: Value | null
  readonly minCharacters: number
  readonly delay: number
  /** The text field. */
  readonly input: RefObject<HTMLInputElement | null>
}

/** The state of a lookup: the text, the pending search, and the selected answer. */
function useLookup<Value extends string>(props: LookupState<Value>) {
  const { value, valueLabel, onValueChange, search, disabled, minCharacters, delay, input } = props
  const announce = useAnnounce()
  const missText = useMissText()
  const text = useTypedText(value)
  const { typed } = text
  const [open, setOpen] = useState(false)
  // A code that was just selected cannot be looked up again, so its row is remembered.
  const [picked, setPicked] = useState<ComboboxOption<Value> | null>(null)
  const label = value === null ? '' : picked?.value === value ? picked.label : (valueLabel ?? value)
  const state = useSearch({ query: typed ?? '', enabled: open && typed !== null, search, minCharacters, delay })
  const options = state.kind === 'found' ? state.options : none
  const statusText = useStatusText(minCharacters)
  const status = statusText(state)
  const shown = open && !disabled && (typed !== null || value === null)
  useEffect(() => {
    if (shown) announce(status)
  }, [shown, status, announce])

  const choose = (option: ComboboxOption<Value> | undefined) => {
    if (!option || option.disabledReason) return
    setPicked(option)
    text.forget()
    setOpen(false)
    onValueChange(option.value, option)
  }
  const clear = () => {
    text.forget()
    onValueChange(null, null)
    input.current?.focus()
  }
  const listbox = useListbox({
    count: options.length,
    open: shown,
    onOpenChange: setOpen,
    onChoose: (index) => choose(options[index]),
    onEscape: () => (typed ?? label) !== '' && !disabled && clear(),
  })
  const type = (next: string) => {
    text.write(next)
    listbox.guess(0)
  }
  const leave = () => {
    setOpen(false)
    if (typed === null) return
    const named = namedOption(options, typed, value)
    // A letter typed and deleted again, or the name of the selected option.
    if (typed === label || named?.value === value) return text.forget()
    if (named && !named.disabledReason) return choose(named)
    if (foldText(typed) === '') text.forget()
    else {
      text.miss(named?.disabledReason)
      if (!text.missed) announce(missText(typed, named?.disabledReason))
    }
    if (value !== null) onValueChange(null, null)
  }
  const warning = text.missed && typed !== null ? missText(typed, text.reason) : undefined
  const handlers = { choose, clear, type, leave, forget: text.forget }
  return { typed, warning, text: typed ?? label, options, status, shown, listbox, ...handlers }
}

/** Props of {@link Lookup}. */
export interface LookupProps<Value extends string = string>
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size'> {
  /** Name of the form field: submits the value, whatever the text field shows; empty if nothing is selected. */
  name?: string | undefined
  /** The selected value; null for none. */
  value?: Value | null | undefined
  /** The initial value, when uncontrolled; pass `valueLabel` with it. */
  defaultValue?: Value | null | undefined
  /** The name of a value that was selected earlier. */
  valueLabel?: string | undefined
  /**
   * Called with the value and its whole row, so that the app need not fetch it again; the details give the reason and
   * can cancel the change.
   */
  onValueChange?:
    | ((value: Value | null, option: ComboboxOption<Value> | null, details: ChangeDetails<ComboboxReason>) => void)
    | undefined
  /** Searches the register; called with the typed text and an abort signal. */
  search: LookupSearch<Value>
  /** The minimum number of characters to search for. */
  minCharacters?: number | undefined
  /** The maximum number of characters. */
  maxCharacters?: number | undefined
  /** Milliseconds from the last key press to the search. */
  delay?: number | undefined
}

/** One option of a register too large to load: searches while typing, and an answer is selected. */
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
        // The register accepts no longer queries, but the name of a selection may be longer.
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

/** The value, controlled or not; a change includes the row. */
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
