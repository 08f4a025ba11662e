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
 * Shown when the page that explains an error could not be loaded either. [RTE-22] The page reloads automatically when the
 * connection is back; asking for that earlier does not lose this page.
 */
function WordsAlone() {
  const say = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { isAway, tryAgain } = useReturn(true)
  useDocumentTitle(say(texts.wrong))
  useEffect(() => heading.current?.focus(), [])
  // A layout effect, so that a connection that returns before the next effect is not missed.
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

/** Loads the error pages once, in advance: when the connection is lost, it is too late. */
export async function fetchProblemPages(): Promise<Pages> {
  pages ??= await import('./problem-pages.ts').catch(importAgain<Pages>)
  return pages
}

/** Shows an error with the chosen page, or in plain words where that page cannot be loaded. */
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
