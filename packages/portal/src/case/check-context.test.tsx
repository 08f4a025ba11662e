import { listOpeningHours } from '@eksport/api'
import { exampleOfficeTimes } from '@eksport/domain/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createQueryClient } from '../server/query-client.ts'
import { startServer } from '../testing/open-portal.tsx'
import { useOfficePolicies } from './check-context.ts'

it('[PIK-08] [REG-03] a day that an office closes is known within a minute on a page that stands open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const server = startServer('submitter')
  const times = exampleOfficeTimes([{ code: 'KLOEFTA', openingHours: 'KLOEFTA' }])
  server.answer(listOpeningHours, () => times)
  const queries = createQueryClient()
  const around = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <Suspense>{children}</Suspense>
    </QueryClientProvider>
  )
  const { result } = renderHook(() => useOfficePolicies(), { wrapper: around })
  const closed = () => result.current?.get('KLOEFTA')?.exceptions.map(({ date }) => date)
  await waitFor(() => expect(closed()).toEqual([]))
  const name = { nb: 'Planleggingsdag', nn: 'Planleggingsdag', en: 'Planning day' }
  const exceptions = [{ date: '2026-11-23', closed: true as const, name }]
  server.answer(listOpeningHours, () => ({
    ...times,
    offices: times.offices.map((office) => ({ ...office, exceptions })),
  }))
  await vi.advanceTimersByTimeAsync(60_500)
  await waitFor(() => expect(closed()).toEqual(['2026-11-23']))
})
