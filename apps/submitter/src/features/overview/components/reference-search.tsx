import { referenceDigits } from '@eksport/portal/list/reference-digits.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { SearchInput } from '@eksport/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { overviewTexts as texts } from '../overview.texts.ts'

interface ReferenceSearchProps {
  readonly value: string
  readonly onSearch: (digits: string) => void
}

const restMs = 100

/** What stands in the field. It follows the address when Back or a reset changes that, and not its own searches. */
function useTyped(value: string) {
  const [text, setText] = useState(value)
  const [before, setBefore] = useState(value)
  const [asked, setAsked] = useState(value)
  if (value !== before) {
    setBefore(value)
    if (value !== asked) setText(value)
    setAsked(value)
  }
  return { text, setText, setAsked }
}

/** [LST-05] Digits only; the list follows when typing rests. */
export function ReferenceSearch({ value, onSearch }: ReferenceSearchProps) {
  const say = useText()
  const { text, setText, setAsked } = useTyped(value)
  const search = useEffectEvent((typed: string) => {
    if (typed === value) return
    setAsked(typed)
    onSearch(typed)
  })

  useEffect(() => {
    const timer = setTimeout(() => search(text), restMs)
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
        onChange={(event) => setText(referenceDigits(event.target.value))}
      />
    </search>
  )
}
