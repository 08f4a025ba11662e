import { calculateFee, changeDeparture, changePickup, listOpeningHours, sendMessage } from '@eksport/api'
import { type Application, formatKroner } from '@eksport/domain'
import { exampleOfficeTimes } from '@eksport/domain/testing'
import { elementAt } from '@eksport/portal/testing/element-at.ts'
import { lose, refuse } from '@eksport/portal/testing/memory-server.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openDetail } from '#src/testing/open-detail.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const hours = exampleOfficeTimes([{ code: 'KLOEFTA', openingHours: 'KLOEFTA' }])

// Monday; the goods are controlled on that day, and leave on the next.
const approved: Partial<Application> = {
  applicationStatus: 'GODKJENT',
  certificateFormats: ['PAPER'],
  transport: { dateOfDeparture: '2026-11-24', timeOfDeparture: '06:00' },
  certificateRetrieval: { office: 'KLOEFTA', date: '2026-11-23', time: '10:30' },
  fees: [
    { amount: 700, code: 'HELSESERTIFIKAT' },
    { amount: 875, code: 'BEKREFTET_KOPI' },
  ],
  actions: ['change-time'],
}

function serverWithHours() {
  const server = startSubmitterServer()
  server.answer(listOpeningHours, () => hours)
  return server
}

/** The dialog in which the pickup of an approved certificate is moved. */
async function openDialog(stored: Partial<Application> = {}) {
  const server = serverWithHours()
  const page = await openDetail({ ...approved, ...stored }, { server })
  await page.user.click(await screen.findByRole('button', { name: 'Endre tid' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Endre tid' }))
  const meaning = within(dialog.getByRole('region', { name: 'Dette betyr det' }))
  const choose = async (time: string) =>
    page.user.click(await waitFor(() => elementAt(`input[type=radio][value="${time}"]`)))
  const press = async (name: RegExp) => {
    const button = await dialog.findByRole('button', { name })
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    await page.user.click(button)
  }
  return { ...page, dialog, meaning, choose, press }
}

describe('who moves a pickup', () => {
  it('[EXP-11] [FEE-01] reads what it means and costs before the press, and is told that it is done', async () => {
    const { server, dialog, meaning, choose, press, change } = await openDialog()
    expect(document.activeElement).toHaveProperty('value', '2026-11-23')
    expect(dialog.getByText('Nå: ma. 23.11.2026 10:30')).toBeTruthy()
    expect(meaning.getByText(/^Sertifikatet endres ikke\./)).toBeTruthy()
    await choose('16:30')
    const costs = `fra 700,- til ${formatKroner(1400)}+ 700,-`
    expect((await meaning.findByText('1 400,-')).closest('dd')?.textContent).toBe(costs)
    expect(meaning.getByText('ma. 23.11.2026 16:30').closest('ins')).toBeTruthy()
    server.answer(changePickup, ({ body: { shownFee: _, ...body } }) => {
      change({ certificateRetrieval: { office: 'KLOEFTA', ...body } })
      return { ...body, fee: 1400 }
    })
    await press(/^Endre tid, \+ 700,-$/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findAllByText('Hentetiden er endret')).not.toEqual([])
    const body = { date: '2026-11-23', time: '16:30' }
    expect(server.calls(changePickup)).toMatchObject([{ ifMatch: '1', body: { ...body, shownFee: 1400 } }])
    expect(await within(screen.getByRole('region', { name: 'Henting' })).findByText('16:30')).toBeTruthy()
  })

  it('[EXP-11] [FEE-01] reads that nothing is given back once the work has begun', async () => {
    const { meaning, choose, dialog } = await openDialog({
      certificateRetrieval: { office: 'KLOEFTA', date: '2026-11-23', time: '16:30' },
      fees: [{ amount: 1400, code: 'HELSESERTIFIKAT_UTENFOR_AAPNINGSTID' }],
    })
    await choose('10:30')
    expect(await meaning.findByText(/^Gebyret blir ikke lavere/)).toBeTruthy()
    expect(meaning.getByText('1 400,-').closest('dd')?.textContent).not.toMatch(/700/)
    expect(await dialog.findByRole('button', { name: 'Endre tid' })).toBeTruthy()
  })

  it.each([
    ['costs less before the work has begun', 'INNSENDT', '16:30', 1400, /^fra 1.400,- til 700,-/],
    ['costs the same', 'GODKJENT', '10:00', 700, /^700,-$/],
  ] as const)('[EXP-11] [FEE-01] reads of no fee that stays where the other pickup %s', async (...given) => {
    const [, applicationStatus, time, amount, costs] = given
    const { meaning, choose } = await openDialog({
      applicationStatus,
      certificateRetrieval: { office: 'KLOEFTA', date: '2026-11-23', time },
      fees: [{ amount, code: 'HELSESERTIFIKAT' }],
    })
    await choose('10:30')
    await waitFor(() => expect(meaning.getByText('700,-').closest('dd')?.textContent).toMatch(costs))
    expect(meaning.queryByText(/^Gebyret blir ikke lavere/)).toBeNull()
  })

  it('[EXP-11] [FEE-01] pays no other fee than the one that was read: a change is said, and asked for anew', async () => {
    const { server, dialog, meaning, choose, press } = await openDialog()
    await choose('16:30')
    expect(await meaning.findByText('1 400,-')).toBeTruthy()
    server.answer(changePickup, ({ body: { shownFee, ...body } }) =>
      shownFee === 1500
        ? { ...body, fee: 1500 }
        : refuse(409, { code: 'FEE_CHANGED', title: 'Gebyret er nå 1500 kroner.' }),
    )
    server.answer(calculateFee, ({ body }) => ({
      ...{ amount: body.retrievalTime === '16:30' ? 1500 : 700, currency: 'NOK' as const, rulesVersion: '2' },
      ...{ outsideWorkingHours: true, lines: [] },
    }))
    await press(/^Endre tid, \+ 700,-$/)
    expect(await dialog.findByText('Gebyret er nå 1500 kroner.')).toBeTruthy()
    expect(await meaning.findByText('1 500,-')).toBeTruthy()
    await press(/^Endre tid, \+ 800,-$/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls(changePickup).map(({ body }) => body.shownFee)).toEqual([1400, 1500])
  })

  it('[EXP-11] [SEC-03] [SEC-04] loses nothing: not the answer, not what another has changed, not a time that is gone', async () => {
    const { server, dialog, choose, press, change } = await openDialog()
    await press(/^Endre tid/)
    expect(await dialog.findByText('Velg en annen tid enn den du har.')).toBeTruthy()
    await choose('16:30')
    server.answer(changePickup, lose)
    await press(/^Endre tid/)
    expect(await dialog.findByText('Tiden ble ikke endret. Prøv igjen.')).toBeTruthy()
    change({})
    server.answer(changePickup, () => refuse(412))
    await press(/^Endre tid/)
    expect(await dialog.findByText(/^Søknaden er endret av noen andre/)).toBeTruthy()
    const fieldErrors = { 'certificateRetrieval.time': ['Kontoret er stengt kl. 16:30.'] }
    server.answer(changePickup, () => refuse(400, { fieldErrors }))
    await press(/^Endre tid/)
    expect(await dialog.findByText('Kontoret er stengt kl. 16:30.')).toBeTruthy()
    server.answer(changePickup, () => refuse(409, { title: 'Det er for sent å endre hentetiden.' }))
    await press(/^Endre tid/)
    expect(await dialog.findByText('Det er for sent å endre hentetiden.')).toBeTruthy()
    expect(elementAt('input[type=radio][value="16:30"]')).toHaveProperty('checked', true)
    const [first, second, third] = server.calls(changePickup)
    expect(second).toMatchObject({ ifMatch: '1', idempotencyKey: first?.idempotencyKey })
    // What another has changed was read anew.
    expect(third?.ifMatch).toBe('2')
  })
})

describe('who moves a departure', () => {
  const depart = async (dialog: Awaited<ReturnType<typeof openDialog>>['dialog'], words: string) => {
    const day = dialog.getByRole('textbox', { name: 'Avgangsdato' })
    fireEvent.change(day, { target: { value: words } })
    fireEvent.blur(day)
  }

  it('[EXP-11] changes the answer with its pickup in one press, and is told at the field what the form says', async () => {
    const { server, dialog, meaning, choose, press, change } = await openDialog({
      applicationStatus: 'INNSENDT',
      actions: ['change-time', 'change-departure'],
    })
    await depart(dialog, '5.1.2026')
    await press(/^Endre tid/)
    expect((await dialog.findByRole('textbox', { name: 'Avgangsdato' })).getAttribute('aria-invalid')).toBe('true')
    expect(server.calls(changeDeparture)).toEqual([])
    await depart(dialog, '26.11.2026')
    expect(meaning.getByText(/som ikke er godkjent ennå/)).toBeTruthy()
    expect(meaning.getByText('to. 26.11.2026 06:00').closest('ins')).toBeTruthy()
    await choose('16:30')
    server.answer(changeDeparture, ({ body: { shownFee: _, ...body } }) => {
      change({ transport: { dateOfDeparture: body.departure.date, timeOfDeparture: '06:00' } })
      return { ...body, fee: 1400 }
    })
    await press(/^Endre tid, \+ 700,-$/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const body = { departure: { date: '2026-11-26', time: '06:00' }, pickup: { date: '2026-11-23', time: '16:30' } }
    expect(server.calls(changeDeparture)).toMatchObject([{ ifMatch: '1', body: { ...body, shownFee: 1400 } }])
  })

  it('[EXP-11] changes the departure alone where the pickup stays', async () => {
    const { server, dialog, press } = await openDialog({
      applicationStatus: 'INNSENDT',
      actions: ['change-time', 'change-departure'],
    })
    server.answer(changeDeparture, ({ body: { shownFee: _, ...body } }) => ({ ...body, fee: 700 }))
    await depart(dialog, '26.11.2026')
    await press(/^Endre tid$/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const body = { departure: { date: '2026-11-26', time: '06:00' }, shownFee: 700 }
    expect(server.calls(changeDeparture).map((call) => call.body)).toEqual([body])
  })

  it('[EXP-11] [SEC-04] is told that another has changed it, and asks anew of what stands there then', async () => {
    const { server, dialog, press, change } = await openDialog({
      applicationStatus: 'INNSENDT',
      actions: ['change-time', 'change-departure'],
    })
    server.answer(changeDeparture, () => refuse(412))
    await depart(dialog, '26.11.2026')
    change({})
    await press(/^Endre tid$/)
    expect(await dialog.findByText(/^Søknaden er endret av noen andre/)).toBeTruthy()
    server.answer(changeDeparture, ({ body: { shownFee: _, ...body } }) => ({ ...body, fee: 700 }))
    await press(/^Endre tid$/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.calls(changeDeparture).map(({ ifMatch }) => ifMatch)).toEqual(['1', '2'])
  })

  it('[EXP-11] asks the officer where the certificate is approved, and reads so before the press', async () => {
    const { server, dialog, meaning, press } = await openDialog()
    server.answer(sendMessage, ({ body }) => ({
      id: 'm-1',
      messageType: 'APPLICATION_MESSAGE' as const,
      message: body.message.message,
      createdTime: '2026-11-20T10:00:00+01:00',
      sender: { role: 'INNSENDER' as const, name: 'Kari Prøve' },
      attachments: [],
    }))
    await depart(dialog, '26.11.2026')
    expect(meaning.getByText(/Saksbehandleren får en melding med den nye avgangen/)).toBeTruthy()
    await press(/^Be om ny avgang$/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(JSON.stringify(server.calls(sendMessage))).toMatch(/til to\. 26\.11\.2026.06:00\. Kan sertifikatet få/)
    expect([server.calls(changeDeparture), server.calls(changePickup)]).toEqual([[], []])
  })
})

describe('the pickup on the page', () => {
  const section = () => within(screen.getByRole('region', { name: 'Henting' }))

  it('[EXP-11] says until when it can be moved', async () => {
    await openDetail(approved, { server: serverWithHours() })
    expect(await section().findByText('Kan endres til 23.11.2026 10:00.')).toBeTruthy()
  })

  it('[EXP-11] says why it cannot be moved any more, instead of a button', async () => {
    const certificateRetrieval = { office: 'KLOEFTA', date: '2026-11-20', time: '09:00' }
    await openDetail({ ...approved, actions: [], certificateRetrieval }, { server: serverWithHours() })
    expect(await section().findByText(/^Hentetiden kunne endres til 20\.11\.2026 08:30\. Skriv til/)).toBeTruthy()
    expect(section().queryByRole('button', { name: 'Endre tid' })).toBeNull()
  })
})

describe('who looks at another time of pickup', { tags: 'proof' }, () => {
  it('[EXP-11] leaves with Escape, and begins at the pickup as it is when it comes back', async () => {
    const { user, server, dialog, choose } = await openDialog()
    await choose('16:30')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const button = screen.getByRole('button', { name: 'Endre tid' })
    await waitFor(() => expect(document.activeElement).toBe(button))
    await user.click(button)
    await waitFor(() => expect(elementAt('input[type=radio][value="10:30"]')).toHaveProperty('checked', true))
    expect(server.calls(changePickup)).toEqual([])
    expect(dialog.queryByRole('alert')).toBeNull()
  })

  it('[EXP-11] [FEE-01] is not asked to pay what is not known', async () => {
    const { server, dialog, choose, press } = await openDialog()
    server.answer(calculateFee, () => refuse(500))
    await choose('17:00')
    expect(await dialog.findByText('Klarte ikke å beregne gebyret. Prøv igjen.')).toBeTruthy()
    const asked = server.calls(calculateFee).length
    await press(/^Endre tid$/)
    await waitFor(() => expect(server.calls(calculateFee).length).toBeGreaterThan(asked))
    expect(server.calls(changePickup)).toEqual([])
  })

  it('[EXP-11] takes another departure along to the replacement of what is issued', async () => {
    const { dialog, meaning, press } = await openDialog({
      applicationStatus: 'UTSTEDT',
      actions: ['change-time', 'replace'],
    })
    const day = dialog.getByRole('textbox', { name: 'Avgangsdato' })
    fireEvent.change(day, { target: { value: '26.11.2026' } })
    fireEvent.blur(day)
    expect(meaning.getByText(/som er utstedt\. Det må erstattes\./)).toBeTruthy()
    await press(/^Erstatt sertifikatet$/)
    expect(await screen.findByText(/Erstatningen begynner med den nye avgangen, 26\.11\.2026.06:00\./)).toBeTruthy()
  })

  it.each([
    ['it has been fetched', { applicationStatus: 'UTSTEDT', collectedTime: '2026-11-23T11:00:00+01:00' }],
    ['it is cancelled', { applicationStatus: 'KANSELLERT' }],
  ] as const)('[EXP-11] says nothing where %s', async (_title, change) => {
    const server = serverWithHours()
    await openDetail({ ...approved, actions: [], ...change }, { server })
    const pickup = within(await screen.findByRole('region', { name: 'Henting' }))
    expect(await pickup.findByText('10:30')).toBeTruthy()
    expect(screen.queryByText(/^Hentetiden kunne|^Kan endres til/)).toBeNull()
  })
})
