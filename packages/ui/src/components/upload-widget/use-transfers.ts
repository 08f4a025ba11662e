'use client'

import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { listen } from '../../foundation/internal/listen.js'
import { useLatest, useLatestCallback } from '../../foundation/internal/use-latest.js'
import { isPassing, type SendFile, type Transfer, type UploadItem } from './upload-item.js'

/** How sending a file ended. */
type SendOutcome<Ref> =
  | { readonly kind: 'sent'; readonly ref: Ref }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'offline' }
  /** With the server's message if it refused the file itself. */
  | { readonly kind: 'failed'; readonly message: string | undefined }

type Attempt<Ref> =
  | Exclude<SendOutcome<Ref>, { kind: 'failed' }>
  | { readonly kind: 'failed'; readonly message: string | undefined; readonly passing: boolean }

interface SendRequest<Ref> {
  readonly send: SendFile<Ref>
  readonly file: File
  readonly signal: AbortSignal
  readonly onProgress: (sentBytes: number) => void
  /** Delays before each retry of a temporary error, in milliseconds. */
  readonly retryDelays: readonly number[]
  readonly messageOf: (error: unknown) => string | undefined
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

async function attemptOnce<Ref>({
  send,
  file,
  signal,
  onProgress,
  messageOf,
}: SendRequest<Ref>): Promise<Attempt<Ref>> {
  onProgress(0)
  try {
    const ref = await send(file, { signal, onProgress })
    return signal.aborted ? { kind: 'stopped' } : { kind: 'sent', ref }
  } catch (error) {
    if (signal.aborted) return { kind: 'stopped' }
    if (!navigator.onLine) return { kind: 'offline' }
    const message = messageOf(error)
    return { kind: 'failed', message, passing: message === undefined && isPassing(error) }
  }
}

/** Sends a file, with retries while the error may be temporary. Never rejects. */
async function sendWithRetry<Ref>(request: SendRequest<Ref>): Promise<SendOutcome<Ref>> {
  for (const delay of request.retryDelays) {
    const outcome = await attemptOnce(request)
    if (outcome.kind !== 'failed' || !outcome.passing) return outcome
    await pause(delay, request.signal)
    if (request.signal.aborted) return { kind: 'stopped' }
  }
  return attemptOnce(request)
}

const atOnce = 2

interface TransferOptions<Ref> {
  readonly send: SendFile<Ref> | undefined
  readonly retryDelays: readonly number[]
  readonly messageOf: (error: unknown) => string | undefined
  readonly onSent: (item: UploadItem<Ref>, ref: Ref) => void
  readonly onProblem: (item: UploadItem<Ref>, message: string | undefined) => void
}

const subscribe = (onChange: () => void) => listen(window, ['online', 'offline'], onChange)

/** Whether the browser is online; true on a server. */
const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** The states shown beside each file, by its id. */
function useMarks() {
  const [transfers, setTransfers] = useState<Readonly<Record<string, Transfer>>>({})
  const mark = useCallback((id: string, transfer: Transfer | undefined) => {
    setTransfers((before) => {
      const others = Object.fromEntries(Object.entries(before).filter(([other]) => other !== id))
      return transfer ? { ...others, [id]: transfer } : others
    })
  }, [])
  return { transfers, mark }
}

type Running<Ref> = Map<string, { readonly item: UploadItem<Ref>; readonly controller: AbortController }>

interface Work<Ref> {
  readonly options: RefObject<TransferOptions<Ref>>
  readonly queue: RefObject<UploadItem<Ref>[]>
  readonly running: RefObject<Running<Ref>>
  readonly away: RefObject<boolean>
  readonly mark: (id: string, transfer: Transfer | undefined) => void
  readonly settle: (item: UploadItem<Ref>, outcome: SendOutcome<Ref>) => void
}

/** Sends waiting files, two at a time; each that finishes starts the next. */
function sendNext<Ref>(work: Work<Ref>) {
  const { options, queue, running, away, mark, settle } = work
  const { send, retryDelays, messageOf } = options.current
  while (send && !away.current && navigator.onLine && running.current.size < atOnce) {
    const item = queue.current.shift()
    if (!item) return
    if (!item.file) continue
    const controller = new AbortController()
    const { signal } = controller
    running.current.set(item.id, { item, controller })
    const onProgress = (sent: number) => {
      // The request is slightly larger than the file, because name and type go with it.
      if (!signal.aborted) mark(item.id, { status: 'sending', sent: Math.min(sent, item.size) })
    }
    void sendWithRetry({ send, file: item.file, signal, onProgress, retryDelays, messageOf }).then((outcome) => {
      settle(item, outcome)
      sendNext(work)
    })
  }
}

/** Transfers: two at a time, each can be cancelled and retried; offline they wait. Leaving the page stops all. */
export function useTransfers<Ref>(options: TransferOptions<Ref>) {
  const online = useOnline()
  const { transfers, mark } = useMarks()
  const latest = useLatest(options)
  const queue = useRef<UploadItem<Ref>[]>([])
  const running = useRef<Running<Ref>>(new Map())
  const away = useRef(false)

  const settle = useLatestCallback((item: UploadItem<Ref>, outcome: SendOutcome<Ref>) => {
    if (outcome.kind === 'stopped') return
    running.current.delete(item.id)
    if (outcome.kind === 'offline') {
      queue.current.unshift(item)
      return mark(item.id, { status: 'waiting' })
    }
    if (outcome.kind === 'sent') {
      mark(item.id, undefined)
      return options.onSent(item, outcome.ref)
    }
    const { message } = outcome
    mark(item.id, message === undefined ? { status: 'failed' } : { status: 'refused', message })
    options.onProblem(item, message)
  })
  const pump = useCallback(
    () => sendNext({ options: latest, queue, running, away, mark, settle }),
    [latest, mark, settle],
  )

  // All stop on unmount. If React only hides the page, they start again when it runs the effects anew.
  useEffect(() => {
    const { current } = running
    away.current = false
    return () => {
      away.current = true
      queue.current = [...[...current.values()].map(({ item }) => item), ...queue.current]
      for (const { controller } of current.values()) controller.abort()
      current.clear()
    }
  }, [])
  useEffect(() => {
    if (online) pump()
  }, [online, pump])
  const start = (items: readonly UploadItem<Ref>[]) => {
    if (!latest.current.send) return
    for (const item of items) mark(item.id, { status: 'waiting' })
    queue.current.push(...items)
    pump()
  }
  const stop = (id: string) => {
    queue.current = queue.current.filter((item) => item.id !== id)
    running.current.get(id)?.controller.abort()
    running.current.delete(id)
    mark(id, undefined)
    pump()
  }
  return { transfers, online, start, stop, mark }
}
