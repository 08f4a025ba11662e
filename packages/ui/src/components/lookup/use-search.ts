'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ComboboxOption } from '../combobox/search.logic.js'

/** Asks a register; the signal is aborted when the question is out of date. */
export type LookupSearch<Value extends string = string> = (
  query: string,
  options: { readonly signal: AbortSignal },
) => Promise<readonly ComboboxOption<Value>[]>

/** Where a search stands; `short` waits for more characters. */
export type SearchState<Value extends string> =
  | { readonly kind: 'short' | 'searching' | 'failed' }
  | { readonly kind: 'found'; readonly options: readonly ComboboxOption<Value>[] }

interface SearchOptions<Value extends string> {
  readonly query: string
  readonly enabled: boolean
  readonly search: LookupSearch<Value>
  readonly minCharacters: number
  readonly delay: number
}

/** One question at a time: each key press waits a little, and a new question aborts the one before. */
export function useSearch<Value extends string>({
  query,
  enabled,
  search,
  minCharacters,
  delay,
}: SearchOptions<Value>) {
  const [state, setState] = useState<SearchState<Value>>({ kind: 'short' })
  const put = useEffectEvent(search)
  const text = query.trim()
  const long = [...text].length >= minCharacters
  useEffect(() => {
    if (!enabled || !long) return setState({ kind: 'short' })
    const controller = new AbortController()
    setState({ kind: 'searching' })
    const ask = async () => {
      try {
        const options = await put(text, { signal: controller.signal })
        if (!controller.signal.aborted) setState({ kind: 'found', options })
      } catch {
        // Why it failed is the app's to tell; the field says that it did, and typing asks again.
        if (!controller.signal.aborted) setState({ kind: 'failed' })
      }
    }
    const timer = setTimeout(() => void ask(), delay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, enabled, long, delay])
  return state
}
