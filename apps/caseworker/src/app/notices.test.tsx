import {
  getCase,
  getNoticeSettings,
  getOfficer,
  listCaseMessages,
  listCases,
  listNotices,
  markNoticesRead,
} from '@eksport/api'
import type { Notice } from '@eksport/domain'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { openStream } from '@eksport/portal/testing/open-stream.ts'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { startCaseworkerServer } from '#src/testing/start-server.ts'

const notice = (n: number, more: Partial<Notice> = {}): Notice => ({
  id: `0191b7f0-0000-7000-8000-00000000000${n}`,
  kind: 'CLARIFICATION_ANSWERED',
  referenceNumber: 4000 + n,
  createdAt: '2026-11-20T10:00:00+01:00',
  ...more,
})

async function openNotices(given: Notice[]) {
  const server = startCaseworkerServer()
  let notices = given
  const tell = (next: Notice[]) => {
    notices = next
  }
  server.answer(listCases, ({ query }) => pageOf([], query))
  server.answer(listNotices, () => ({ notices, unread: notices.filter(({ readAt }) => readAt === undefined).length }))
  server.answer(markNoticesRead, ({ body: { ids } }) => {
    const readAt = '2026-11-20T12:00:00+01:00'
    tell(notices.map((one) => (ids === undefined || ids.includes(one.id) ? { ...one, readAt } : one)))
    return undefined
  })
  const app = openApp('/')
  await screen.findByRole('navigation', { name: 'Køer' })
  return { ...app, server, tell }
}

const bell = (name: string) => screen.findByRole('button', { name })
const box = async () => within(await screen.findByRole('dialog', { name: 'Varsler' }))

describe('an officer who is told something', () => {
  it('[ACT-13] hears how much is unread, opens it at its case, and it is read', async () => {
    const { user, server, address } = await openNotices([notice(1), notice(2)])
    for (const endpoint of [getCase, listCaseMessages]) server.answer(endpoint, () => refuse(404))
    await user.click(await bell('Varsler, 2 uleste'))
    const [first] = (await box()).getAllByRole('link', { name: /#00400/ })
    if (first === undefined) throw new Error('There are no notices')
    await user.click(first)
    await waitFor(() => expect(address()).toBe('/soeknader/4001'))
    expect(screen.queryByRole('dialog', { name: 'Varsler' })).toBeNull()
    expect(server.calls(markNoticesRead)[0]?.body).toEqual({ ids: [notice(1).id] })
    expect(await bell('Varsler, 1 uleste')).toBeTruthy()
  })

  it('[ACT-13] has all of them read at once, and goes to what is mailed', async () => {
    const { user, server, address } = await openNotices([notice(1), notice(2)])
    await user.click(await bell('Varsler, 2 uleste'))
    await user.click((await box()).getByRole('button', { name: 'Merk alle som lest' }))
    expect(await bell('Varsler')).toBeTruthy()
    expect(server.calls(markNoticesRead)[0]?.body).toEqual({})
    for (const endpoint of [getOfficer, getNoticeSettings]) server.answer(endpoint, lose)
    await user.click((await box()).getByRole('link', { name: 'Innstillinger for varsler' }))
    await waitFor(() => expect(address()).toBe('/profil'))
  })

  it('[ACT-13] reads that they could not be marked, and tries again', async () => {
    const { user, server, tell } = await openNotices([notice(1), notice(2)])
    await user.click(await bell('Varsler, 2 uleste'))
    server.answer(markNoticesRead, lose)
    const mark = async () => user.click((await box()).getByRole('button', { name: 'Merk alle som lest' }))
    await mark()
    expect((await (await box()).findByRole('alert')).textContent).toBe('Varslene ble ikke merket som lest. Prøv igjen.')
    server.answer(markNoticesRead, () => {
      tell([notice(1, { readAt: notice(2).createdAt })])
      return undefined
    })
    await mark()
    expect(await bell('Varsler')).toBeTruthy()
    expect((await box()).queryByRole('alert')).toBeNull()
  })

  it('[ACT-12] [ACT-13] hears it while they do something else, and not what was unread when the page was opened', async () => {
    const say = openStream()
    const { tell } = await openNotices([notice(2)])
    await bell('Varsler, 1 uleste')
    expect(screen.queryByText(/uleste/, { selector: '[aria-live=polite]' })).toBeNull()
    tell([notice(2), notice(3)])
    await say({ kind: 'notices' })
    await bell('Varsler, 2 uleste')
    expect(screen.getByText('Varsler, 2 uleste', { selector: '[aria-live=polite]' })).toBeTruthy()
  })

  it('[ACT-12] [ACT-13] hears the first of all', async () => {
    const say = openStream()
    const { tell } = await openNotices([])
    await bell('Varsler')
    tell([notice(1)])
    await say({ kind: 'notices' })
    await bell('Varsler, 1 uleste')
    const announcement = screen.getByText('Varsler, 1 uleste', { selector: '[aria-live=polite]' })
    expect(announcement).toBeTruthy()
  })

  it('[ACT-13] reads that nothing was told, and the focus is at the bell again', async () => {
    const { user, server } = await openNotices([])
    await user.click(await bell('Varsler'))
    expect((await box()).getByText('Ingen varsler.')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Varsler' })).toBeNull())
    expect(document.activeElement).toBe(await bell('Varsler'))
    expect(server.calls(markNoticesRead)).toEqual([])
  })
})
