import { withoutInvisible } from '@eksport/forms'
import { KeyHint } from '@eksport/portal/keys/key-hint.tsx'
import { useSingleKeys } from '@eksport/portal/keys/use-single-keys.ts'
import { readReference } from '@eksport/portal/list/reference-digits.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { everywhere } from '#src/features/worklist/queues.ts'
import { readQuery, writeQuery } from '#src/features/worklist/worklist.ts'
import { shellTexts as texts } from './shell.texts.ts'

/** The longest search text that the list of cases accepts. */
const longestSearch = 100

interface CaseSearchProps {
  /** Expands the header if a narrow window hides the search, and collapses it after the search. */
  readonly onOpenChange: (isOpen: boolean) => void
}

/**
 * Opens a case by its reference from any page. Any other text, such as a number printed on a certificate, an invoice number or an importer,
 * is searched for among all cases. `/` focuses the field, unless text is being typed.
 */
export function CaseSearch({ onOpenChange }: CaseSearchProps) {
  const say = useText()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const moveHere = () => {
    input.current?.focus()
    if (document.activeElement === input.current) return
    // A hidden field cannot take focus.
    flushSync(() => onOpenChange(true))
    input.current?.focus()
  }
  // [CW-05]
  useSingleKeys((key) => {
    if (key === '/') moveHere()
    return key === '/'
  })
  const open = (event: FormEvent) => {
    event.preventDefault()
    const text = withoutInvisible(input.current?.value ?? '').trim()
    const reference = readReference(text)
    if (input.current === null || text === '') return
    input.current.value = ''
    onOpenChange(false)
    if (reference === undefined) void navigate({ to: '/', search: writeQuery(everywhere(readQuery({}), text)) })
    else void navigate({ to: '/soeknader/$referenceNumber', params: { referenceNumber: reference } })
  }
  return (
    <search className="case-search">
      <form onSubmit={open} noValidate>
        <Search aria-hidden="true" />
        <input
          ref={input}
          type="text"
          enterKeyHint="search"
          maxLength={longestSearch}
          aria-label={say(texts.search)}
          placeholder={say(texts.searchedFor)}
        />
        <KeyHint letter="/" />
      </form>
    </search>
  )
}
