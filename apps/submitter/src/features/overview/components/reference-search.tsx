import { referenceDigits } from '@eksport/portal/list/reference-digits.ts'
import { useTypedSearch } from '@eksport/portal/list/use-typed-search.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { SearchInput } from '@eksport/ui'
import { overviewTexts as texts } from '../overview.texts.ts'

interface ReferenceSearchProps {
  readonly value: string
  readonly onSearch: (digits: string) => void
}

/** [LST-05] Search by reference number, digits only; the list follows when typing pauses. */
export function ReferenceSearch({ value, onSearch }: ReferenceSearchProps) {
  const say = useText()
  const { text, setText, leave } = useTypedSearch({ value, onSearch })
  return (
    <search className="w-full md:w-60 xl:w-56">
      <SearchInput
        inputMode="numeric"
        aria-label={say(texts.search)}
        placeholder={say(texts.searchPlaceholder)}
        maxLength={13}
        value={text}
        onChange={(event) => setText(referenceDigits(event.target.value))}
        onBlur={leave}
      />
    </search>
  )
}
