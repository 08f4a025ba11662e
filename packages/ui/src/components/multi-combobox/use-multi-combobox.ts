'use client'
import { type RefObject, useMemo, useState } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { findSuccessor, focusElement } from '../../foundation/internal/successor-focus.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import { useFormReset } from '../../foundation/internal/use-form-reset.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { type ComboboxOption, chosenText, searchOptions } from '../combobox/search.logic.js'
import { useHitText } from '../combobox/use-combobox.js'
import { useListbox } from '../combobox/use-listbox.js'
import { multiComboboxTexts } from './multi-combobox.texts.js'

/** Why the choice changed. */
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
  /** The chips under it. */
  readonly chips: RefObject<HTMLUListElement | null>
}

/** The life of a choice of several: what is typed, found and chosen, and where focus goes when a chip leaves. */
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
  const [typed, setTyped] = useState('')
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
    // All rows are back: the mark stays on the one that was chosen.
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
  const leave = () => {
    setOpen(false)
    setTyped('')
  }
  const footer = full ? t('full', { max: max ?? chosen.length }) : hitText(hits.length)
  const shown = open && !disabled
  return { chosen, typed, hits, shown, footer, listbox, labelOf, toggle, remove, type, leave }
}
