import type { LiveEvent } from '@eksport/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLiveStream } from './live-stream.ts'

/** The browser's end of a connection, opened and broken by hand. */
class Source extends EventTarget {
  static readonly OPEN = 1
  static readonly all: Source[] = []
  readyState = 0
  constructor() {
    super()
    Source.all.push(this)
  }
  open(): void {
    this.readyState = Source.OPEN
    this.dispatchEvent(new Event('open'))
  }
  close(): void {
    this.readyState = 2
  }
}

const anything = { kind: 'anything' } as const

function listen(locks: unknown) {
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('navigator', { locks })
  const heard: LiveEvent[] = []
  const stream = openLiveStream({ onEvent: (event) => heard.push(event), askEvery: 30_000 })
  return { heard, stream, source: Source.all.at(-1) }
}

const granted = { request: (_: string, __: unknown, hold: () => Promise<void>) => hold() }
/** Another tab has it, and keeps it. */
const taken = { request: () => new Promise(() => undefined) }

beforeEach(() => {
  Source.all.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('[ACT-12] a page that begins to hear of changes', () => {
  it('asks once for what was stored after it was read and before it was heard', () => {
    const { heard, source, stream } = listen(granted)
    vi.advanceTimersByTime(5000)
    expect(heard).toEqual([])
    source?.open()
    vi.advanceTimersByTime(5000)
    expect(heard).toEqual([anything])
    vi.advanceTimersByTime(60_000)
    expect(heard).toEqual([anything])
    stream.close()
  })

  it('does so too where another tab listens for it', () => {
    const { heard, source, stream } = listen(taken)
    vi.advanceTimersByTime(5000)
    expect([source, heard]).toEqual([undefined, [anything]])
    stream.close()
  })

  it('asks at once when the connection had broken', () => {
    const { heard, source, stream } = listen(granted)
    source?.open()
    vi.advanceTimersByTime(5000)
    source?.dispatchEvent(new Event('error'))
    source?.open()
    expect(heard).toEqual([anything, anything])
    stream.close()
  })

  it('asks for nothing once it is gone', () => {
    const { heard, source, stream } = listen(granted)
    source?.open()
    stream.close()
    vi.advanceTimersByTime(60_000)
    expect(heard).toEqual([])
  })
})
