import type { Audience } from '@eksport/api'
import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { Providers } from '../app/providers.tsx'
import { sayHere } from '../browser/attendance.ts'
import { createQueryClient } from '../server/query-client.ts'
import { createMemoryServer, type MemoryServer } from './memory-server.ts'
import { answerReferenceData } from './reference-answers.ts'
import { requestOver } from './request-over.ts'

/** Friday at noon, when offices are open. */
const defaultNow = '2026-11-20T12:00:00+01:00'

/** A server of one portal with its reference data; a violated contract fails the test in which it happens. */
export function startServer(audience: Audience): MemoryServer {
  const server = createMemoryServer(audience)
  answerReferenceData(server)
  vi.stubGlobal('fetch', server.fetch)
  vi.stubGlobal('XMLHttpRequest', requestOver(server.fetch))
  onTestFinished(() => {
    expect(server.faults, 'Calls and answers keep to their contracts').toEqual([])
  })
  return server
}

export interface Opening {
  /** CSS pixels; 1280 by default. */
  readonly width?: number
  readonly now?: string
}

/** Renders a whole portal in a window, as a person sees it. */
export function openPortal(
  pages: (queries: QueryClient) => ReactNode,
  { width = 1280, now = defaultNow }: Opening = {},
) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  resizeTo(width)
  // Opening a page counts as activity, by the clock of that page.
  sayHere()
  const queries = createQueryClient()
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  render(<Providers queries={queries}>{pages(queries)}</Providers>)
  onTestFinished(async () => {
    // Before the page is unmounted: pending requests must not reach the next test's server.
    await act(() => queries.cancelQueries())
    cleanup()
    queries.clear()
    resizeTo(undefined)
  })
  return user
}

const { innerWidth } = globalThis

/** Resizes the window, or restores its width from before. */
function resizeTo(width: number | undefined): void {
  Object.assign(window, { innerWidth: width ?? innerWidth })
  if (width === undefined) Reflect.deleteProperty(document.documentElement, 'clientWidth')
  else Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: width })
}
