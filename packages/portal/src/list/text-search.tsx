import { SearchInput, VisuallyHidden } from '@eksport/ui'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useText } from '../text/use-text.ts'
import { searchTexts as texts } from './search.texts.ts'

interface TextSearchProps {
  readonly value: string
  readonly onSearch: (text: string) => void
  readonly className?: string
}

const restMs = 250

/** Finds applications by a word that stands in them; the list follows when typing rests. */
export function TextSearch({ value, onSearch, className }: TextSearchProps) {
  const say = useText()
  const id = useId()
  const [text, setText] = useState(value)
  const [before, setBefore] = useState(value)
  const [asked, setAsked] = useState(value)
  // It follows the address when Back or a reset changes that, and not its own searches.
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
  return (
    <search className={className}>
      <SearchInput
        aria-label={say(texts.search)}
        aria-describedby={id}
        placeholder={say(texts.placeholder)}
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <VisuallyHidden id={id}>{say(texts.hint)}</VisuallyHidden>
    </search>
  )
}
