import { useEffect, useEffectEvent, useState } from 'react'

interface TypedSearch {
  /** What the list is searched for now. */
  readonly value: string
  readonly onSearch: (text: string) => void
}

/** [LST-05] [FLT-06] Of rest before the list follows, as in the text fields of the filters. */
const restMs = 100

/**
 * What stands in a search field. It follows the address when Back or a reset changes that, and not its own searches. Whoever leaves the
 * field is not waited for: asked later, the list would take back the page that a press of a link has led to meanwhile.
 */
export function useTypedSearch({ value, onSearch }: TypedSearch) {
  const [text, setText] = useState(value)
  const [before, setBefore] = useState(value)
  const [asked, setAsked] = useState(value)
  if (value !== before) {
    setBefore(value)
    if (value !== asked) setText(value)
    setAsked(value)
  }
  const search = (typed: string) => {
    const words = typed.trim()
    if (words === asked) return
    setAsked(words)
    onSearch(words)
  }
  const rested = useEffectEvent(search)
  useEffect(() => {
    const timer = setTimeout(() => rested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return { text, setText, leave: () => search(text) }
}
