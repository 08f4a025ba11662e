import { getApplication, listApplications } from '@eksport/api'
import { aRow } from '@eksport/domain/testing'
import { lose } from '@eksport/portal/testing/memory-server.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { startSubmitterServer } from '#src/testing/start-server.ts'

it('[THM-03] a page that is long on its way says so over its place, and giving up leads back', async () => {
  const held = Promise.withResolvers<ReturnType<typeof lose>>()
  onTestFinished(() => held.resolve(lose()))
  const server = startSubmitterServer()
  server.answer(listApplications, ({ query }) => pageOf([aRow()], query))
  server.answer(getApplication, () => held.promise)
  const { user, address } = openApp('/oversikt')
  const row = await screen.findByRole('link', { name: /004001/ })
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.now() })
  const wait = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
  const status = () => document.querySelector('.eks-loading')?.textContent
  await user.click(row)
  await wait(1200)
  await waitFor(() => expect(status()).toContain('Henter søknaden'))
  expect(status()).not.toContain('Dette kan ta litt tid.')
  await wait(4000)
  expect(status()).toContain('Dette kan ta litt tid.')
  await user.click(screen.getByRole('button', { name: 'Avbryt' }))
  await screen.findByRole('heading', { level: 1, name: 'Søknader' })
  expect(address()).toBe('/oversikt')
})
