import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, onTestFinished, vi } from 'vitest'
import { operatingMessagesQuery } from './messages-query.ts'

it('[CW-03] a page that stands open learns within a minute of a message that was published, and of one that was taken down', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const message = {
    id: 'm-1',
    title: 'Nede',
    titles: { nb: 'Nede', nn: 'Nede', en: 'Down' },
    description: '',
    descriptions: { nb: '', nn: '', en: '' },
    type: 'ERROR',
    hideable: false,
    forOfficers: false,
    lastUpdated: '2026-11-20T08:00:00Z',
    effectiveFrom: '2026-11-20T08:00:00Z',
  }
  let published: readonly unknown[] = []
  vi.stubGlobal('fetch', async () =>
    published.length === 0 ? new Response(null, { status: 204 }) : Response.json(published),
  )
  const page = new QueryObserver(new QueryClient(), operatingMessagesQuery)
  onTestFinished(page.subscribe(() => undefined))
  const shown = () => page.getCurrentResult().data?.map(({ id }) => id)
  await vi.waitFor(() => expect(shown()).toEqual([]))
  published = [message]
  await vi.advanceTimersByTimeAsync(60_000)
  await vi.waitFor(() => expect(shown()).toEqual(['m-1']))
  published = []
  await vi.advanceTimersByTimeAsync(60_000)
  await vi.waitFor(() => expect(shown()).toEqual([]))
})
