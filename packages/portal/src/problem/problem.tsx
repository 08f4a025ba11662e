import { importAgain } from '@eksport/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { WordsAlone } from './words-alone.tsx'

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
