import type { LiveEvent } from '@eksport/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLiveStream } from './live-stream.ts'

/** The browser's end of a connection, opened and broken by hand. */
class Source extends EventTarget {
  static readonly OPEN = 1
  static readonly all: Source[] = []
  readyState = 0
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    Source.all.push(this)
  }
  open(): void {
    this.readyState = Source.OPEN
    this.dispatchEvent(new Event('open'))
  }
  close(): void {
    this.readyState = 2
  }
  say(event: LiveEvent): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }))
  }
}

const anything = { kind: 'anything' } as const
const present = { kind: 'present' } as const
const changed = { kind: 'application', referenceNumber: 7, version: 3, organisationNumber: '310000043' } as const

function listen(locks: unknown, seen?: number) {
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('navigator', { locks })
  const heard: LiveEvent[] = []
  const stream = openLiveStream({ onEvent: (event) => heard.push(event), askEvery: 30_000, seen })
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
  it('says how far it has seen, and asks for nothing by itself', () => {
    const { heard, source, stream } = listen(granted, 4711)
    expect(source?.address).toBe('/api/endringer?seen=4711')
    source?.open()
    source?.say(changed)
    source?.say(present)
    vi.advanceTimersByTime(60_000)
    expect(heard).toEqual([changed, present])
    stream.close()
  })

  it('is told what it has missed too where another tab listens for it, and leaves the rest to that', () => {
    const { heard, stream } = listen(taken, 4711)
    vi.advanceTimersByTime(5000)
    const [asked] = Source.all
    expect([Source.all.length, asked?.address]).toEqual([1, '/api/endringer?seen=4711'])
    asked?.say(changed)
    expect(asked?.readyState).toBe(0)
    asked?.say(present)
    expect([asked?.readyState, heard]).toEqual([2, [changed, present]])
    stream.close()
  })

  it('reads all of it again where it cannot be told', () => {
    const { heard, stream } = listen(taken, 4711)
    vi.advanceTimersByTime(5000)
    Source.all[0]?.dispatchEvent(new Event('error'))
    expect([Source.all[0]?.readyState, heard]).toEqual([2, [anything]])
    stream.close()
  })

  it('asks at once when the connection had broken', () => {
    const { heard, source, stream } = listen(granted)
    source?.open()
    vi.advanceTimersByTime(5000)
    source?.dispatchEvent(new Event('error'))
    source?.open()
    expect(heard).toEqual([anything])
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
