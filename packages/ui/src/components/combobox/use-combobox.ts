'use client'
import { type RefObject, useMemo, useState } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import { useFormReset } from '../../foundation/internal/use-form-reset.js'
import { useTypedText } from '../../foundation/internal/use-typed-text.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { comboboxTexts } from './combobox.texts.js'
import { type ComboboxOption, chosenText, foldText, namedOption, searchOptions } from './search.logic.js'
import { useListbox } from './use-listbox.js'

/** Why a combobox changed: a row was selected (or its whole name typed), or the text was cleared. */
export type ComboboxReason = 'select' | 'clear'

interface ComboboxState<Value extends string> {
  readonly options: readonly ComboboxOption<Value>[]
  readonly value?: Value | null | undefined
  readonly defaultValue: Value | null
  readonly onValueChange?: ((value: Value | null, details: ChangeDetails<ComboboxReason>) => void) | undefined
  readonly withDetail?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** The text field. */
  readonly input: RefObject<HTMLInputElement | null>
}

/** The number of search results, in words. */
export function useHitText(): (count: number) => string {
  const t = useTexts('combobox', comboboxTexts)
  return (count) => (count === 0 ? t('noHits') : count === 1 ? t('oneHit') : t('hits', { count }))
}

/** The error for text left in the field: it is not in the list, or names an option that cannot be selected, and why. */
export function useMissText(): (typed: string, reason: string | undefined) => string {
  const t = useTexts('combobox', comboboxTexts)
  return (typed, reason) => (reason ? t('refused', { typed, reason }) : t('unmatched', { typed }))
}

/** The state of a combobox: typed text, matches and selection. */
export function useCombobox<Value extends string>(props: ComboboxState<Value>) {
  const { options, value, defaultValue, onValueChange, withDetail, disabled, input } = props
  const announce = useAnnounce()
  const hitText = useHitText()
  const missText = useMissText()
  const [current, setCurrent, restore] = useControllable<Value | null, ComboboxReason>({
    value,
    defaultValue,
    onChange: onValueChange,
  })
  const draft = useTypedText(current)
  const { typed } = draft
  const [open, setOpen] = useState(false)
  useFormReset(input, () => {
    draft.forget()
    restore()
  })

  const hits = useMemo(() => searchOptions(options, typed ?? ''), [options, typed])
  const chosen = options.find((option) => option.value === current)
  const label = chosenText(chosen, withDetail) ?? current ?? ''
  const text = typed ?? label

  const choose = (option: ComboboxOption<Value> | undefined, event: Event) => {
    if (!option || option.disabledReason) return
    draft.forget()
    setOpen(false)
    setCurrent(option.value, 'select', event)
  }
  const clear = (event?: Event) => {
    draft.forget()
    setCurrent(null, 'clear', event)
    input.current?.focus()
  }
  const listbox = useListbox({
    count: hits.length,
    open: open && !disabled,
    onOpenChange: setOpen,
    onChoose: (index, event) => choose(hits[index], event),
    onEscape: () => text !== '' && !disabled && clear(),
    initialIndex: hits.findIndex((option) => option.value === current),
  })
  const type = (next: string) => {
    const found = searchOptions(options, next).length
    draft.write(next)
    listbox.guess(next === '' || found === 0 ? -1 : 0)
    announce(hitText(found))
  }
  /** On leaving the field a whole name or code counts as selected; any other text is kept and reported. */
  const settle = (event: Event) => {
    setOpen(false)
    if (typed === null) return
    const named = namedOption(hits, typed, current)
    // A letter typed and deleted again, or the name of the selected option.
    if (typed === label || named?.value === current) return draft.forget()
    if (named && !named.disabledReason) return choose(named, event)
    if (current !== null) setCurrent(null, 'clear', event)
    if (foldText(typed) === '') return draft.forget()
    draft.miss(named?.disabledReason)
    if (!draft.missed) announce(missText(typed, named?.disabledReason))
  }
  const footer = typed === null && hits.length > 0 ? undefined : hitText(hits.length)
  const shown = open && !disabled
  const warning = draft.missed && typed !== null ? missText(typed, draft.reason) : undefined
  return { current, chosen, typed, text, hits, shown, warning, footer, listbox, choose, clear, type, settle }
}
