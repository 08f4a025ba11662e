'use client'
import { useCallback, useEffect, useState } from 'react'
import type { PdfFailure } from './pdf-engine.js'

/** A file, or how to fetch it: a function gives retry and abort for free. This package fetches nothing by itself. */
export type PdfSource = Blob | ((options: { signal: AbortSignal }) => Promise<Blob>)

export type PdfState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly blob: Blob; readonly url: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'locked'; readonly blob: Blob; readonly url: string }

const loading: PdfState = { kind: 'loading' }

/** Fetches while open, gives up when closed, and lets the address of the file go with it. */
export function usePdfSource(source: PdfSource, open: boolean) {
  const [state, setState] = useState<PdfState>(loading)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to fetch again
  useEffect(() => {
    if (!open) return
    const controller = new AbortController()
    let url: string | undefined
    setState(loading)
    const load = async () => {
      try {
        const blob = source instanceof Blob ? source : await source({ signal: controller.signal })
        if (controller.signal.aborted) return
        url = URL.createObjectURL(blob)
        setState({ kind: 'ready', blob, url })
      } catch {
        if (!controller.signal.aborted) setState({ kind: 'failed' })
      }
    }
    void load()
    return () => {
      controller.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [source, open, attempt])
  const fail = useCallback((failure: PdfFailure) => {
    // A locked file is whole: the browser's own reader asks for its password.
    setState((now) => (failure === 'locked' && now.kind === 'ready' ? { ...now, kind: 'locked' } : { kind: 'failed' }))
  }, [])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { state, fail, retry }
}
