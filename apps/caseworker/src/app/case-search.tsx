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

/** The longest that the list of cases can be asked for. */
const longestSearch = 100

interface CaseSearchProps {
  /** Folds the header out, where a narrow window has folded the search away, and in again when it has led somewhere. */
  readonly onOpenChange: (isOpen: boolean) => void
}

/**
 * Opens a case by its reference from anywhere. Anything else, a number that is printed on a certificate, an invoice or an importer,
 * is what the list looks for among all cases. `/` moves here, unless text is being typed.
 */
export function CaseSearch({ onOpenChange }: CaseSearchProps) {
  const say = useText()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const moveHere = () => {
    input.current?.focus()
    if (document.activeElement === input.current) return
    // What is folded away takes no focus.
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
