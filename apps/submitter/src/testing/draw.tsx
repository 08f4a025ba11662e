import { EksportProvider } from '@eksport/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { OrganisationContext } from '../lib/organisation.ts'

const now = Date.parse('2026-11-20T12:00:00+01:00')

/** What a server answers, by the last part of the path that is called; whatever else is called does not exist. */
export type Answers = Readonly<Record<string, unknown>>

function problem(status: number): Response {
  const body = { type: 'about:blank', kind: 'GENERIC_ERROR', title: 'Feil', status, traceId: 'test' }
  return Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } })
}

function serve(answers: Answers): void {
  const answer = async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://localhost')
    const name = pathname.split('/').at(-1) ?? ''
    if (!Object.hasOwn(answers, name)) return problem(404)
    const body = answers[name]
    return typeof body === 'number' ? problem(body) : Response.json(body)
  }
  vi.stubGlobal('fetch', answer)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}

/** Draws a part of the app as a person of the organisation sees it, and waits until what it fetches has come. */
export async function draw(part: ReactNode, answers: Answers = {}) {
  serve(answers)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const history = createMemoryHistory()
  const router = createRouter({ history, routeTree: createRootRoute({ component: () => part }) })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const organisation = { organisationNumber: '310000043', name: 'Midnattsol Testlaks AS' }
  const rest = () => act(() => new Promise<void>((done) => setTimeout(done, 30)))
  const settle = async () => {
    do await rest()
    while (queries.isFetching() > 0)
    await rest()
  }
  await act(async () => {
    root.render(
      <QueryClientProvider client={queries}>
        <EksportProvider locale="nb" now={() => now}>
          <OrganisationContext value={organisation}>
            <RouterProvider router={router} />
          </OrganisationContext>
        </EksportProvider>
      </QueryClientProvider>,
    )
  })
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  await settle()
  return {
    text: () => place.textContent ?? '',
    alerts: () => [...place.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent),
    address: () => history.location.pathname,
    async click(name: string) {
      const button = [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name)
      if (!button) throw new Error(`There is no button '${name}' in: ${place.textContent}`)
      await act(async () => button.click())
      await settle()
    },
  }
}
