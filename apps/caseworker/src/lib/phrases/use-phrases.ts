import { listPhrases } from '@eksport/api'
import type { LocalizedText } from '@eksport/forms'
import { api } from '@eksport/portal/server/api.ts'
import { useEksport } from '@eksport/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { filled, holds, type PhrasePlace, slashBefore } from './phrase-text.ts'

export const phraseTexts = {
  phrases: { nb: 'Fraser', nn: 'Frasar', en: 'Phrases' },
  count: { nb: '{n} fraser', nn: '{n} frasar', en: '{n} phrases' },
  countOne: { nb: 'Én frase', nn: 'Éin frase', en: 'One phrase' },
} as const satisfies Record<string, LocalizedText>

/** A phrase in the reader's language, with its placeholders filled in. */
export interface FoundPhrase {
  readonly code: string
  readonly name: string
  readonly words: string
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
const choosing: ReadonlySet<string> = new Set(['Enter', 'Tab'])

const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) => !(ctrlKey || metaKey || shiftKey || altKey)

const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set

/**
 * Inserts text as if it were typed. Uses the prototype's setter, because React replaces the element's own one and ignores changes made
 * through it.
 */
function write(area: HTMLTextAreaElement | null, text: string, from: number): void {
  if (area === null) return
  const caret = from + text.length
  area.focus()
  setter?.call(area, area.value.slice(0, from) + text + area.value.slice(area.selectionEnd))
  area.setSelectionRange(caret, caret)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The phrases matching the text after a slash, and the highlighted one. */
export function usePhrases(area: RefObject<HTMLTextAreaElement | null>, place: PhrasePlace) {
  const { locale } = useEksport()
  const { data: all = [] } = useQuery(phrasesQuery)
  const [slash, setSlash] = useState<ReturnType<typeof slashBefore>>()
  const [at, setAt] = useState(0)
  const phrases = all.map(
    ({ code, names, texts }): FoundPhrase => ({ code, name: names[locale], words: filled(texts[locale], place) }),
  )
  const { typed } = slash ?? {}
  const found =
    typed === undefined
      ? []
      : phrases
          .filter(({ name, words }) => holds(`${name} ${words}`, typed))
          // Phrases whose name matches come first.
          .toSorted((one, other) => Number(holds(other.name, typed)) - Number(holds(one.name, typed)))
  const marked = found[at]
  const close = () => setSlash(undefined)
  const look = () => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = area.current ?? {}
    setSlash(selectionStart === selectionEnd ? slashBefore(value, selectionStart) : undefined)
    setAt(0)
  }
  const choose = ({ words }: FoundPhrase) => {
    if (slash !== undefined) write(area.current, words, slash.at)
    close()
  }
  const open = () => {
    const { value = '', selectionEnd = 0 } = area.current ?? {}
    write(area.current, /\S$/.test(value.slice(0, selectionEnd)) ? ' /' : '/', selectionEnd)
    look()
  }
  /** Handles a key in the open list; returns whether it did. */
  const press = (event: KeyboardEvent): boolean => {
    const by = steps[event.key]
    if (marked === undefined || !isPlain(event)) return false
    if (by !== undefined) setAt((at + by + found.length) % found.length)
    else if (event.key === 'Escape') close()
    else if (choosing.has(event.key)) choose(marked)
    else return false
    return true
  }
  return { hasAny: all.length > 0, found, marked, look, close, choose, open, press }
}

/** [CW-10] Shared phrases and those of the officer's office; what a leader writes appears within a minute. */
export const phrasesQuery = queryOptions({
  queryKey: ['phrases'],
  staleTime: 60_000,
  queryFn: ({ signal }) => api.call(listPhrases, { signal }),
})
