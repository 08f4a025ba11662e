import { Button } from '@eksport/ui'
import { useEffect, useRef } from 'react'
import { partTexts } from '../browser/part.texts.ts'
import { useDocumentTitle } from '../browser/use-document-title.ts'
import { useText } from '../text/use-text.ts'
import { wordsAloneTexts as texts } from './words-alone.texts.ts'

/** Something failed, and so did what would have told of it: no more than the words, and the way to a new page. */
export function WordsAlone() {
  const say = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(say(texts.wrong))
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="max-w-form">
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-h1 leading-heading tracking-title outline-none focus-visible:shadow-none"
      >
        {say(texts.wrong)}
      </h1>
      <p className="mt-3 mb-6">{say(partTexts.notFetched)}</p>
      <Button onClick={() => window.location.reload()}>{say(texts.reload)}</Button>
    </div>
  )
}
