import {
  getNoticeSettings,
  getSubmitter,
  type NoticeSettings,
  saveNoticeSettings,
  saveSubmitterMail,
} from '@eksport/api'
import { lose } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { startSubmitterServer } from '#src/testing/start-server.ts'

interface Kept {
  readonly mail: string | null
  readonly lastUpdated: string | null
  readonly authenticationLevel: number
}

/** A page of an exporter whose address is kept by the server. */
function openAt(address: string, contact: Partial<Kept> = {}) {
  const server = startSubmitterServer()
  let kept: Kept = {
    mail: 'ingrid@example.no',
    lastUpdated: '2026-11-01T12:00:00Z',
    authenticationLevel: 3,
    ...contact,
  }
  const settings = (): NoticeSettings => ({
    version: 0,
    locale: 'nb',
    withoutMail: [],
    kinds: ['CERTIFICATE_ISSUED', 'CASE_STOPPED'],
    mail: kept.mail,
  })
  server.answer(getSubmitter, () => kept)
  server.answer(getNoticeSettings, settings)
  server.answer(saveSubmitterMail, ({ body }) => {
    kept = { ...kept, mail: body.mail, lastUpdated: '2026-11-20T11:00:00Z' }
    return kept
  })
  return { ...openApp(address), server, settings }
}

const button = (name: string) => screen.getByRole('button', { name })
const mail = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'E-post' })

describe('the profile of an exporter', () => {
  it('[AUT-06] takes an address that is one, and what is mailed follows it', async () => {
    const { user, server } = openAt('/profil', { mail: null, lastUpdated: null })
    const field = await mail()
    expect(await screen.findByText(/Vi har ingen e-postadresse til deg/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Fjern e-post' })).toBeNull()
    await user.type(field, 'ingrid@{Enter}')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
    expect(server.calls(saveSubmitterMail)).toEqual([])
    await user.type(field, 'ny.no{Enter}')
    expect(await screen.findAllByText('E-posten er lagret')).not.toEqual([])
    expect(server.calls(saveSubmitterMail)[0]?.body).toEqual({ mail: 'ingrid@ny.no' })
    expect(await screen.findByText('E-post går til ingrid@ny.no.')).toBeTruthy()
    expect(screen.getByText('Sist lagret 20.11.2026 12:00:00.')).toBeTruthy()
  })

  it('[AUT-06] keeps what was written when it was lost', async () => {
    const { user, server } = openAt('/profil')
    server.answer(saveSubmitterMail, lose)
    await user.type(await mail(), 'x')
    await user.click(button('Lagre e-post'))
    expect((await screen.findByText('Endringen ble ikke lagret. Prøv igjen.')).closest('[role=alert]')).toBeTruthy()
    expect((await mail()).value).toBe('ingrid@example.nox')
    await user.click(button('Fjern e-post'))
    await waitFor(() => expect(server.calls(saveSubmitterMail)).toHaveLength(2))
    expect((await mail()).value, 'what is not taken away still stands there').toBe('ingrid@example.nox')
  })

  it('[ACT-13] has kinds of notices mailed or not, and the others stay as they are', async () => {
    const { user, server, settings } = openAt('/profil')
    server.answer(saveNoticeSettings, () => settings())
    const kinds = within(await screen.findByRole('group', { name: 'Varsler på e-post' })).getAllByRole('checkbox')
    expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toContain(
      'Hva som blir bestemt',
    )
    const [, stopped] = kinds
    if (stopped === undefined) throw new Error('There are no kinds of notices')
    await user.click(stopped)
    await user.click(button('Lagre innstillinger'))
    expect(await screen.findAllByText('Innstillingene er lagret')).not.toEqual([])
    expect(server.calls(saveNoticeSettings)[0]?.body).toEqual({ locale: 'nb', withoutMail: ['CASE_STOPPED'] })
  })
})

describe('the overview, of a contact e-mail', () => {
  it('[LST-16] that is old asks whether it still holds, and is quiet once it is confirmed', async () => {
    const { user, server } = openAt('/oversikt', { lastUpdated: '2026-01-01T12:00:00Z' })
    const asked = await screen.findByRole('region', { name: /\?/ })
    expect(within(asked).getByText(/ingrid@example.no/)).toBeTruthy()
    const [confirm] = within(asked).getAllByRole('button')
    if (confirm === undefined) throw new Error('It cannot be confirmed')
    await user.click(confirm)
    expect(await screen.findAllByText('E-posten er lagret')).not.toEqual([])
    expect(server.calls(saveSubmitterMail)[0]?.body).toEqual({ mail: 'ingrid@example.no' })
    await waitFor(() => expect(asked.isConnected).toBe(false))
  })

  it('[LST-16] that could not be confirmed says so, and asks on', async () => {
    const { user, server } = openAt('/oversikt', { lastUpdated: '2026-01-01T12:00:00Z' })
    server.answer(saveSubmitterMail, lose)
    const asked = within(await screen.findByRole('region', { name: /\?/ }))
    const [confirm] = asked.getAllByRole('button')
    if (confirm === undefined) throw new Error('It cannot be confirmed')
    await user.click(confirm)
    expect((await asked.findByRole('alert')).textContent).toBe('Endringen ble ikke lagret. Prøv igjen.')
  })

  it('[LST-16] that is missing leads to where it is given', async () => {
    const { user, address } = openAt('/oversikt', { mail: null, lastUpdated: null })
    const links = await screen.findAllByRole('link')
    const give = links.find((link) => link.getAttribute('href')?.endsWith('/profil') && link.closest('section'))
    if (give === undefined) throw new Error('Nothing leads to the profile')
    await user.click(give)
    await waitFor(() => expect(address()).toBe('/profil'))
  })
})
