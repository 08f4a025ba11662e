import { isPassing, type SendFile } from './upload-item.js'

/** How the sending of a file ended. */
export type SendOutcome<Ref> =
  | { readonly kind: 'sent'; readonly ref: Ref }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'offline' }
  /** With the server's words when it refused the file itself. */
  | { readonly kind: 'failed'; readonly message: string | undefined }

type Attempt<Ref> =
  | Exclude<SendOutcome<Ref>, { kind: 'failed' }>
  | { readonly kind: 'failed'; readonly message: string | undefined; readonly passing: boolean }

interface SendRequest<Ref> {
  readonly send: SendFile<Ref>
  readonly file: File
  readonly signal: AbortSignal
  readonly onProgress: (sentBytes: number) => void
  /** Waits before each further try of what may pass. */
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

/** Sends a file, and again after each wait as long as the trouble may pass. It never rejects. */
export async function sendWithRetry<Ref>(request: SendRequest<Ref>): Promise<SendOutcome<Ref>> {
  for (const delay of request.retryDelays) {
    const outcome = await attemptOnce(request)
    if (outcome.kind !== 'failed' || !outcome.passing) return outcome
    await pause(delay, request.signal)
    if (request.signal.aborted) return { kind: 'stopped' }
  }
  return attemptOnce(request)
}
