'use client'
import { useCallback, useEffect, useState } from 'react'
import type { PdfFailure } from './pdf-engine.js'

/** A file, or a function that fetches it, which adds retry and abort. This package fetches nothing by itself. */
export type PdfSource = Blob | ((options: { signal: AbortSignal }) => Promise<Blob>)

/** The fetched file; the browser's own reader and a download can use it even if it cannot be shown. */
export interface PdfFile {
  readonly blob: Blob
  readonly url: string
}

export type PdfState =
  | { readonly kind: 'loading'; readonly file?: undefined }
  | { readonly kind: 'ready' | Exclude<PdfFailure, 'broken'>; readonly file: PdfFile }
  | { readonly kind: 'failed'; readonly file?: PdfFile | undefined }

const loading: PdfState = { kind: 'loading' }

/** Fetches while open; aborts and revokes the file's object URL when closed. */
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
        setState({ kind: 'ready', file: { blob, url } })
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
    setState((now) =>
      failure === 'broken' || !now.file ? { kind: 'failed', file: now.file } : { kind: failure, file: now.file },
    )
  }, [])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { state, fail, retry }
}
