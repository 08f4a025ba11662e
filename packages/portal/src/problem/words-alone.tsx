import { Button } from '@eksport/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useDocumentTitle } from '../browser/use-document-title.ts'
import { partTexts } from '../parts/part.texts.ts'
import { useText } from '../text/use-text.ts'
import { useReturn } from './use-return.ts'
import { wordsAloneTexts as texts } from './words-alone.texts.ts'

/**
 * Something failed, and so did what would have told of it: no more than the words. [RTE-22] The page is loaded anew by itself when the
 * net is back; whoever asks for that before it is, keeps what stands here.
 */
export function WordsAlone() {
  const say = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { isAway, tryAgain } = useReturn(true)
  useDocumentTitle(say(texts.wrong))
  useEffect(() => heading.current?.focus(), [])
  // With the words, not after them: the net that comes back in between would not be heard.
  useLayoutEffect(() => {
    if (!isAway) return
    const ask = () => void tryAgain()
    window.addEventListener('online', ask)
    return () => window.removeEventListener('online', ask)
  }, [isAway, tryAgain])
  return (
    <div className="max-w-form">
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-h1 leading-heading tracking-title outline-none focus-visible:shadow-none"
      >
        {say(texts.wrong)}
      </h1>
      <p role="status" className="mt-3 mb-6">
        {say(isAway ? texts.comesBack : partTexts.notFetched)}
      </p>
      <Button onClick={() => void tryAgain(true)}>{say(texts.reload)}</Button>
    </div>
  )
}
