'use client'
import { useCallback, useEffect, useState } from 'react'
import type { PdfFailure } from './pdf-engine.js'

/** A file, its address, or how to fetch it; an address and a function can be tried again and given up. */
export type PdfSource = Blob | URL | ((options: { signal: AbortSignal }) => Promise<Blob>)

export type PdfState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly blob: Blob; readonly url: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'locked'; readonly blob: Blob; readonly url: string }

async function read(source: PdfSource, signal: AbortSignal): Promise<Blob> {
  if (source instanceof Blob) return source
  if (typeof source === 'function') return source({ signal })
  const response = await fetch(source, { signal })
  if (!response.ok) throw new Error(`The address of the document answered ${response.status}.`)
  return response.blob()
}

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
        const blob = await read(source, controller.signal)
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
