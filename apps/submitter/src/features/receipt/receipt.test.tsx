import { getApplication, getNoticeSettings, saveNoticeSettings } from '@eksport/api'
import type { Application, Decision } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { clean } from '#src/testing/open-form.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const sent: Partial<Application> = {
  applicationStatus: 'INNSENDT',
  submittedDateTime: '2026-11-20T12:31:00+01:00',
  certificateFormats: ['PAPER'],
  certificateRetrieval: { office: 'KLOEFTA', date: '2026-11-23', time: '09:00' },
  fees: [{ amount: 375, code: 'HELSESERTIFIKAT' }],
  actions: [],
}
const text = (nb: string) => ({ nb, nn: nb, en: nb })
const decided = (outcome: Decision['outcome'], ...reasons: string[]): Decision => ({
  outcome,
  reasons: reasons.map((words) => ({ code: 'PDF_FORMAT', messages: text(words) })),
  checked: [],
  at: '2026-11-20T12:31:01+01:00',
})

async function openReceipt(change: Partial<Application> = {}, decision?: Decision) {
  const server = startSubmitterServer()
  const application = anApplication({ ...sent, ...change })
  server.answer(getApplication, () => ({
    application,
    validation: clean,
    certificateNumber: '2026-1.1.100-4001-2',
    ...(decision && { decision }),
  }))
  server.answer(getNoticeSettings, () => ({
    version: 3,
    locale: 'nb' as const,
    withoutMail: ['MESSAGE_TO_EXPORTER' as const],
    kinds: [],
    mail: 'ingrid@example.no',
  }))
  server.answer(saveNoticeSettings, ({ body }) => ({ ...body, version: 4, kinds: [], mail: 'ingrid@example.no' }))
  const app = openApp(`/soeknader/${application.referenceNumber}/oppsummering`)
  await screen.findByRole('heading', { level: 2, name: 'Dette skjer nå' })
  const step = (name: string) => {
    const item = screen.getByRole('heading', { level: 3, name }).closest('li')
    if (item === null) throw new Error(`No step '${name}'`)
    return item.textContent
  }
  return { ...app, server, step }
}

describe('[WIZ-16] the receipt', () => {
  it('[ACT-06] [ACT-07] [CRT-09] of what a person looks at says why and until when', async () => {
    const { step } = await openReceipt({}, decided('MANUAL', 'Ulike produksjonsanlegg.'))
    expect(step('Vurderes av saksbehandler')).toMatch(/Frist 23\.11\.2026 07:30.*Ulike produksjonsanlegg\./)
    expect(step('Vurderes av saksbehandler')).toContain(
      'Vi skal være ferdige før siste kontrollmulighet 23.11.2026 08:00.',
    )
    expect(step('Sertifikatet utstedes')).toContain('Sertifikatet får nummer 2026-1.1.100-4001-2. Du kan ikke endre')
    expect(step('Hentes på papir')).toContain('23.11.2026\u00a009:00')
  })

  it('[ACT-06] names no deadline that is over', async () => {
    const control = { ...anApplication().control, dispatchDate: '2026-11-19' }
    const times = { submittedDateTime: '2026-11-18T12:31:00+01:00', control }
    const { step } = await openReceipt(times, decided('MANUAL', 'Ulike produksjonsanlegg.'))
    expect(step('Vurderes av saksbehandler')).toContain('Ulike produksjonsanlegg.')
    expect(step('Vurderes av saksbehandler')).not.toMatch(/Frist|ferdige før/)
  })

  it('[THM-06] of what was approved by itself says so, and that issuing is next', async () => {
    const { step } = await openReceipt(
      { applicationStatus: 'GODKJENT', approvedDateTime: '2026-11-20T12:31:02+01:00', certificateFormats: ['E_CERT'] },
      decided('AUTO_APPROVED'),
    )
    expect(step('Godkjent automatisk')).toContain('20.11.2026 12:31:02')
    const next = screen.getByRole('heading', { level: 3, name: 'Sertifikatet utstedes' }).closest('li')
    expect(next?.getAttribute('aria-current')).toBe('step')
    expect(screen.getByRole('heading', { level: 3, name: 'Leveres elektronisk' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Henting' })).toBeNull()
  })

  it('of an answer is the answer’s', async () => {
    const { step } = await openReceipt({ revision: 2 }, decided('MANUAL'))
    expect(screen.getByRole('heading', { level: 1, name: 'Svaret er sendt' })).toBeTruthy()
    expect(step('Svaret er mottatt')).toContain('20.11.2026 12:31:01')
    expect(step('Vurderes av saksbehandler')).toContain('Samme saksbehandler går videre')
  })

  it.each([
    [{ originalApplicationReference: 3990 }, 'Det erstatter sertifikatet av #003990.'],
    [
      { originalReferenceNumberFromSkjematjenesten: '2025-1.1.7-88' },
      'Det erstatter sertifikat 2025-1.1.7-88 fra skjematjenesten.',
    ],
  ])('of a replacement names what it replaces: %o', async (original, words) => {
    const { step } = await openReceipt({ applicationType: 'ERSTATNINGSSERTIFIKAT', ...original })
    expect(step('Sertifikatet utstedes')).toContain(words)
  })

  it.each([
    ['AVKLARING_INNSENDER', 'Vi har spurt deg om noe'],
    ['UTSTEDT', 'Søknaden har kommet videre'],
  ] as const)('read again later, in %s, promises nothing that is over', async (applicationStatus, heading) => {
    await openReceipt({ applicationStatus })
    expect(screen.getByRole('heading', { level: 3, name: heading })).toBeTruthy()
    expect(screen.queryByText(/^Frist \d/)).toBeNull()
  })

  it('says where and when the paper is fetched, and gives it to a calendar', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:henting'
    })
    const { user } = await openReceipt()
    const pickup = within(screen.getByRole('region', { name: 'Henting' }))
    expect(pickup.getByText('Mandag 23.11.2026 09:00')).toBeTruthy()
    expect(pickup.getByText('Åpent den dagen')).toBeTruthy()
    await user.click(pickup.getByRole('button', { name: 'Legg i kalender' }))
    const file = (await files[0]?.text()) ?? ''
    expect(file).toContain('DTSTART;TZID=Europe/Oslo:20261123T090000')
    expect(file).toMatch(/UID:henting-4001@/)
    expect(file.replaceAll('\r\n ', '')).toContain('/foretak/310000043/soeknader/4001/detaljer')
  })

  it('gives no calendar a day that is over', async () => {
    await openReceipt({ certificateRetrieval: { office: 'KLOEFTA', date: '2026-11-02', time: '09:00' } })
    const pickup = within(screen.getByRole('region', { name: 'Henting' }))
    expect(pickup.getByText('Mandag 02.11.2026 09:00')).toBeTruthy()
    expect(pickup.queryByRole('button', { name: 'Legg i kalender' })).toBeNull()
  })

  it('[ACT-13] says what will be told of it where, and takes a choice at once', async () => {
    const { user, server } = await openReceipt()
    const question = await screen.findByRole('switch', { name: 'Spørsmål fra saksbehandler', checked: true })
    expect(screen.getByRole('switch', { name: 'Melding fra saksbehandler', checked: false })).toBeTruthy()
    expect(screen.getByRole('switch', { name: 'Klar til henting', checked: true })).toBeTruthy()
    await user.click(question)
    await waitFor(() =>
      expect(server.calls(saveNoticeSettings)).toMatchObject([
        { ifMatch: '3', body: { locale: 'nb', withoutMail: ['MESSAGE_TO_EXPORTER', 'CLARIFICATION_REQUESTED'] } },
      ]),
    )
    // [SEC-04] The next is made upon the one before.
    await user.click(await screen.findByRole('switch', { name: 'Spørsmål fra saksbehandler', checked: false }))
    await waitFor(() => expect(server.calls(saveNoticeSettings).at(1)?.ifMatch).toBe('4'))
    expect(screen.getByRole('link', { name: 'Alle varsler' }).getAttribute('href')).toMatch(/\/profil$/)
  })

  it('[EXP-05] says what comes along into another like it', async () => {
    await openReceipt()
    const like = within(screen.getByRole('region', { name: 'Ny lik denne' }))
    expect(like.getByText(/\d+ av \d+ svar følger med/)).toBeTruthy()
    expect(like.getByText(/^Du fyller ut på nytt: .*Siste kontrollmulighet \(Dato, Klokkeslett\), .+/)).toBeTruthy()
    expect(like.getByRole('link', { name: 'Ny lik denne' })).toBeTruthy()
  })
})
