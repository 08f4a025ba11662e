import { getSession, type Session } from '@eksport/api'
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { lose } from '../testing/memory-server.ts'
import { openPortal, startServer } from '../testing/open-portal.tsx'
import { sessionOf } from '../testing/reference-answers.ts'
import { sessionQuery } from './session-query.ts'
import { WarnOfEnd } from './warn-of-end.tsx'

/** The page's clock stands at 12:00. */
const title = 'Du blir snart logget ut'
const until = (time: string, end = '13:30'): Session => ({
  ...sessionOf({}, null),
  expiresAt: `2026-11-20T${time}:00+01:00`,
  endsAt: `2026-11-20T${end}:00+01:00`,
})

const onLogOut = vi.fn()

function Page() {
  useQuery(sessionQuery)
  return <WarnOfEnd loginAddress="/inn" onLogOut={onLogOut} />
}

function PageToLeave() {
  useQuery({ ...sessionQuery, enabled: false })
  const [isLeft, setLeft] = useState(false)
  if (isLeft) return null
  return (
    <>
      <button type="button" onClick={() => setLeft(true)}>
        Gå
      </button>
      <Page />
    </>
  )
}

function open(session: Session) {
  const server = startServer('submitter')
  server.answer(getSession, () => session)
  const user = openPortal(() => <Page />)
  return { server, user }
}

const dialog = async () => within(await screen.findByRole('dialog', { name: title }))
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())

describe('[AUT-05] whose session is about to end', () => {
  it('is told when, and goes on', async () => {
    const { server, user } = open(until('12:04'))
    const warning = await dialog()
    expect(warning.getByText(/Kl\. 12:04 blir du logget ut/)).toBeTruthy()
    const goOn = warning.getByRole('button', { name: 'Fortsett' })
    await waitFor(() => expect(document.activeElement).toBe(goOn))
    server.answer(getSession, () => until('12:30'))
    await user.click(goOn)
    await isGone()
  })

  it('goes on by Escape too', async () => {
    const { server, user } = open(until('12:04'))
    await dialog()
    server.answer(getSession, () => until('12:30'))
    await user.keyboard('{Escape}')
    await isGone()
  })

  it('hears that it did not last longer', async () => {
    const { server, user } = open(until('12:04'))
    const warning = await dialog()
    server.answer(getSession, lose)
    await user.click(warning.getByRole('button', { name: 'Fortsett' }))
    expect((await warning.findByRole('alert')).textContent).toBe('Innloggingen ble ikke forlenget. Prøv igjen.')
  })

  it('leaves', async () => {
    const { user } = open(until('12:04'))
    await user.click((await dialog()).getByRole('button', { name: 'Logg ut' }))
    expect(onLogOut).toHaveBeenCalledOnce()
    await isGone()
  })

  it('is told the way to the next one where this one can last no longer', async () => {
    const { user } = open(until('12:04', '12:04'))
    const warning = await dialog()
    expect(warning.getByRole('link', { name: 'Logg inn i ny fane' }).getAttribute('href')).toBe('/inn')
    expect(warning.queryByRole('button', { name: 'Fortsett' })).toBeNull()
    await user.click(warning.getByRole('button', { name: 'Ikke nå' }))
    await isGone()
  })

  it('[EXP-03] is not told in the middle of a word, but when the hands rest', async () => {
    const server = startServer('submitter')
    server.answer(getSession, () => until('12:04', '12:04'))
    const user = openPortal(() => (
      <>
        <input aria-label="Fornavn" />
        <Page />
      </>
    ))
    const field = await screen.findByRole('textbox', { name: 'Fornavn' })
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    await user.type(field, 'Mar')
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    await user.type(field, 'te')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field).toHaveProperty('value', 'Marte')
    clock.mockRestore()
    await screen.findByRole('dialog', { name: title })
  })

  it('is not told while another tab has kept it alive', async () => {
    const server = startServer('submitter')
    let asked = 0
    server.answer(getSession, () => (asked++ < 2 ? until('12:04') : until('12:30')))
    openPortal(() => <Page />)
    await waitFor(() => expect(asked).toBeGreaterThan(2))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not asked about any more by a page that was left while it asked', async () => {
    const server = startServer('submitter')
    let asked = 0
    let fail = () => {}
    const held = new Promise<ReturnType<typeof lose>>((resolve) => {
      fail = () => resolve(lose())
    })
    server.answer(getSession, () => (asked++ < 2 ? until('12:04') : held))
    const user = openPortal(() => <PageToLeave />)
    await waitFor(() => expect(asked).toBeGreaterThan(2))
    await user.click(screen.getByRole('button', { name: 'Gå' }))
    const timers = vi.spyOn(globalThis, 'setTimeout')
    onTestFinished(() => timers.mockRestore())
    fail()
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(timers.mock.calls.filter(([, ms]) => ms === 30_000)).toEqual([])
  })

  it('is told no more once another tab has gone on', async () => {
    const { server } = open(until('12:04'))
    await dialog()
    server.answer(getSession, () => until('12:30'))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'eksport.sessionExtended' })))
    await isGone()
  })
})
