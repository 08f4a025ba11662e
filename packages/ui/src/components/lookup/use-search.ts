'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ComboboxOption } from '../combobox/search.logic.js'

/** Searches a register; the signal is aborted when the query is outdated. */
export type LookupSearch<Value extends string = string> = (
  query: string,
  options: { readonly signal: AbortSignal },
) => Promise<readonly ComboboxOption<Value>[]>

/** The state of a search; `short` waits for more characters. */
export type SearchState<Found> =
  | { readonly kind: 'short' | 'searching' | 'failed' }
  | { readonly kind: 'found'; readonly options: readonly Found[] }

interface SearchOptions<Found> {
  readonly query: string
  readonly enabled: boolean
  readonly search: (query: string, options: { readonly signal: AbortSignal }) => Promise<readonly Found[]>
  readonly minCharacters: number
  readonly delay: number
}

/** Runs one query at a time: waits briefly after each key press, and aborts the previous query. */
export function useSearch<Found>({ query, enabled, search, minCharacters, delay }: SearchOptions<Found>) {
  const [state, setState] = useState<SearchState<Found>>({ kind: 'short' })
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
        // The app reports why it failed; the field says that it did, and typing searches again.
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
