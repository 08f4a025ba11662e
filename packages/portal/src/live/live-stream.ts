import { type LiveEvent, liveEventSchema, livePath, seenQuery } from '@eksport/api'

export interface LiveStream {
  close(): void
}

interface LiveStreamOptions {
  readonly onEvent: (event: LiveEvent) => void
  /** Milliseconds between refetches while the stream is not connected. */
  readonly askEvery: number
  /** How current the page is when it starts listening (`seen.ts`). */
  readonly seen?: number | undefined
}

const channelName = 'eksport-live'

/** Milliseconds within which a single tab gets the lock. */
const lockTakes = 2000

/** Tells the server how current the page is, so that it sends what happened between reading the page and listening. */
const addressFrom = (seen: number | undefined) => (seen === undefined ? livePath : `${livePath}?${seenQuery}=${seen}`)

function readEvent(data: string): LiveEvent | undefined {
  const parsed = liveEventSchema.safeParse(JSON.parse(data))
  return parsed.success ? parsed.data : undefined
}

/** The connection itself: receives events, and triggers refetches at intervals while it is not connected. */
function connect(tell: (event: LiveEvent) => void, { askEvery, seen }: LiveStreamOptions): LiveStream {
  const source = new EventSource(addressFrom(seen))
  let wasOpen = false
  const ask = setInterval(() => {
    if (source.readyState !== EventSource.OPEN && document.visibilityState === 'visible') tell({ kind: 'anything' })
  }, askEvery)
  const close = () => {
    clearInterval(ask)
    source.close()
  }
  source.addEventListener('open', () => {
    // Refetches after a reconnect, because events may have been missed.
    if (wasOpen) tell({ kind: 'anything' })
    wasOpen = true
  })
  source.addEventListener('message', ({ data }) => {
    const event = readEvent(String(data))
    if (event === undefined) return
    if (event.kind === 'end') close()
    tell(event)
  })
  return { close }
}

/** For a page whose events another tab receives: gets only what this page has missed. */
function catchUp(tell: (event: LiveEvent) => void, seen: number): LiveStream {
  const source = new EventSource(addressFrom(seen))
  source.addEventListener('message', ({ data }) => {
    const event = readEvent(String(data))
    if (event === undefined) return
    if (event.kind === 'present' || event.kind === 'end') source.close()
    tell(event)
  })
  source.addEventListener('error', () => {
    source.close()
    tell({ kind: 'anything' })
  })
  return { close: () => source.close() }
}

/**
 * [ACT-12] Receives changes over one connection for all tabs of a browser: the tab that holds the lock listens and informs the
 * others. In a browser without locks, every tab listens by itself.
 */
export function openLiveStream(options: LiveStreamOptions): LiveStream {
  const { onEvent, seen } = options
  if (typeof EventSource === 'undefined') return { close: () => undefined }
  // Absent outside a secure context, whatever the types say.
  const locks: LockManager | null | undefined = navigator.locks
  if (!locks) return connect(onEvent, options)
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
      const stream = connect(tellAll, options)
      over.signal.addEventListener('abort', () => {
        stream.close()
        release()
      })
    })
  let missed: LiveStream | undefined
  const first = setTimeout(() => {
    if (seen !== undefined) missed = catchUp(onEvent, seen)
  }, lockTakes)
  const holdAlone = () => {
    clearTimeout(first)
    missed?.close()
    return hold()
  }
  // Another tab holds the lock until it is closed; aborting the wait is not an error.
  locks.request(channelName, { signal: over.signal }, holdAlone).catch(() => undefined)
  return {
    close: () => {
      clearTimeout(first)
      missed?.close()
      over.abort()
      others.close()
    },
  }
}
