import { listNotices } from '@eksport/api'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPortal, startServer } from '../testing/open-portal.tsx'
import { NoticeBell } from './notice-bell.tsx'

it.each([
  [99, '99'],
  [150, '99+'],
])('[ACT-13] says aloud that %i are unread, and shows as many as there is room for', async (unread, shown) => {
  startServer('submitter').answer(listNotices, () => ({ notices: [], unread }))
  openPortal(() => (
    <NoticeBell icon={null} linkTo={() => <a href="/soeknad">Søknad</a>} settings={<a href="/">Mer</a>} />
  ))
  const bell = await screen.findByRole('button', { name: `Varsler, ${unread} uleste` })
  expect(bell.textContent).toBe(shown)
})
