import { referenceDigits } from '@eksport/portal/list/reference-digits.ts'
import { useTypedSearch } from '@eksport/portal/list/use-typed-search.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { SearchInput } from '@eksport/ui'
import { useId, useState } from 'react'
import { overviewTexts as texts } from '../overview.texts.ts'

interface ReferenceSearchProps {
  readonly value: string
  readonly onSearch: (digits: string) => void
}

/** [LST-05] Search by reference number, digits only; the list follows when typing pauses. Letters are refused in words. */
export function ReferenceSearch({ value, onSearch }: ReferenceSearchProps) {
  const say = useText()
  const id = useId()
  const { text, setText, leave } = useTypedSearch({ value, onSearch })
  const [hasRefused, setHasRefused] = useState(false)
  return (
    <search className="relative w-full md:w-60 xl:w-56">
      <SearchInput
        inputMode="numeric"
        aria-label={say(texts.search)}
        aria-describedby={id}
        placeholder={say(texts.searchPlaceholder)}
        maxLength={13}
        value={text}
        onChange={({ target }) => {
          setHasRefused(/\p{L}/u.test(target.value))
          setText(referenceDigits(target.value))
        }}
        onBlur={() => {
          setHasRefused(false)
          leave()
        }}
      />
      <p id={id} role="status" className="absolute top-full z-10 w-max max-w-full bg-surface text-sm not-empty:p-2">
        {hasRefused && say(texts.digitsOnly)}
      </p>
    </search>
  )
}
