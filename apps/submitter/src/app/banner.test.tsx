import { listOperatingMessages, type OperatingMessage } from '@eksport/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const inAll = (words: string) => ({ nb: words, nn: words, en: words })

const message: OperatingMessage = {
  id: 'jul',
  title: 'Kortere åpningstid',
  description: '<p>Velg hentetid i god tid.</p>',
  titles: inAll('Kortere åpningstid'),
  descriptions: inAll('<p>Velg hentetid i god tid.</p>'),
  type: 'INFO',
  hideable: true,
  forOfficers: false,
  lastUpdated: '2026-11-20T08:00:00Z',
  effectiveFrom: '2026-11-01T00:00:00Z',
}

it('[THM-02] a message is told apart on the second page of a session, where a phone may fold it away', async () => {
  const server = startSubmitterServer()
  server.answer(listOperatingMessages, () => [message])
  const { user } = openApp('/profil')
  const strip = (await screen.findByText('Kortere åpningstid')).closest('[data-type]')
  expect(strip?.hasAttribute('data-seen')).toBe(false)
  await user.click(await screen.findByRole('link', { name: 'Oversikt' }))
  await waitFor(() => expect(strip?.hasAttribute('data-seen')).toBe(true))
})

it('[THM-02] a message stands there when the page is first drawn, so that it pushes nothing down', async () => {
  const server = startSubmitterServer()
  server.answer(listOperatingMessages, () => [message])
  openApp('/oversikt')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('Kortere åpningstid')).not.toBeNull()
})
