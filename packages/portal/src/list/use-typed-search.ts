import { useEffect, useEffectEvent, useState } from 'react'

interface TypedSearch {
  /** What the list is searched for now. */
  readonly value: string
  readonly onSearch: (text: string) => void
  /** Milliseconds of rest before the list follows. */
  readonly restMs: number
}

/** What stands in a search field. It follows the address when Back or a reset changes that, and not its own searches. */
export function useTypedSearch({ value, onSearch, restMs }: TypedSearch) {
  const [text, setText] = useState(value)
  const [before, setBefore] = useState(value)
  const [asked, setAsked] = useState(value)
  if (value !== before) {
    setBefore(value)
    if (value !== asked) setText(value)
    setAsked(value)
  }
  const search = useEffectEvent((typed: string) => {
    const words = typed.trim()
    if (words === value) return
    setAsked(words)
    onSearch(words)
  })
  useEffect(() => {
    const timer = setTimeout(() => search(text), restMs)
    return () => clearTimeout(timer)
  }, [text, restMs])
  return [text, setText] as const
}
