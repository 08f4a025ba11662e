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

/**
 * A page is read before anybody listens for it, and what is stored in between is heard by nobody: it is asked for once more, in
 * milliseconds from when it listens, so that its first moments are the reader's.
 */
const firstLookAfter = 2000

function readEvent(data: string): LiveEvent | undefined {
  const parsed = liveEventSchema.safeParse(JSON.parse(data))
  return parsed.success ? parsed.data : undefined
}

/** The connection itself: hears, and asks every now and then while it does not. */
function connect(tell: (event: LiveEvent) => void, askEvery: number): LiveStream {
  const source = new EventSource(livePath)
  let wasOpen = false
  let first: ReturnType<typeof setTimeout> | undefined
  const ask = setInterval(() => {
    if (source.readyState !== EventSource.OPEN && document.visibilityState === 'visible') tell({ kind: 'anything' })
  }, askEvery)
  const close = () => {
    clearInterval(ask)
    clearTimeout(first)
    source.close()
  }
  source.addEventListener('open', () => {
    // What happened while nothing was heard is asked for.
    if (wasOpen) tell({ kind: 'anything' })
    else first = setTimeout(() => tell({ kind: 'anything' }), firstLookAfter)
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
  // Another tab that listens has done so all along, and does not know of this one.
  const first = setTimeout(() => onEvent({ kind: 'anything' }), firstLookAfter)
  const holdAlone = () => {
    clearTimeout(first)
    return hold()
  }
  // Another tab holds it until it is closed; giving up the wait is no failure.
  locks.request(channelName, { signal: over.signal }, holdAlone).catch(() => undefined)
  return {
    close: () => {
      clearTimeout(first)
      over.abort()
      others.close()
    },
  }
}
