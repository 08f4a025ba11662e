import { type LiveEvent, liveEventSchema, livePath, seenQuery } from '@eksport/api'

export interface LiveStream {
  close(): void
}

interface LiveStreamOptions {
  readonly onEvent: (event: LiveEvent) => void
  /** Asked for again where nothing is heard: every so many milliseconds. */
  readonly askEvery: number
  /** How far the page has seen when it begins to listen (`seen.ts`). */
  readonly seen?: number | undefined
}

const channelName = 'eksport-live'

/** Until then, in milliseconds, a tab that is alone has been given the lock. */
const lockTakes = 2000

/** How the server knows what to tell first: what was stored after the page was read and before it listens is heard by nobody else. */
const addressFrom = (seen: number | undefined) => (seen === undefined ? livePath : `${livePath}?${seenQuery}=${seen}`)

function readEvent(data: string): LiveEvent | undefined {
  const parsed = liveEventSchema.safeParse(JSON.parse(data))
  return parsed.success ? parsed.data : undefined
}

/** The connection itself: hears, and asks every now and then while it does not. */
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
    // What happened while nothing was heard is asked for.
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

/** For a page whose events another tab hears, which has done so all along: what this page has missed, and no more. */
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
 * [ACT-12] Hears what changes, over one connection for all tabs of a browser: the tab that holds the lock listens and tells the
 * others. Where a browser has no locks, every tab listens for itself.
 */
export function openLiveStream(options: LiveStreamOptions): LiveStream {
  const { onEvent, seen } = options
  if (typeof EventSource === 'undefined') return { close: () => undefined }
  // Absent outside of a secure context, whatever the types say.
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
  // Another tab holds it until it is closed; giving up the wait is no failure.
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
