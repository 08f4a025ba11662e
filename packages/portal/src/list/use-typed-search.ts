import { useEffect, useEffectEvent, useState } from 'react'

interface TypedSearch {
  /** What the list is searched for now. */
  readonly value: string
  readonly onSearch: (text: string) => void
}

/** [LST-05] [FLT-06] Of rest before the list follows, as in the text fields of the filters. */
const restMs = 100

/** What stands in a search field. It follows the address when Back or a reset changes that, and not its own searches. */
export function useTypedSearch({ value, onSearch }: TypedSearch) {
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
  }, [text])
  return [text, setText] as const
}
