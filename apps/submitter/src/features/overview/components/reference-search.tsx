import { useText } from '@eksport/portal/text/use-text.ts'
import { SearchInput } from '@eksport/ui'
import { useEffect, useRef, useState } from 'react'
import { overviewTexts as texts } from '../overview.texts.ts'

interface ReferenceSearchProps {
  readonly value: string
  readonly onSearch: (digits: string) => void
}

const restMs = 100

/** [LST-05] Digits only; the list follows when typing rests. */
export function ReferenceSearch({ value, onSearch }: ReferenceSearchProps) {
  const say = useText()
  const [text, setText] = useState(value)
  const latest = useRef({ value, onSearch })
  latest.current = { value, onSearch }

  // Back and a reset change the address behind the field.
  useEffect(() => setText(value), [value])

  useEffect(() => {
    const timer = setTimeout(() => {
      if (text !== latest.current.value) latest.current.onSearch(text)
    }, restMs)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <search className="w-full md:w-80">
      <SearchInput
        inputMode="numeric"
        aria-label={say(texts.search)}
        placeholder={say(texts.searchPlaceholder)}
        maxLength={13}
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\D/g, '').slice(0, 12))}
      />
    </search>
  )
}
