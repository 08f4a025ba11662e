import { SearchInput, VisuallyHidden } from '@eksport/ui'
import { type RefObject, useId } from 'react'
import { KeyHint } from '../keys/key-hint.tsx'
import { useText } from '../text/use-text.ts'
import { useTypedSearch } from './use-typed-search.ts'

const texts = {
  search: { nb: 'Søk i søknadene', nn: 'Søk i søknadene', en: 'Search in the applications' },
  placeholder: { nb: 'Faktura, parti …', nn: 'Faktura, parti …', en: 'Invoice, batch …' },
  hint: {
    nb: 'Finner referansenummer, fakturareferanse, importør, container og partinummer som begynner med ordene, og hele sertifikatnummer.',
    nn: 'Finn referansenummer, fakturareferanse, importør, container og partinummer som begynner med orda, og heile sertifikatnummer.',
    en: 'Finds reference numbers, invoice references, importers, containers and batch numbers that begin with the words, and whole certificate numbers.',
  },
} as const

interface TextSearchProps {
  readonly value: string
  readonly onSearch: (text: string) => void
  /** What it finds in this list. */
  readonly hint?: string
  readonly className?: string
  /** The text field, for pages that focus it by '/'. */
  readonly input?: RefObject<HTMLInputElement | null>
}

/** Searches applications by their text; the list follows when typing pauses. */
export function TextSearch({ value, onSearch, hint, className, input }: TextSearchProps) {
  const say = useText()
  const id = useId()
  const { text, setText, leave } = useTypedSearch({ value, onSearch })
  return (
    <search className={className}>
      <div className="relative">
        <SearchInput
          {...(input && { ref: input })}
          aria-label={say(texts.search)}
          aria-describedby={id}
          placeholder={say(texts.placeholder)}
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={leave}
        />
        {input && text === '' && (
          <span className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center">
            <KeyHint letter="/" />
          </span>
        )}
      </div>
      <VisuallyHidden id={id}>{hint ?? say(texts.hint)}</VisuallyHidden>
    </search>
  )
}
