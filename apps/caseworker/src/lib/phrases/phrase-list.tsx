import { useText } from '@eksport/portal/text/use-text.ts'
import { useEffect } from 'react'
import { type FoundPhrase, phraseTexts as texts } from './use-phrases.ts'

interface PhraseListProps {
  readonly id: string
  readonly found: readonly FoundPhrase[]
  readonly marked: FoundPhrase
  readonly onChoose: (phrase: FoundPhrase) => void
}

/** The id of a phrase in the list, for the field's `aria-activedescendant`. */
export const phraseId = (list: string, { code }: FoundPhrase): string => `${list}-${code}`

/** The list of phrases below the field. */
export function PhraseList({ id, found, marked, onChoose }: PhraseListProps) {
  const say = useText()
  const current = phraseId(id, marked)
  // In a dialog the list may open outside the visible area.
  useEffect(() => {
    document.getElementById(current)?.scrollIntoView?.({ block: 'nearest' })
  }, [current])
  return (
    <div
      id={id}
      role="listbox"
      aria-label={say(texts.phrases)}
      className="mt-1 max-h-60 overflow-y-auto rounded border border-line-strong bg-surface py-1"
    >
      {found.map((phrase) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text field has focus and handles the keys (aria-activedescendant)
        // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the text field, as in the APG combobox pattern
        <div
          key={phrase.code}
          id={phraseId(id, phrase)}
          role="option"
          aria-selected={phrase === marked}
          className="cursor-pointer px-3 py-2 text-ui aria-selected:bg-surface-hover aria-selected:outline-3 aria-selected:-outline-offset-3 aria-selected:outline-focus-outer"
          // Keeps focus and caret in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(phrase)}
        >
          <span className="block font-semibold">{phrase.name}</span>
          <span className="block text-subtle wrap-anywhere">{phrase.words}</span>
        </div>
      ))}
    </div>
  )
}
