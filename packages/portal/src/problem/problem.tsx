import type { LocalizedText } from '@eksport/forms'
import { Button, importAgain } from '@eksport/ui'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useDocumentTitle } from '../browser/use-document-title.ts'
import { partTexts } from '../parts/part.texts.ts'
import { useText } from '../text/use-text.ts'
import { useReturn } from './use-return.ts'

const texts = {
  wrong: { nb: 'Noe gikk galt', nn: 'Noko gjekk gale', en: 'Something went wrong' },
  comesBack: {
    nb: 'Du er frakoblet. Siden hentes på nytt når nettet er tilbake.',
    nn: 'Du er fråkopla. Sida blir henta på nytt når nettet er tilbake.',
    en: 'You are offline. The page is fetched again when the network is back.',
  },
  reload: { nb: 'Last inn siden på nytt', nn: 'Last inn sida på nytt', en: 'Reload the page' },
} as const satisfies Record<string, LocalizedText>

/**
 * Something failed, and so did what would have told of it: no more than the words. [RTE-22] The page is loaded anew by itself when the
 * net is back; whoever asks for that before it is, keeps what stands here.
 */
function WordsAlone() {
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

type Pages = typeof import('./problem-pages.ts')

let pages: Pages | undefined

/** Fetches the pages that tell of a problem, once; a problem of the network is most often seen when it is too late to fetch them. */
export async function fetchProblemPages(): Promise<Pages> {
  pages ??= await import('./problem-pages.ts').catch(importAgain<Pages>)
  return pages
}

/** What went wrong, told by the page that is chosen; in plain words where that page cannot be had. */
export function Problem({ children }: { readonly children: (pages: Pages) => ReactNode }) {
  const [state, setState] = useState<Pages | 'coming' | 'failed'>(pages ?? 'coming')
  useEffect(() => {
    fetchProblemPages().then(setState, (error: unknown) => {
      reportError(error)
      setState('failed')
    })
  }, [])
  if (state === 'coming') return null
  return state === 'failed' ? <WordsAlone /> : children(state)
}
