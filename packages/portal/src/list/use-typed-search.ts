import { useEffect, useEffectEvent, useState } from 'react'

interface TypedSearch {
  /** The current search text of the list. */
  readonly value: string
  readonly onSearch: (text: string) => void
}

/** [LST-05] [FLT-06] Milliseconds without typing before the list follows, as in the text fields of the filters. */
const restMs = 100

/**
 * The text of a search field. It follows the address when Back or a reset changes it, but not its own searches. Leaving the field
 * searches at once: a later search would undo a navigation by a link in the meantime.
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
