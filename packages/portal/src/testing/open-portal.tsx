import type { Audience } from '@eksport/api'
import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { Providers } from '../app/providers.tsx'
import { createQueryClient } from '../server/query-client.ts'
import { createMemoryServer, type MemoryServer } from './memory-server.ts'
import { answerReferenceData } from './reference-answers.ts'
import { requestOver } from './request-over.ts'

/** Friday at noon, an hour at which offices are open. */
const defaultNow = '2026-11-20T12:00:00+01:00'

/** A server of one portal with its reference data; what breaks a contract fails the test that it happens in. */
export function startServer(audience: Audience): MemoryServer {
  const server = createMemoryServer(audience)
  answerReferenceData(server)
  vi.stubGlobal('fetch', server.fetch)
  vi.stubGlobal('XMLHttpRequest', requestOver(server.fetch))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    expect(server.faults, 'Calls and answers keep to their contracts').toEqual([])
  })
  return server
}

export interface Opening {
  /** CSS pixels; 1280 unless given. */
  readonly width?: number
  readonly now?: string
}

/** Draws a whole portal in a window, as a person has it before them. */
export function openPortal(
  pages: (queries: QueryClient) => ReactNode,
  { width = 1280, now = defaultNow }: Opening = {},
) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  resizeTo(width)
  const queries = createQueryClient()
  // Whether an element is covered or hidden by style is a browser's question. Asked of happy-dom for each node it takes
  // most of a test's time, and no style sheet is loaded that could answer it: only what the element says itself counts.
  configure({ defaultHidden: true })
  vi.stubGlobal('getComputedStyle', (element: HTMLElement) => element.style)
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  render(<Providers queries={queries}>{pages(queries)}</Providers>)
  onTestFinished(async () => {
    // Before the page goes: what is still on its way must not meet the next test's server.
    await act(() => queries.cancelQueries())
    cleanup()
    queries.clear()
    localStorage.clear()
    vi.useRealTimers()
  })
  return user
}

function resizeTo(width: number): void {
  Object.assign(window, { innerWidth: width })
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: width })
}
