import { KeyHint } from '@eksport/portal/keys/key-hint.tsx'
import { useSingleKeys } from '@eksport/portal/keys/use-single-keys.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { SearchInput, VisuallyHidden } from '@eksport/ui'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Beginning } from './beginning.ts'
import { startTexts as texts } from './start.texts.ts'
import type { Beginnings } from './use-beginnings.ts'

interface StartSearchProps {
  readonly text: string
  readonly onTextChange: (text: string) => void
  readonly beginnings: Beginnings
  /** The chosen entry. */
  readonly beginning: Beginning | undefined
  readonly onChoose: (key: string) => void
  readonly formId: string
}

/** Searches all lists of the page. Enter chooses the first match, and creates if that is already chosen; ArrowDown moves into the lists. */
export function StartSearch({ text, onTextChange, beginnings, beginning, onChoose, formId }: StartSearchProps) {
  const say = useText()
  const hintId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { found, isSearching } = beginnings
  const enter = useEntered(beginnings, text, onChoose)
  useSingleKeys((key) => {
    if (key === '/') field.current?.focus()
    return key === '/'
  })
  const goToList = (event: KeyboardEvent) => {
    const first = document.querySelector<HTMLInputElement>(`input[type=radio][form="${CSS.escape(formId)}"]`)
    if (first === null || found[0] === undefined) return
    event.preventDefault()
    first.focus()
    onChoose(found[0].key)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') goToList(event)
    if (event.key !== 'Enter' || text.trim() === '') return
    event.preventDefault()
    const form = document.getElementById(formId)
    if (found[0]?.key === beginning?.key && form instanceof HTMLFormElement) form.requestSubmit()
    else enter()
  }
  const isNothing = text.trim() !== '' && !isSearching && found.length === 0
  const count = say(found.length === 1 ? texts.foundOne : texts.found, { n: found.length })
  return (
    <search className="mt-5 block">
      <div className="relative">
        <SearchInput
          ref={field}
          aria-label={say(texts.search)}
          aria-describedby={hintId}
          placeholder={say(texts.placeholder)}
          maxLength={100}
          value={text}
          onChange={({ target }) => onTextChange(target.value)}
          onKeyDown={onKeyDown}
        />
        {text === '' && (
          <span className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center">
            <KeyHint letter="/" />
          </span>
        )}
      </div>
      <VisuallyHidden id={hintId}>{say(texts.enterChooses)}</VisuallyHidden>
      <p role="status" className={isNothing ? 'mt-4' : 'sr-only'}>
        {text.trim() !== '' && !isSearching && (isNothing ? say(texts.nothingFound, { text: text.trim() }) : count)}
      </p>
    </search>
  )
}

/** Chooses the first match for a text; if the server is still searching, as soon as it has answered. */
function useEntered({ found, isSearching }: Beginnings, text: string, onChoose: (key: string) => void) {
  const [entered, setEntered] = useState<string>()
  const isDue = entered === text && !isSearching
  const choose = useEffectEvent(() => {
    setEntered(undefined)
    if (found[0]) onChoose(found[0].key)
  })
  useEffect(() => {
    if (isDue) choose()
  }, [isDue])
  return () => setEntered(text)
}
