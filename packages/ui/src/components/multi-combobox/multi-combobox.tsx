'use client'

import { type ComponentPropsWithRef, type RefObject, useMemo, useRef, useState } from 'react'
import { Search } from '../../foundation/icons/icons.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import { findSuccessor, focusElement } from '../../foundation/internal/successor-focus.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import { useFormReset } from '../../foundation/internal/use-form-reset.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Chip } from '../chip/chip.js'
import { Listbox } from '../combobox/listbox.js'
import { type ComboboxOption, chosenText, foldText, namedOption, searchOptions } from '../combobox/search.logic.js'
import { useHitText, useMissText } from '../combobox/use-combobox.js'
import { useListbox } from '../combobox/use-listbox.js'
import { useMissedText } from '../field/field-context.js'
import { FieldError } from '../field/field-parts.js'
import { Input } from '../input/input.js'
import { multiComboboxTexts } from './multi-combobox.texts.js'

/** Why the selection changed. */
export type MultiComboboxReason = 'select' | 'deselect' | 'chip-remove'

interface MultiComboboxState<Value extends string> {
  readonly options: readonly ComboboxOption<Value>[]
  readonly value?: readonly Value[] | undefined
  readonly defaultValue: readonly Value[]
  readonly onValueChange?: ((value: readonly Value[], details: ChangeDetails<MultiComboboxReason>) => void) | undefined
  readonly max?: number | undefined
  readonly withDetail?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** The text field. */
  readonly input: RefObject<HTMLInputElement | null>
  /** The chips below it. */
  readonly chips: RefObject<HTMLUListElement | null>
}

/** The typed text; left without a match it stays, with the reason. */
function useSearchText() {
  const missText = useMissText()
  const [text, setText] = useState<{ readonly typed: string; readonly warning?: string }>({ typed: '' })
  const miss = (reason: string | undefined) => {
    const warning = missText(text.typed, reason)
    setText({ ...text, warning })
    return warning
  }
  return { ...text, setTyped: (typed: string) => setText({ typed }), miss }
}

/** The state of a multiple selection: typed text, matches, selection, and focus after a chip is removed. */
export function useMultiCombobox<Value extends string>(props: MultiComboboxState<Value>) {
  const { options, value, defaultValue, onValueChange, max, withDetail, disabled, input, chips } = props
  const t = useTexts('multiCombobox', multiComboboxTexts)
  const announce = useAnnounce()
  const hitText = useHitText()
  const [chosen, setChosen, restore] = useControllable<readonly Value[], MultiComboboxReason>({
    value,
    defaultValue,
    onChange: onValueChange,
  })
  const { typed, warning, setTyped, miss } = useSearchText()
  const [open, setOpen] = useState(false)
  useFormReset(input, () => {
    setTyped('')
    restore()
  })

  const full = max !== undefined && chosen.length >= max
  const hits = useMemo(() => searchOptions(options, typed), [options, typed])
  const labelOf = (code: Value) =>
    chosenText(
      options.find((option) => option.value === code),
      withDetail,
    ) ?? code

  const toggle = (option: ComboboxOption<Value> | undefined, event: Event) => {
    if (!option || option.disabledReason) return
    const has = chosen.includes(option.value)
    if (!has && full) return announce(t('full', { max: max ?? chosen.length }))
    const next = has ? chosen.filter((code) => code !== option.value) : [...chosen, option.value]
    setChosen(next, has ? 'deselect' : 'select', event)
    setTyped('')
    // All rows are back: the mark stays on the one that was selected.
    listbox.mark(options.indexOf(option))
    announce(t(has ? 'removed' : 'added', { label: option.label, count: next.length }))
  }
  const remove = (code: Value) => {
    const chip = chips.current?.querySelector<HTMLElement>(`[data-code="${CSS.escape(code)}"]`)
    const successor = chip ? findSuccessor(chip, 'button', input.current) : input.current
    const next = chosen.filter((other) => other !== code)
    setChosen(next, 'chip-remove')
    announce(t('removed', { label: labelOf(code), count: next.length }))
    focusElement(successor)
  }
  const listbox = useListbox({
    count: hits.length,
    open: open && !disabled,
    onOpenChange: setOpen,
    onChoose: (index, event) => toggle(hits[index], event),
    onEscape: () => setTyped(''),
  })
  const type = (next: string) => {
    const found = searchOptions(options, next).length
    setTyped(next)
    listbox.guess(next === '' || found === 0 ? -1 : 0)
    announce(hitText(found))
  }
  /** On leaving the field a whole name or code is selected, as in a Combobox. */
  const leave = (event: Event) => {
    setOpen(false)
    const named = namedOption(hits, typed, null)
    const isMissed = named ? named.disabledReason !== undefined : foldText(typed) !== ''
    if (isMissed) return announce(miss(named?.disabledReason))
    if (named && !chosen.includes(named.value)) toggle(named, event)
    setTyped('')
  }
  const footer = full ? t('full', { max: max ?? chosen.length }) : hitText(hits.length)
  const shown = open && !disabled
  return { chosen, typed, warning, hits, shown, footer, listbox, labelOf, toggle, remove, type, leave }
}

/** Props of {@link MultiCombobox}. */
export interface MultiComboboxProps<Value extends string = string>
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'max'> {
  /** All options, in display order. */
  options: readonly ComboboxOption<Value>[]
  /** Name of the form field: each value is submitted as an entry of its own. */
  name?: string | undefined
  /** The values in the order of selection, when controlled. */
  value?: readonly NoInfer<Value>[] | undefined
  /** The initial values, when uncontrolled. */
  defaultValue?: readonly NoInfer<Value>[] | undefined
  /** Called with all selected values; the details give the reason and can cancel the change. */
  onValueChange?: ((value: readonly Value[], details: ChangeDetails<MultiComboboxReason>) => void) | undefined
  /** Shows the code of a selected option before its name. */
  withDetail?: boolean | undefined
  /** The maximum number of selected values; the list says when it is reached. @default none */
  max?: number | undefined
}

/** Several of many options, found by typing; each selected option is a removable chip below the field. */
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
  const warning = useMissedText(box.warning)
  const warningId = `${box.listbox.listId}-warning`
  return (
    <div className={cx('eks-multi-combobox', className)}>
      <div className="eks:relative">
        <Input
          {...rest}
          {...box.listbox.comboboxProps}
          aria-describedby={cx(rest['aria-describedby'], warning && warningId)}
          ref={mergedRef}
          disabled={disabled}
          value={box.typed}
          icon={<Search />}
          onChange={(event) => box.type(event.target.value)}
          onKeyDown={box.listbox.onKeyDown}
          onClick={() => box.listbox.show()}
          onBlur={(event) => {
            box.leave(event.nativeEvent)
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
      {warning && (
        <FieldError id={warningId} tone="warning">
          {warning}
        </FieldError>
      )}
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
