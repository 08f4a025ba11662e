'use client'
import { type RefObject, useEffect, useState } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { useTypedText } from '../../foundation/internal/use-typed-text.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { type ComboboxOption, foldText, namedOption } from '../combobox/search.logic.js'
import { useHitText, useMissText } from '../combobox/use-combobox.js'
import { useListbox } from '../combobox/use-listbox.js'
import type { LookupProps } from './lookup.js'
import { lookupTexts } from './lookup.texts.js'
import { type SearchState, useSearch } from './use-search.js'

const none: readonly never[] = []

function useStatusText(minCharacters: number) {
  const t = useTexts('lookup', lookupTexts)
  const hitText = useHitText()
  return (state: SearchState<string>): string => {
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

/** The life of a lookup: the text, the question under way, the answer that was chosen. */
export function useLookup<Value extends string>(props: LookupState<Value>) {
  const { value, valueLabel, onValueChange, search, disabled, minCharacters, delay, input } = props
  const announce = useAnnounce()
  const missText = useMissText()
  const text = useTypedText(value)
  const { typed } = text
  const [open, setOpen] = useState(false)
  // The register is not at hand for a code that was chosen a moment ago, so its row is remembered.
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
    // A letter that was typed and taken back, or the name of what is chosen already.
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
