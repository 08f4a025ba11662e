import type { LiveEvent } from '@eksport/api'
import { waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'

/** The server's end of the stream of changes, which sends events to the page that is opened after it. */
export function openStream() {
  const sources: EventTarget[] = []
  class Source extends EventTarget {
    static readonly OPEN = 1
    readonly readyState = 1
    constructor() {
      super()
      sources.push(this)
    }
    close(): void {
      sources.splice(sources.indexOf(this), 1)
    }
  }
  vi.stubGlobal('EventSource', Source)
  return async (event: LiveEvent) => {
    await waitFor(() => expect(sources).toHaveLength(1))
    sources[0]?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }))
  }
}
