import { KeyHint } from '@eksport/portal/keys/key-hint.tsx'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Textarea, type TextareaProps, VisuallyHidden } from '@eksport/ui'
import { useId, useImperativeHandle, useRef } from 'react'
import { PhraseList, phraseId } from './phrase-list.tsx'
import type { PhrasePlace } from './phrase-text.ts'
import { phraseTexts as texts, usePhrases } from './use-phrases.ts'

interface PhraseTextareaProps extends TextareaProps {
  /** Values for the placeholders in the phrases. */
  readonly place?: PhrasePlace
}

const nowhere: PhrasePlace = {}

/**
 * [CW-10] A textarea in which '/' opens a list of phrases, filtered by further typing. Arrow keys and Enter choose, Escape closes the list.
 */
export function PhraseTextarea({ place = nowhere, ref, ...props }: PhraseTextareaProps) {
  const say = useText()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current)
  const { hasAny, found, marked, look, close, choose, open, press } = usePhrases(area, place)
  const n = found.length
  return (
    <div>
      <Textarea
        {...props}
        ref={area}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        {...(marked && { 'aria-controls': id, 'aria-activedescendant': phraseId(id, marked), 'data-escape': '' })}
        onChange={(event) => {
          props.onChange?.(event)
          look()
        }}
        onClick={look}
        onBlur={close}
        onKeyDown={(event) => {
          if (press(event)) event.preventDefault()
          else props.onKeyDown?.(event)
        }}
      />
      <VisuallyHidden role="status">{marked && say(n === 1 ? texts.countOne : texts.count, { n })}</VisuallyHidden>
      {marked && <PhraseList id={id} found={found} marked={marked} onChoose={choose} />}
      {hasAny && !marked && (
        <Button small kind="quiet" className="mt-1 -ml-2" iconEnd={<KeyHint letter="/" />} onClick={open}>
          {say(texts.phrases)}
        </Button>
      )}
    </div>
  )
}
