import type { LiveEvent } from '@eksport/api'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createQueryClient } from '../server/query-client.ts'
import { noteSeen } from '../server/server-time.ts'
import { openStream } from '../testing/open-stream.ts'
import { useLive } from './use-live.ts'

const keys = { applications: ['case'], lists: ['cases'] } as const

/** A page that reads one list, whose answers are given by hand. */
function openPage({ reads = true } = {}) {
  const addresses: string[] = []
  const closed: string[] = []
  const sources: EventTarget[] = []
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      static readonly OPEN = 1
      readonly readyState = 1
      readonly address: string
      constructor(address: string) {
        super()
        this.address = address
        addresses.push(address)
        sources.push(this)
      }
      close() {
        closed.push(this.address)
      }
    },
  )
  const queries = createQueryClient()
  const answers: ((row: string) => void)[] = []
  const read = () =>
    new Promise<string>((resolve) => {
      answers.push(resolve)
    })
  const around = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const page = renderHook(
    ({ key }) => {
      useLive(keys)
      return useQuery({ queryKey: ['cases', key], queryFn: read, enabled: reads }).data
    },
    { wrapper: around, initialProps: { key: 'first' } },
  )
  onTestFinished(() => {
    page.unmount()
    vi.unstubAllGlobals()
  })
  const say = (event: LiveEvent) =>
    act(() => void sources[0]?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) })))
  const give = (row: string) => act(async () => answers.at(-1)?.(row))
  return { ...page, addresses, closed, answers, say, give }
}

const long = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

it('[ACT-12] listens when what is shown has been read, from as far as that has seen', async () => {
  const { addresses, give, result } = openPage()
  noteSeen(new Response(null, { headers: { 'eksport-seen': '12' } }))
  await long()
  expect(addresses).toEqual([])
  noteSeen(new Response(null, { headers: { 'eksport-seen': '11' } }))
  noteSeen(new Response(null, { headers: { 'eksport-seen': '13' } }))
  noteSeen(new Response(null))
  await give('row')
  await waitFor(() => expect(addresses).toEqual(['/api/endringer?seen=11']))
  expect(result.current).toBe('row')
})

it.each([true, false])(
  '[ACT-12] listens no more once it is left, also where something had to be read: %s',
  async (reads) => {
    const { addresses, closed, give, unmount } = openPage({ reads })
    if (reads) await give('row')
    await waitFor(() => expect(addresses).toHaveLength(1))
    unmount()
    expect(closed).toEqual(addresses)
  },
)

it('[ACT-12] reads again what was on its way when it changed', async () => {
  const { addresses, answers, give, rerender, result, say } = openPage()
  await give('row')
  await waitFor(() => expect(addresses).toHaveLength(1))
  rerender({ key: 'second' })
  await waitFor(() => expect(answers).toHaveLength(2))
  say({ kind: 'anything' })
  await give('before')
  await waitFor(() => expect(answers).toHaveLength(3))
  await give('after')
  await waitFor(() => expect(result.current).toBe('after'))
})

it('[ACT-12] reads a version that it heard of while it saved, where that is not the version that it has then', async () => {
  const queries = createQueryClient()
  const say = openStream()
  const reads = vi.fn(() => Promise.resolve(1))
  const ownKeys = { ...keys, hasVersion: (_: number, version: number) => version <= 1 }
  const around = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const page = renderHook(
    () => {
      useLive(ownKeys)
      return useQuery({ queryKey: ['case', 7], queryFn: reads }).data
    },
    { wrapper: around },
  )
  onTestFinished(() => {
    page.unmount()
    vi.unstubAllGlobals()
  })
  await waitFor(() => expect(page.result.current).toBe(1))
  const { promise, reject } = Promise.withResolvers<number>()
  const saving = queries.getMutationCache().build(queries, { mutationKey: ['case', 7], mutationFn: () => promise })
  const saved = saving.execute(undefined)
  const heard = {
    kind: 'application',
    referenceNumber: 7,
    isNewVersion: true,
    organisationNumber: '310000043',
  } as const
  await say({ ...heard, version: 1 })
  await say({ ...heard, version: 2 })
  expect(reads).toHaveBeenCalledTimes(1)
  reject(new Error('It was stored elsewhere.'))
  await expect(saved).rejects.toThrow()
  await waitFor(() => expect(reads).toHaveBeenCalledTimes(2))
})
