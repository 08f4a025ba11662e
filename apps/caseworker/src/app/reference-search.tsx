import { decodeQuery, encodeQuery, readCertificateNumber, readSerial } from '@eksport/domain'
import { KeyHint } from '@eksport/portal/keys/key-hint.tsx'
import { useSingleKeys } from '@eksport/portal/keys/use-single-keys.ts'
import { readReference } from '@eksport/portal/list/reference-digits.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { everywhere } from '#src/features/worklist/queues.ts'
import { shellTexts as texts } from './shell.texts.ts'

interface ReferenceSearchProps {
  /** Folds the header out, where a narrow window has folded the search away, and in again when a case is found. */
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Opens a case by its number from anywhere, and finds it by one that is printed on its certificate; `/` moves here, unless text is being typed. */
export function ReferenceSearch({ onOpenChange }: ReferenceSearchProps) {
  const say = useText()
  const id = useId()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [invalid, setInvalid] = useState(false)
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
    const text = input.current?.value ?? ''
    const reference = readReference(text)
    // A number that is printed on a certificate or on its paper: the list finds whose it is.
    const isPrinted = reference === undefined && (readCertificateNumber(text) ?? readSerial(text)) !== undefined
    setInvalid(reference === undefined && !isPrinted)
    if (input.current === null || (reference === undefined && !isPrinted)) return
    input.current.value = ''
    onOpenChange(false)
    if (reference === undefined)
      void navigate({ to: '/', search: encodeQuery(everywhere(decodeQuery({}), text.trim())) })
    else void navigate({ to: '/soeknader/$referenceNumber', params: { referenceNumber: reference } })
  }
  return (
    <search className="reference-search">
      <form onSubmit={open} noValidate>
        <Search aria-hidden="true" />
        <input
          ref={input}
          type="text"
          inputMode="numeric"
          aria-label={say(texts.search)}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? `${id}-error` : undefined}
          placeholder={say(texts.search)}
          onInput={() => setInvalid(false)}
        />
        <KeyHint letter="/" />
      </form>
      {invalid && (
        <p id={`${id}-error`} role="alert" className="reference-search-error">
          {say(texts.noSuchCase)}
        </p>
      )}
    </search>
  )
}
