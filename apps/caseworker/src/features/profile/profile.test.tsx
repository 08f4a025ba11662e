import { getNoticeSettings, getOfficer, type NoticeSettings, saveNoticeSettings, saveOfficerMail } from '@eksport/api'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { startCaseworkerServer } from '#src/testing/start-server.ts'

const known = { mail: 'berit@example.no', lastUpdated: '2026-11-01T12:00:00+01:00', authenticationLevel: 4 }

const settings = (mail: string | null, more: Partial<NoticeSettings> = {}): NoticeSettings => ({
  version: 1,
  locale: 'nb',
  withoutMail: [],
  kinds: ['CLARIFICATION_ANSWERED'],
  mail,
  ...more,
})

/** The profile of an officer, at a server that keeps the address. */
async function openProfile(contact: Partial<Omit<typeof known, 'mail'>> & { mail?: string | null } = {}) {
  const server = startCaseworkerServer()
  let kept: { mail: string | null; lastUpdated: string; authenticationLevel: number } = { ...known, ...contact }
  server.answer(getOfficer, () => kept)
  server.answer(getNoticeSettings, () => settings(kept.mail))
  server.answer(saveOfficerMail, ({ body }) => {
    kept = { ...kept, mail: body.mail }
    return kept
  })
  const app = openApp('/profil')
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'E-post' })
  return { ...app, server, field }
}

const button = (name: string) => screen.getByRole('button', { name })

describe('an officer who says where notices go', () => {
  it('[ACT-13] changes the address, after one that is none', async () => {
    const { user, server, field } = await openProfile()
    await user.clear(field)
    await user.type(field, 'berit')
    await user.click(button('Lagre e-post'))
    expect(screen.getByText('Feltet må inneholde en gyldig e-post')).toBeTruthy()
    expect(document.activeElement).toBe(field)
    expect(server.calls(saveOfficerMail)).toEqual([])
    await user.type(field, '@nytt.no ')
    await user.click(button('Lagre e-post'))
    expect(await screen.findAllByText('E-posten er lagret')).not.toEqual([])
    expect(server.calls(saveOfficerMail)[0]?.body).toEqual({ mail: 'berit@nytt.no' })
    expect(await screen.findByText('E-post går til berit@nytt.no.')).toBeTruthy()
  })

  it('[ACT-13] takes it away, and reads that notices stay under the bell', async () => {
    const { user, server, field } = await openProfile()
    await user.click(button('Fjern e-post'))
    expect(await screen.findAllByText('E-posten er fjernet')).not.toEqual([])
    expect(field.value).toBe('')
    expect(document.activeElement).toBe(field)
    expect(server.calls(saveOfficerMail)[0]?.body).toEqual({ mail: null })
    expect(await screen.findByText(/Vi har ingen e-postadresse til deg/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Fjern e-post' })).toBeNull()
  })

  it('[ACT-13] reads that it was not kept, and what was written stays', async () => {
    const { user, server, field } = await openProfile()
    server.answer(saveOfficerMail, lose)
    await user.type(field, 'x')
    await user.click(button('Lagre e-post'))
    expect((await screen.findByText('Endringen ble ikke lagret. Prøv igjen.')).closest('[role=alert]')).toBeTruthy()
    expect(field.value).toBe('berit@example.nox')
  })

  it('[AUT-06] only reads it after a weak login', async () => {
    const { field } = await openProfile({ authenticationLevel: 2 })
    expect(field.readOnly).toBe(true)
    expect(screen.getByText('Logg inn på nivå 3 eller 4 for å endre e-posten.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Lagre e-post' })).toBeNull()
  })

  it('[ACT-13] chooses what is mailed and in which language, and keeps the choice when it was lost', async () => {
    const { user, server } = await openProfile()
    server.answer(saveNoticeSettings, lose)
    const mailed = within(await screen.findByRole('group', { name: 'Varsler på e-post' }))
    const box = mailed.getByRole<HTMLInputElement>('checkbox')
    await user.click(box)
    await user.click(screen.getByRole('radio', { name: 'Nynorsk' }))
    await user.click(button('Lagre innstillinger'))
    expect(
      (await screen.findByText('Innstillingene ble ikke lagret. Prøv igjen.')).closest('[role=alert]'),
    ).toBeTruthy()
    expect(box.checked).toBe(false)
    server.answer(saveNoticeSettings, () =>
      settings(known.mail, { locale: 'nn', withoutMail: ['CLARIFICATION_ANSWERED'] }),
    )
    await user.click(button('Lagre innstillinger'))
    expect(await screen.findAllByText('Innstillingene er lagret')).not.toEqual([])
    expect(server.calls(saveNoticeSettings)[1]?.body).toEqual({ locale: 'nn', withoutMail: ['CLARIFICATION_ANSWERED'] })
    await waitFor(() => expect(screen.queryByText('Innstillingene ble ikke lagret. Prøv igjen.')).toBeNull())
  })

  it('[ACT-13] [SEC-04] reads what was chosen in another window before their own choice goes over it', async () => {
    const { user, server } = await openProfile()
    const mailed = within(await screen.findByRole('group', { name: 'Varsler på e-post' }))
    const elsewhere = settings(known.mail, { version: 2, locale: 'en', withoutMail: ['CLARIFICATION_ANSWERED'] })
    server.answer(getNoticeSettings, () => elsewhere)
    server.answer(saveNoticeSettings, ({ body, ifMatch }) =>
      ifMatch === '2' ? settings(known.mail, { ...body, version: 3 }) : refuse(412),
    )
    await user.click(screen.getByRole('radio', { name: 'Nynorsk' }))
    await user.click(button('Lagre innstillinger'))
    const notice = (await screen.findByText(/Innstillingene er endret et annet sted/)).textContent
    expect(notice).toMatch(/bare under bjella: .+\. E-post er på English\. Lagre en gang til/)
    expect(mailed.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    await user.click(button('Lagre innstillinger'))
    expect(await screen.findAllByText('Innstillingene er lagret')).not.toEqual([])
    expect(server.calls(saveNoticeSettings).map(({ ifMatch, body }) => [ifMatch, body.locale])).toEqual([
      ['1', 'nn'],
      ['2', 'nn'],
    ])
  })

  it('[ACT-13] tries again where the profile could not be fetched', async () => {
    const server = startCaseworkerServer()
    server.answer(getOfficer, lose)
    server.answer(getNoticeSettings, lose)
    const { user } = openApp('/profil')
    await screen.findByText('Profilen kunne ikke hentes.')
    server.answer(getOfficer, () => known)
    const [again] = screen.getAllByRole('button', { name: 'Prøv igjen' })
    if (again === undefined) throw new Error('It cannot be tried again')
    await user.click(again)
    expect(await screen.findByDisplayValue('berit@example.no')).toBeTruthy()
  })
})
