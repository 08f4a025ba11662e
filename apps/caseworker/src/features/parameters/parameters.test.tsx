import {
  type ChangePreview,
  decideReferenceChange,
  getParameters,
  getSession,
  listReferenceChanges,
  type Parameters,
  type ProposedChange,
  previewReferenceChange,
  proposeReferenceChange,
} from '@eksport/api'
import type { OfficerRole } from '@eksport/domain'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { sessionOf } from '@eksport/portal/testing/reference-answers.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { officer, startCaseworkerServer } from '#src/testing/start-server.ts'

const same = (name: string) => ({ nb: name, nn: name, en: name })
const parameters: Parameters = {
  fees: [{ code: 'HELSESERTIFIKAT', amount: 375, validFrom: '2025-01-01' }],
  rules: [{ name: 'maxPackageWeight', value: 1500 }],
  periods: [
    { name: 'draftReminderDays', value: [60, 83] },
    { name: 'noticeDays', value: [730] },
  ],
  receivers: [
    { country: 'CN', names: same('Kina'), mail: 'cn@example.org', messages: 'ADDRESS', host: 'ehc.example.cn' },
    { country: 'KR', names: same('Sør-Korea'), messages: 'NO_ADDRESS' },
  ],
  templates: [{ code: '1.1.7', names: same('Brasil'), autoApprove: true }],
  lists: [{ list: 'packaging-types', codes: [{ code: '43', names: same('Storsekk'), active: true }] }],
  hours: [
    {
      code: 'NORMAL',
      leadMinutes: 60,
      regular: { open: '08:00', close: '15:45' },
      seasons: [{ from: '05-14', to: '09-15', hours: { open: '08:00', close: '15:00' } }],
    },
  ],
  offices: [{ code: 'BERGEN', name: 'Bergen', active: true, address: '', openingHours: 'NORMAL', exceptions: [] }],
  holidays: [{ code: 'LABOUR_DAY', name: same('1. mai'), on: { monthDay: '05-01' }, observed: true }],
}
const waiting: ProposedChange = {
  id: '0736ea1b-3c9e-482e-a1bd-30445aeb9f9e',
  change: { kind: 'rule-parameter', subject: 'maxPackageWeight', value: 30 },
  validFrom: '2026-12-01',
  reason: 'Nye kasser tar 28 kg.',
  state: 'WAITS',
  proposedBy: 'Kari Nordli',
  isMine: false,
  proposedAt: '2026-11-20T09:40:00Z',
}
const judged = (findings: string[], outcome: 'AUTO_APPROVED' | 'MANUAL') => ({ findings, outcome, fee: 375 })
const preview: ChangePreview = {
  from: '2026-10-21',
  to: '2026-11-20',
  sent: 12,
  judged: 12,
  differ: 1,
  lostFinding: 0,
  newFinding: 1,
  newlyApproved: 0,
  newlyManual: 1,
  newlyStopped: 0,
  otherFee: 0,
  open: 1,
  cases: [
    {
      referenceNumber: 4052,
      certificateTemplate: '1.1.7',
      country: 'BR',
      before: judged([], 'AUTO_APPROVED'),
      after: judged(['WEIGHT'], 'MANUAL'),
    },
  ],
  words: { WEIGHT: same('Kolliet er for tungt') },
}

function start(roles: OfficerRole[] = ['L'], changes: ProposedChange[] = []) {
  const server = startCaseworkerServer()
  server.answer(getSession, () => sessionOf({ ...officer, roles }, null))
  server.answer(getParameters, () => parameters)
  server.answer(listReferenceChanges, () => changes)
  server.answer(previewReferenceChange, () => preview)
  return server
}
const press = ({ user }: ReturnType<typeof openApp>, name: string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button))
const dialog = async () => within(await screen.findByRole('dialog'))

describe('[ADM-02] a fee', () => {
  it('is proposed with its day and its reason, and what is wrong stands at its field', async () => {
    const server = start()
    server.answer(proposeReferenceChange, () =>
      refuse(400, { fieldErrors: { 'change.value': ['Et gebyr er hele kroner.'] } }),
    )
    const app = openApp('/administrasjon/gebyrer')
    await press(app, 'Endre Helsesertifikat')
    const field = (await dialog()).getByRole<HTMLInputElement>('textbox', { name: 'Gebyr i kroner' })
    expect(field.value).toBe('375')
    await app.user.clear(field)
    await press(app, 'Foreslå')
    expect((await dialog()).getByText('Skriv et tall.')).toBeTruthy()
    expect(server.calls(proposeReferenceChange)).toEqual([])
    await app.user.type(field, '12,5')
    await app.user.type((await dialog()).getByRole('textbox', { name: 'Hvorfor?' }), 'Ny forskrift')
    await press(app, 'Foreslå')
    expect(await (await dialog()).findByText('Et gebyr er hele kroner.')).toBeTruthy()
    // Said at its field, and nowhere else.
    expect((await dialog()).queryByRole('alert')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(field))
    server.answer(proposeReferenceChange, ({ body }) => ({ ...waiting, ...body, isMine: true }))
    await app.user.clear(field)
    await app.user.type(field, '400')
    expect((await dialog()).queryByText('Et gebyr er hele kroner.'), 'it was said of another value').toBeNull()
    await press(app, 'Foreslå')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls(proposeReferenceChange).at(-1)?.body).toMatchObject({
      change: { kind: 'fee', subject: 'HELSESERTIFIKAT', value: 400 },
      reason: 'Ny forskrift',
    })
  })
})

describe('[ADM-02] fees', () => {
  it('stand where they stood when one of them has a new amount', async () => {
    const server = start()
    const before = { code: 'HELSESERTIFIKAT', amount: 375, validFrom: '2025-01-01', validTo: '2026-01-31' }
    const copy = { code: 'BEKREFTET_KOPI', amount: 875, validFrom: '2025-01-01' }
    const after = { code: 'HELSESERTIFIKAT', amount: 400, validFrom: '2026-02-01' }
    server.answer(getParameters, () => ({ ...parameters, fees: [before, copy, after] }))
    openApp('/administrasjon/gebyrer')
    const buttons = await screen.findAllByRole('button', { name: /^Endre / })
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Endre Helsesertifikat',
      'Endre Bekreftet kopi',
    ])
    expect(screen.getByText('400,-')).toBeTruthy()
  })
})

describe('[ADM-02] a proposal', () => {
  it('shows what would have changed, and is approved by another than its proposer', async () => {
    const server = start(['A'], [waiting])
    server.answer(decideReferenceChange, () => {
      server.answer(listReferenceChanges, () => [{ ...waiting, state: 'COMES' as const }])
      return { ...waiting, state: 'COMES' as const }
    })
    const app = openApp('/administrasjon/regler')
    expect(await screen.findByText('Nye kasser tar 28 kg.')).toBeTruthy()
    const rail = within(screen.getByRole('navigation', { name: 'Administrasjon' }))
    expect(rail.getByRole('link', { name: 'Regler 1' })).toBeTruthy()
    await press(app, 'Hva ville endret seg?')
    expect(await screen.findByText('Kjørt mot 12 saker sendt 21.10.2026–20.11.2026. Ingen sak er endret.')).toBeTruthy()
    const row = await screen.findByRole('row', { name: /#004052/ })
    expect(within(row).getByText('Vurderes. Kolliet er for tungt')).toBeTruthy()
    expect(server.calls(previewReferenceChange)[0]?.body).toEqual({ change: waiting.change })
    await press(app, 'Godkjenn forslaget')
    expect((await screen.findAllByText('Forslaget er godkjent')).length).toBeGreaterThan(0)
    expect(server.calls(decideReferenceChange)[0]?.body).toEqual({ outcome: 'APPROVED' })
    expect(screen.queryByRole('button', { name: 'Godkjenn forslaget' })).toBeNull()
    expect(rail.getByRole('link', { name: 'Regler' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('that makes no sense any more says why it cannot be approved, and why it cannot be tried', async () => {
    const server = start(['A'], [waiting])
    const words = 'En endring kan gjelde tidligst fra i dag.'
    const refused = () => refuse(400, { fieldErrors: { validFrom: [words] } })
    server.answer(decideReferenceChange, refused)
    server.answer(previewReferenceChange, refused)
    const app = openApp('/administrasjon/regler')
    await press(app, 'Godkjenn forslaget')
    expect(await screen.findByText(words)).toBeTruthy()
    await press(app, 'Hva ville endret seg?')
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2))
  })

  it('that somebody else has decided on meanwhile leaves the page, and says so', async () => {
    const server = start(['A'], [waiting])
    server.answer(decideReferenceChange, () => {
      server.answer(listReferenceChanges, () => [{ ...waiting, state: 'RETURNED' as const }])
      return refuse(409, { code: 'CHANGE_DECIDED' })
    })
    const app = openApp('/administrasjon/regler')
    await press(app, 'Godkjenn forslaget')
    expect((await screen.findAllByText(/^Noen andre har avgjort forslaget\./)).length).toBeGreaterThan(0)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Godkjenn forslaget' })).toBeNull())
  })

  it('is returned with words', async () => {
    const server = start(['A'], [waiting])
    server.answer(decideReferenceChange, () => ({ ...waiting, state: 'RETURNED' as const }))
    const app = openApp('/administrasjon/regler')
    await press(app, 'Send tilbake')
    const asked = await dialog()
    await app.user.type(asked.getByRole('textbox', { name: /Hvorfor/ }), 'For lavt')
    await app.user.click(asked.getByRole('button', { name: 'Send tilbake' }))
    await waitFor(() =>
      expect(server.calls(decideReferenceChange)[0]?.body).toEqual({ outcome: 'RETURNED', answer: 'For lavt' }),
    )
  })

  it('of one’s own can only be withdrawn', async () => {
    start(['L'], [{ ...waiting, isMine: true }])
    openApp('/administrasjon/regler')
    expect(await screen.findByRole('button', { name: 'Trekk forslaget' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Godkjenn forslaget' })).toBeNull()
  })
})

describe('[ADM-02] [ACT-14] a period', () => {
  it('is proposed as the numbers that were typed, and nothing is run over cases that it does not judge', async () => {
    const server = start()
    server.answer(proposeReferenceChange, ({ body }) => ({ ...waiting, ...body, isMine: true }))
    const app = openApp('/administrasjon/frister')
    expect(await screen.findByText('730 dager')).toBeTruthy()
    await press(app, 'Endre Påminnelse om et utkast, etter siste endring')
    const asked = await dialog()
    expect(asked.queryByRole('button', { name: 'Hva ville endret seg?' })).toBeNull()
    const field = asked.getByRole<HTMLInputElement>('textbox', { name: 'Ny verdi i dager' })
    expect(field.value).toBe('60, 83')
    await app.user.clear(field)
    await press(app, 'Foreslå')
    expect(asked.getByText('Skriv et tall.')).toBeTruthy()
    await app.user.type(field, '30, 60 ,85')
    await app.user.type(asked.getByRole('textbox', { name: 'Hvorfor?' }), 'Flere rekker det')
    await press(app, 'Foreslå')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls(proposeReferenceChange).map(({ body }) => body.change)).toEqual([
      { kind: 'period', subject: 'draftReminderDays', value: [30, 60, 85] },
    ])
  })

  it('that waits for the second person is counted beside its page', async () => {
    start(['A'], [{ ...waiting, change: { kind: 'period', subject: 'noticeDays', value: [365] } }])
    openApp('/administrasjon/frister')
    expect(await screen.findByText(/^Forslag: Varsler slettes, 365 dager fra/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Frister og lagring 1' })).toBeTruthy()
  })
})

describe('[ADM-01] receivers', () => {
  it('say where electronic certificates go, which nobody changes here', async () => {
    start()
    openApp('/administrasjon/mottakere')
    expect(await screen.findByText('Sendes til ehc.example.cn')).toBeTruthy()
    expect(screen.getByText('Ingen adresse: sertifikatene venter')).toBeTruthy()
    expect(screen.getByText(/settes av dem som drifter løsningen/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Endre Sør-Korea' })).toBeNull()
  })

  it('hear of annulments by mail, at an address that one proposes', async () => {
    const server = start()
    server.answer(proposeReferenceChange, () =>
      refuse(400, { fieldErrors: { 'change.value': ['Dette er ikke en e-postadresse.'] } }),
    )
    const app = openApp('/administrasjon/mottakere')
    await press(app, 'Endre Kina')
    const field = (await dialog()).getByRole<HTMLInputElement>('textbox', { name: /^E-post/ })
    expect(field.value).toBe('cn@example.org')
    await app.user.type(field, ' kina')
    await press(app, 'Foreslå')
    expect(await screen.findAllByText('Dette er ikke en e-postadresse.')).toHaveLength(1)
    await waitFor(() => expect(document.activeElement).toBe(field))
  })

  it('of a country that has no address yet must get one', async () => {
    const server = start()
    const lists = [{ list: 'countries' as const, codes: [{ code: 'CH', names: same('Sveits'), active: true }] }]
    server.answer(getParameters, () => ({ ...parameters, lists }))
    const app = openApp('/administrasjon/mottakere')
    await app.user.click(await screen.findByRole('combobox', { name: 'Annet land' }))
    await app.user.click(await screen.findByRole('option', { name: 'Sveits' }))
    await press(app, 'Legg til adresse')
    await screen.findByRole('dialog', { name: 'Ny adresse: Sveits' })
    const field = (await dialog()).getByRole<HTMLInputElement>('textbox', { name: 'E-post' })
    await press(app, 'Foreslå')
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect((await dialog()).getAllByText('Feltet er påkrevd')).toHaveLength(1)
    expect(server.calls(proposeReferenceChange)).toEqual([])
  })
})

describe('[ADM-01] offices', () => {
  it('are closed on days of their own, which hold at once', async () => {
    const server = start()
    server.answer(proposeReferenceChange, ({ body }) => ({ ...waiting, ...body, state: 'COMES' as const }))
    const app = openApp('/administrasjon/kontorer')
    await press(app, 'Nytt unntak Bergen')
    expect(await screen.findByRole('dialog', { name: 'Nytt unntak: Bergen' })).toBeTruthy()
    await app.user.type((await dialog()).getByRole('textbox', { name: /bokmål/ }), 'Flytting')
    await press(app, 'Lagre')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls(proposeReferenceChange)[0]?.body.change).toMatchObject({
      kind: 'office-exception',
      subject: 'BERGEN',
      value: { name: { nb: 'Flytting' } },
    })
  })

  it('open again on days that were closed by mistake', async () => {
    const server = start()
    const [bergen] = parameters.offices
    const days = ['2026-12-02', '2026-12-03'].map((date) => ({ date, name: same('Flytting') }))
    server.answer(getParameters, () => ({ ...parameters, offices: bergen ? [{ ...bergen, exceptions: days }] : [] }))
    server.answer(proposeReferenceChange, ({ body }) => ({ ...waiting, ...body, state: 'COMES' as const }))
    const app = openApp('/administrasjon/kontorer')
    await press(app, 'Fjern Bergen 02.12.2026–03.12.2026: Flytting, Stengt')
    expect((await dialog()).getByText('02.12.2026–03.12.2026: Flytting, åpent som vanlig')).toBeTruthy()
    await press(app, 'Lagre')
    await waitFor(() =>
      expect(server.calls(proposeReferenceChange)[0]?.body.change).toMatchObject({
        subject: 'BERGEN',
        value: { from: '2026-12-02', to: '2026-12-03', removed: true },
      }),
    )
  })

  it('are taken out of the list of those that hand out certificates', async () => {
    const server = start()
    server.answer(proposeReferenceChange, ({ body }) => ({ ...waiting, ...body, state: 'HOLDS' as const }))
    const app = openApp('/administrasjon/kontorer')
    await press(app, 'Endre Bergen')
    await app.user.click((await dialog()).getByRole('switch'))
    await press(app, 'Lagre')
    await waitFor(() => expect(server.calls(proposeReferenceChange)[0]?.body.change.value).toEqual({ active: false }))
  })

  it('[CW-13] keep an address that was typed without a reason when the page is loaded again', async () => {
    start()
    const app = openApp('/administrasjon/kontorer')
    await press(app, 'Endre Bergen')
    await app.user.type((await dialog()).getByRole('textbox', { name: /^Adresse/ }), 'Nøstegaten 58')
    cleanup()
    const again = openApp('/administrasjon/kontorer')
    await press(again, 'Endre Bergen')
    expect((await dialog()).getByRole<HTMLInputElement>('textbox', { name: /^Adresse/ }).value).toBe('Nøstegaten 58')
  })
})

it('[CW-13] a holiday that was taken away stays in sight, and is put back', async () => {
  const server = start()
  const holidays = [{ code: 'WHIT_MONDAY', name: same('2. pinsedag'), on: { easter: 50 }, observed: false }]
  server.answer(getParameters, () => ({ ...parameters, holidays }))
  server.answer(proposeReferenceChange, ({ body }) => ({ ...waiting, ...body, state: 'HOLDS' as const }))
  const app = openApp('/administrasjon/kontorer')
  expect(await screen.findByText('ingen helligdag')).toBeTruthy()
  await press(app, 'Ta i bruk igjen 2. pinsedag')
  expect((await dialog()).getByText('helligdag')).toBeTruthy()
  await press(app, 'Lagre')
  await waitFor(() =>
    expect(server.calls(proposeReferenceChange)[0]?.body.change).toMatchObject({
      subject: 'WHIT_MONDAY',
      value: { observed: true },
    }),
  )
})

it('[ADM-01] opening hours are changed with their seasons', async () => {
  const server = start()
  server.answer(proposeReferenceChange, ({ body }) => ({ ...waiting, ...body, state: 'HOLDS' as const }))
  const app = openApp('/administrasjon/kontorer')
  await press(app, 'Endre Åpningstid: Bergen')
  const season = within((await dialog()).getByRole('group', { name: '14.05. til 15.09.' }))
  await app.user.selectOptions(season.getByRole('combobox', { name: 'Stenger' }), '14:30')
  await press(app, 'Lagre')
  await waitFor(() =>
    expect(server.calls(proposeReferenceChange)[0]?.body.change.value).toEqual({
      seasons: [{ open: '08:00', close: '14:30' }],
    }),
  )
})

it('[AUT-07] whoever neither leads nor administers is told so, and nothing is asked', async () => {
  const server = start(['B', 'V'])
  openApp('/administrasjon/gebyrer')
  expect(await screen.findByText(/er for dem som leder et kontor/)).toBeTruthy()
  expect(server.calls(getParameters)).toEqual([])
})
