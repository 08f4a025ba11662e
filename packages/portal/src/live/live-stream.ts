import { type LiveEvent, liveEventSchema, livePath } from '@eksport/api'

export interface LiveStream {
  close(): void
}

interface LiveStreamOptions {
  readonly onEvent: (event: LiveEvent) => void
  /** Asked for again where nothing is heard: every so many milliseconds. */
  readonly askEvery: number
}

const channelName = 'eksport-live'

function readEvent(data: string): LiveEvent | undefined {
  const parsed = liveEventSchema.safeParse(JSON.parse(data))
  return parsed.success ? parsed.data : undefined
}

/** The connection itself: hears, and asks every now and then while it does not. */
function connect(tell: (event: LiveEvent) => void, askEvery: number): LiveStream {
  const source = new EventSource(livePath)
  let isBehind = false
  const ask = setInterval(() => {
    if (source.readyState !== EventSource.OPEN && document.visibilityState === 'visible') tell({ kind: 'anything' })
  }, askEvery)
  const close = () => {
    clearInterval(ask)
    source.close()
  }
  source.addEventListener('open', () => {
    // What happened while nothing was heard is asked for.
    if (isBehind) tell({ kind: 'anything' })
    isBehind = false
  })
  source.addEventListener('error', () => {
    isBehind = true
  })
  source.addEventListener('message', ({ data }) => {
    const event = readEvent(String(data))
    if (event === undefined) return
    if (event.kind === 'end') close()
    tell(event)
  })
  return { close }
}

/**
 * [ACT-12] Hears what changes, over one connection for all tabs of a browser: the tab that holds the lock listens and tells the
 * others. Where a browser has no locks, every tab listens for itself.
 */
export function openLiveStream({ onEvent, askEvery }: LiveStreamOptions): LiveStream {
  if (typeof EventSource === 'undefined') return { close: () => undefined }
  // Absent outside of a secure context, whatever the types say.
  const locks: LockManager | null | undefined = navigator.locks
  if (!locks) return connect(onEvent, askEvery)
  const others = new BroadcastChannel(channelName)
  const over = new AbortController()
  others.addEventListener('message', ({ data }) => {
    const event = readEvent(String(data))
    if (event !== undefined) onEvent(event)
  })
  const tellAll = (event: LiveEvent) => {
    onEvent(event)
    if (!over.signal.aborted) others.postMessage(JSON.stringify(event))
  }
  const hold = () =>
    new Promise<void>((release) => {
      const stream = connect(tellAll, askEvery)
      over.signal.addEventListener('abort', () => {
        stream.close()
        release()
      })
    })
  // Another tab holds it until it is closed; giving up the wait is no failure.
  locks.request(channelName, { signal: over.signal }, hold).catch(() => undefined)
  return {
    close: () => {
      over.abort()
      others.close()
    },
  }
}
