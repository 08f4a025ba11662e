import { getApplication } from '@eksport/api'
import { addressOfOrganisation } from '@eksport/domain'
import { mountPortal } from '@eksport/portal/app/mount-portal.tsx'
import { createQueryClient } from '@eksport/portal/server/query-client.ts'
import { lose } from '@eksport/portal/testing/memory-server.ts'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { organisation, startSubmitterServer } from '#src/testing/start-server.ts'
import { createAppRouter } from './router.ts'

it('[THM-03] [EXP-03] a portal opened with a page that is long on its way knows how long, and forgets what nobody owns', async () => {
  const held = Promise.withResolvers<ReturnType<typeof lose>>()
  onTestFinished(() => held.resolve(lose()))
  startSubmitterServer().answer(getApplication, () => held.promise)
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T12:00:00+01:00') })
  onTestFinished(() => void vi.useRealTimers())
  localStorage.setItem('eks:message-draft:application-4001', 'Hei')
  document.body.innerHTML = '<div id="root"></div>'
  const queries = createQueryClient()
  onTestFinished(async () => {
    await queries.cancelQueries()
    queries.clear()
  })
  const address = addressOfOrganisation(organisation.organisationNumber, '/soeknader/4001/detaljer')
  const router = createAppRouter(queries, { history: createMemoryHistory({ initialEntries: [address] }) })
  const root = await act(() =>
    mountPortal(queries, () => ({
      pages: <RouterProvider router={router} />,
      load: () => router.load(),
      isThere: () => router.state.matches.length > 0,
    })),
  )
  onTestFinished(() => act(() => root.unmount()))
  const status = () => document.querySelector('.eks-loading')?.textContent
  await waitFor(() => expect(status()).toContain('Henter søknaden'))
  expect(status()).not.toContain('Dette kan ta litt tid.')
  // Two seconds have passed before, and the hint comes after five.
  await act(async () => vi.advanceTimersByTimeAsync(3100))
  expect(status()).toContain('Dette kan ta litt tid.')
  expect(screen.queryByRole('button', { name: 'Avbryt' })).toBeNull()
  expect(localStorage.getItem('eks:message-draft:application-4001')).toBeNull()
})

it('[THM-03] the words of index.html stand until there is anything to draw, however long that takes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  document.body.innerHTML = '<div id="root"><h1>Søknad #004001</h1></div>'
  const heading = () => document.querySelector('h1')?.textContent
  let isThere = false
  const load = () => new Promise(() => undefined)
  const mounting = mountPortal(createQueryClient(), () => ({ pages: <h1>#004001</h1>, load, isThere: () => isThere }))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(heading()).toBe('Søknad #004001')
  isThere = true
  const root = await act(async () => {
    await vi.advanceTimersByTimeAsync(1000)
    return mounting
  })
  onTestFinished(() => act(() => root.unmount()))
  await waitFor(() => expect(heading()).toBe('#004001'))
})
