import {
  addSeriesRows,
  type BodyOf,
  changeSeriesRows,
  getApplication,
  getSeries,
  getSeriesReceipts,
  type SeriesRow,
  sendSeriesRows,
  stopSeriesRows,
} from '@eksport/api'
import { anApplication } from '@eksport/domain/testing'
import { keepPart } from '@eksport/portal/journal/kept-part.ts'
import { browserStorage } from '@eksport/portal/testing/browser-storage.ts'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { openStream } from '@eksport/portal/testing/open-stream.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { clean } from '#src/testing/open-form.ts'
import { organisation, startSubmitterServer } from '#src/testing/start-server.ts'

const container = 'transport.containers.0.number'
const weight = 'productLines.0.netWeight'

const aRow = (referenceNumber: number, row: Partial<SeriesRow> = {}): SeriesRow => ({
  referenceNumber,
  applicationStatus: 'UNDER_REGISTRERING',
  version: 1,
  values: { [container]: `ZZTU30425${referenceNumber}`, [weight]: 21_600 },
  issues: [],
  findings: [],
  fee: 375,
  ...row,
})

const ordering = (state: 'WAITING' | 'SENT' | 'REFUSED', code?: string) => ({
  orderedAt: '2026-11-29T12:00:00.000Z',
  version: 1,
  shownFee: 375,
  state,
  ...(code && { code }),
})

const isMissing = (row: SeriesRow): SeriesRow => ({
  ...row,
  issues: row.values[weight] === undefined ? [{ path: weight, code: 'required' }] : [],
})

/** The series of a draft, at a server that keeps what is written. */
async function openSeries(...begun: readonly SeriesRow[]) {
  const server = startSubmitterServer()
  let rows = [...begun]
  server.answer(getApplication, () => ({ application: anApplication({ referenceNumber: 4100 }), validation: clean }))
  server.answer(getSeries, () => ({ rows: rows.map(isMissing) }))
  server.answer(addSeriesRows, ({ body }) => {
    const added = body.rows.map((values, index) => aRow(4200 + rows.length + index, { values }))
    rows = [...rows, ...added]
    return { added: added.map(({ referenceNumber }) => referenceNumber), known: 1 }
  })
  const change = ({ body }: { body: BodyOf<typeof changeSeriesRows> }) => {
    const changed = new Map(body.rows.map((row) => [row.referenceNumber, row.values]))
    rows = rows.map((row) => ({ ...row, values: { ...row.values, ...changed.get(row.referenceNumber) } }))
    const now = rows.filter((row) => changed.has(row.referenceNumber)).map(isMissing)
    return { unchanged: [], rows: now }
  }
  server.answer(changeSeriesRows, change)
  server.answer(sendSeriesRows, ({ body }) => {
    const ordered = body.rows.map(({ referenceNumber }) => Number(referenceNumber))
    rows = rows.map((row) => (ordered.includes(row.referenceNumber) ? { ...row, sending: ordering('WAITING') } : row))
    return { ordered }
  })
  /** What the server has come to with a row. */
  const settle = (referenceNumber: number, outcome: Partial<SeriesRow>) => {
    rows = rows.map((row) => (row.referenceNumber === referenceNumber ? { ...row, ...outcome } : row))
  }
  const app = openApp('/serie/4100')
  await screen.findByRole('heading', { level: 1, name: /^Serie fra/ })
  await screen.findByRole('heading', { name: 'Det som er forskjellig' })
  return { ...app, server, settle, change }
}

const grid = () => screen.findByRole('grid', { name: 'Radene i serien' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('[EXP-10] a series', () => {
  it('[EXP-10] takes rows from a spreadsheet by the names of its columns, with pickups from the calendar', async () => {
    const { server } = await openSeries()
    fireEvent.paste(document.body, {
      clipboardData: {
        getData: () =>
          'Container\tSeal\tParti\tNet wt\tETD\tFarge\nZZTU3042539\tNO1\tL-1\t21600\t08.12.2026\tblå\nZZTU3042708\tNO2\tL-2\tmye\t07.12.2026\tblå',
      },
    })
    await grid()
    const [call] = server.calls(addSeriesRows)
    expect(call?.body.rows).toMatchObject([
      {
        [container]: 'ZZTU3042539',
        'transport.containers.0.seals.0.number': 'NO1',
        'productLines.0.lotNumber': 'L-1',
        [weight]: 21_600,
        'transport.dateOfDeparture': '2026-12-08',
        'certificateRetrieval.date': '2026-12-07',
        'control.dispatchDate': '2026-12-07',
      },
      // What cannot be read is no answer, and not that of the base.
      { [container]: 'ZZTU3042708', [weight]: null, 'certificateRetrieval.date': '2026-12-04' },
    ])
    const added = await screen.findByText('2 rader er lagt til.')
    const notes = within(added.parentElement ?? document.body)
    expect(notes.getByText('Fantes fra før og ble ikke lagt til på nytt: 1.')).toBeTruthy()
    expect(notes.getByText('Kontoret er stengt 06.12.2026: hentes 04.12.2026 i stedet.')).toBeTruthy()
    expect(notes.getByText('Kolonner som ikke er brukt: Farge.')).toBeTruthy()
    expect(notes.getByText(/^Ikke lest: rad 2, Nettovekt «mye»/)).toBeTruthy()
  })

  it('[EXP-10] takes rows in though a cell holds more than an answer can, and says which', async () => {
    const { server } = await openSeries()
    const long = 'x'.repeat(4000)
    fireEvent.paste(document.body, {
      clipboardData: { getData: () => `Container\tParti\nZZTU3042539\t${long}\nZZTU3042708\tL-2` },
    })
    await grid()
    expect(server.calls(addSeriesRows)[0]?.body.rows).toMatchObject([
      { [container]: 'ZZTU3042539', 'productLines.0.lotNumber': null },
      { [container]: 'ZZTU3042708', 'productLines.0.lotNumber': 'L-2' },
    ])
    expect(await screen.findByText(/^Ikke lest: rad 1, Partinummer «x{60} …»\.$/)).toBeTruthy()
  })

  it('[EXP-10] stands week by week, those without faults folded, and a row goes to the week of its departure', async () => {
    const leaving = (day: string) => ({ 'transport.dateOfDeparture': day, [weight]: 21_600 })
    const { user } = await openSeries(
      aRow(1, { values: leaving('2026-12-08') }),
      aRow(2, { values: { 'transport.dateOfDeparture': '2026-12-01' } }),
      aRow(3, { values: leaving('2026-12-03') }),
      aRow(4, { values: leaving('2027-01-01') }),
    )
    const sheet = within(await grid())
    const names = () =>
      sheet.getAllByRole('button', { name: /^Uke/ }).map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
    expect(names()).toEqual([
      'Uke 49avgang 01.–03.12. · 21 600,00 kg',
      'Uke 50avgang 08.12. · 21 600,00 kg',
      'Uke 53avgang 01.01.2027 · 21 600,00 kg',
    ])
    expect(sheet.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['2', '3'])
    await user.click(screen.getByRole('button', { name: /^Rad 2, Nettovekt/ }))
    await user.keyboard('21600{Enter}')
    // It stays open once nothing is wrong in it.
    await waitFor(() => expect(sheet.getByText('2 klare')).toBeTruthy())
    const departure =
      sheet.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === 'Avgangsdato') - 1
    const cell = document.querySelector<HTMLElement>(`[data-cell='2:${departure}']`)
    if (cell === null) throw new Error('Row 2 has no departure')
    await user.pointer({ keys: '[MouseLeft]', target: cell })
    await user.keyboard('08.12.2026{Enter}')
    await waitFor(() => expect(names().at(1)).toBe('Uke 50avgang 08.12. · 43 200,00 kg'))
    expect(document.activeElement?.textContent).toBe('08.12.2026')
    await user.click(sheet.getByRole('button', { name: /^Uke 50/ }))
    expect(sheet.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['3'])
  })

  it('[EXP-10] takes a cell of several lines into one cell, and Enter on a link follows it', async () => {
    const { user, server, address } = await openSeries(aRow(1), aRow(2))
    const sheet = within(await grid())
    await user.click(sheet.getAllByText('21 600')[0] ?? document.body)
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    fireEvent.paste(document.activeElement ?? document.body, {
      clipboardData: { getData: () => '"L-1\nL-2"\t7\nL-3\t8\n' },
    })
    await waitFor(() => expect(server.calls(changeSeriesRows)).toHaveLength(1))
    expect(server.calls(changeSeriesRows)[0]?.body.rows).toMatchObject([
      { values: { 'productLines.0.packaging.numberOfPackages': 7 } },
      { values: { 'productLines.0.lotNumber': 'L-3', 'productLines.0.packaging.numberOfPackages': 8 } },
    ])
    sheet.getByRole('link', { name: /000001/ }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toMatch(/^\/soeknader\/1\b/))
  })

  it('[EXP-10] has on a phone a field for each cell that is wrong, and goes on to the next one', async () => {
    const { user, server } = await openSeries(
      aRow(1),
      aRow(2, { values: { [container]: 'ZZTU2' } }),
      aRow(3, { values: {} }),
    )
    await grid()
    const card = (n: number) => within(document.getElementById(`series-card-${n}`) ?? document.body)
    await user.type(card(2).getByRole('textbox', { name: 'Nettovekt' }), '21600{Enter}')
    await waitFor(() => expect(document.getElementById('series-card-2')).toBeNull())
    expect(server.calls(changeSeriesRows).map(({ body }) => body.rows)).toEqual([
      [{ referenceNumber: 2, values: { [weight]: 21_600 } }],
    ])
    expect(document.activeElement).toBe(card(3).getByRole('textbox', { name: 'Nettovekt' }))
    expect(document.getElementById('series-card-1')).toBeNull()
  })

  it('[EXP-10] [EXP-03] hears of what another tab writes, also while it saves itself', async () => {
    const say = openStream()
    const { user, server, settle } = await openSeries(aRow(1), aRow(2, { values: { [weight]: 7 } }))
    const sheet = within(await grid())
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.answer(getSeries, async () => {
      await held
      return { rows: [aRow(1), aRow(2, { values: { [weight]: 7 } })] }
    })
    const read = server.calls(getSeries).length
    await say({ kind: 'application', referenceNumber: 2, version: 2, organisationNumber: '310000043' })
    await waitFor(() => expect(server.calls(getSeries)).toHaveLength(read + 1))
    settle(2, { version: 2 })
    server.answer(getSeries, () => ({ rows: [aRow(1), aRow(2, { values: { [weight]: 8 } })] }))
    await user.click(sheet.getByText('21 600'))
    await user.keyboard('9{Enter}')
    await waitFor(() => expect(server.calls(changeSeriesRows)).toHaveLength(1))
    answer()
    expect(await sheet.findByText('8')).toBeTruthy()
  })

  it('[EXP-10] begins a row for each departure of a rhythm', async () => {
    const { user, server } = await openSeries()
    await user.click(button('Foreslå datoer'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Foreslå datoer' }))
    const each = dialog.getByLabelText('Rader for hver avgang')
    await user.clear(each)
    await user.click(dialog.getByRole('button', { name: 'Legg til 0 rader' }))
    expect(dialog.getByText('Skriv et helt tall fra 1 til 50')).toBeTruthy()
    await user.type(each, '8')
    await user.click(dialog.getByRole('button', { name: /^Legg til 40 rader$/ }))
    await grid()
    const rows = server.calls(addSeriesRows)[0]?.body.rows ?? []
    expect(new Set(rows.map((row) => row['transport.dateOfDeparture']))).toEqual(
      new Set(['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22']),
    )
    expect(rows.every((row) => typeof row['certificateRetrieval.date'] === 'string')).toBe(true)
  })

  it('[EXP-10] stands with errors at their cells, and saves what is put right there', async () => {
    const { user, server } = await openSeries(aRow(1), aRow(2, { values: { [container]: 'ZZTU2' } }))
    const sheet = within(await grid())
    await user.click(screen.getByRole('button', { name: /^Rad 2, Nettovekt/ }))
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    await user.keyboard('mye{Enter}')
    expect(server.calls(changeSeriesRows)).toEqual([])
    expect(sheet.getByText(/^: .*tall/)).toBeTruthy()
    await user.keyboard('21540{Enter}')
    await waitFor(() =>
      expect(server.calls(changeSeriesRows).map(({ body }) => body.rows)).toEqual([
        [{ referenceNumber: 2, values: { [weight]: 21_540 } }],
      ]),
    )
    expect(await screen.findByText('2 av 2 klare')).toBeTruthy()
    // What the other rows are is known.
    expect(server.calls(getSeries)).toHaveLength(1)
  })

  it('[EXP-10] has the ready rows sent, as they stand, and shows what comes of each, also to whoever comes back', async () => {
    const say = openStream()
    const { user, server, settle } = await openSeries(aRow(1), aRow(2), aRow(3), aRow(4, { values: {} }))
    const sheet = within(await grid())
    expect(screen.getByText('Gebyr 1 125,-')).toBeTruthy()
    await user.click(button('Send inn 3 av 4'))
    const under = within(await screen.findByRole('region', { name: 'Sender 3 søknader' }))
    expect(under.getByText(/Du kan lukke siden/)).toBeTruthy()
    expect(server.calls(sendSeriesRows).map(({ body }) => body.rows)).toEqual([
      [1, 2, 3].map((referenceNumber) => ({ referenceNumber, version: 1, shownFee: 375 })),
    ])
    // What is under way is not written in; the rest is.
    expect(sheet.getAllByText('Sendes')).toHaveLength(3)
    expect(screen.getByText('0 av 1 klare')).toBeTruthy()
    await user.click(sheet.getAllByText('21 600')[0] ?? document.body)
    await user.keyboard('7{Enter}')
    expect(await screen.findByText('Rad 1 er under sending.')).toBeTruthy()
    expect(server.calls(changeSeriesRows)).toEqual([])
    expect(under.getByText('1 125,-')).toBeTruthy()
    expect(under.getByText('Én fil når noe er mottatt')).toBeTruthy()
    const submittedDateTime = '2026-11-29T12:00:01.000Z'
    settle(1, { applicationStatus: 'INNSENDT', submittedDateTime, sending: ordering('SENT') })
    settle(2, { sending: ordering('REFUSED', 'NOT_FOUND') })
    settle(3, { applicationStatus: 'INNSENDT', submittedDateTime, sending: ordering('SENT') })
    const read = server.calls(getSeries).length
    // Three rows reported at once cause two reads: one for the first row, one for the others.
    for (const referenceNumber of [1, 2, 3])
      await say({ kind: 'application', referenceNumber, version: 2, organisationNumber: '310000043' })
    const panel = within(await screen.findByRole('region', { name: 'Innsending' }))
    await waitFor(() => expect(server.calls(getSeries)).toHaveLength(read + 2))
    expect(panel.getByText('Mottatt: 2.')).toBeTruthy()
    // What was refused costs nothing.
    expect(panel.getByText('750,-')).toBeTruthy()
    server.answer(getSeriesReceipts, () => refuse(503))
    await user.click(button('Last ned 2 som én fil'))
    expect(await screen.findByText('Klarte ikke å hente kvitteringene')).toBeTruthy()
    expect(panel.getByText('Rad 2: Den som sendte, kan ikke lenger søke for foretaket.')).toBeTruthy()
    expect(panel.getByText('Holdt utenfor: 1. De må rettes først.')).toBeTruthy()
    expect(screen.getByText('1 av 2 klare')).toBeTruthy()
  })

  it('[EXP-10] a cell that the press on the button leaves is saved first, and its row is sent as it is then', async () => {
    const { user, server, change, settle } = await openSeries(aRow(1))
    const sheet = within(await grid())
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.answer(changeSeriesRows, async (call) => {
      await held
      settle(1, { version: 2 })
      return change(call)
    })
    await user.click(sheet.getByText('21 600'))
    await user.keyboard('21540')
    await user.click(button('Send inn 1 av 1'))
    await waitFor(() => expect(server.calls(changeSeriesRows)).toHaveLength(1))
    expect(server.calls(sendSeriesRows)).toEqual([])
    answer()
    await waitFor(() => expect(server.calls(sendSeriesRows)).toHaveLength(1))
    expect(server.calls(sendSeriesRows)[0]?.body.rows).toEqual([{ referenceNumber: 1, version: 2, shownFee: 375 }])
  })

  it('[EXP-10] [FEE-01] sends each row for the fee that was shown, and says of one that costs another now both amounts', async () => {
    const hear = openStream()
    const { user, server, settle } = await openSeries(aRow(1), aRow(2))
    const sheet = within(await grid())
    expect(screen.getByText('Gebyr 750,-')).toBeTruthy()
    await user.click(button('Send inn 2 av 2'))
    await screen.findByRole('region', { name: 'Sender 2 søknader' })
    settle(1, { applicationStatus: 'INNSENDT', sending: ordering('SENT') })
    settle(2, { fee: 800, sending: ordering('REFUSED', 'FEE_CHANGED') })
    await hear({ kind: 'application', referenceNumber: 2, version: 1, organisationNumber: '310000043' })
    const panel = within(await screen.findByRole('region', { name: 'Innsending' }, { timeout: 10_000 }))
    expect(panel.getByText(/^Rad 2: Gebyret var ikke lenger 375,- .* Nå er det 800,-\. Send igjen/)).toBeTruthy()
    expect(sheet.getByText('Klar. Gebyr 800,- (var 375,-)')).toBeTruthy()
    // In the card of a phone too.
    expect(screen.getAllByText('Klar. Gebyr 800,- (var 375,-)')).toHaveLength(2)
    expect(screen.getByText('Gebyr 800,-')).toBeTruthy()
    await user.click(button('Send inn 1 av 1'))
    await waitFor(() =>
      expect(server.calls(sendSeriesRows).map(({ body }) => body.rows)).toEqual([
        [1, 2].map((referenceNumber) => ({ referenceNumber, version: 1, shownFee: 375 })),
        [{ referenceNumber: 2, version: 1, shownFee: 800 }],
      ]),
    )
  })

  it('[EXP-10] [FEE-01] sends what the press saves for the fee that was shown before it, and no row whose fee was not', async () => {
    const { user, server, settle, change } = await openSeries(aRow(1), aRow(2, { values: { [container]: 'ZZTU2' } }))
    const sheet = within(await grid())
    server.answer(changeSeriesRows, (call) => {
      settle(1, { version: 2, fee: 800 })
      return change(call)
    })
    await user.click(sheet.getByText('21 600'))
    await user.keyboard('21540{Enter}')
    await waitFor(() => expect(screen.getByText('Gebyr 800,-')).toBeTruthy())
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.answer(changeSeriesRows, async (call) => {
      await held
      settle(1, { version: 3, fee: 375 })
      return change(call)
    })
    await user.click(sheet.getByText('21 540'))
    // The cell below lacks its weight: both are written before the press.
    fireEvent.paste(document.activeElement ?? document.body, { clipboardData: { getData: () => '21550\n21560' } })
    await user.click(button('Send inn 1 av 2'))
    answer()
    await waitFor(() => expect(server.calls(sendSeriesRows)).toHaveLength(1))
    expect(server.calls(sendSeriesRows)[0]?.body.rows).toEqual([{ referenceNumber: 1, version: 3, shownFee: 800 }])
  })

  it('[EXP-10] says what a row waits for, and stops what is not sent', async () => {
    const waiting = { sending: { ...ordering('WAITING'), problem: 'NO_ANSWER' as const } }
    const { user, server, settle } = await openSeries(
      aRow(1, { applicationStatus: 'INNSENDT', sending: ordering('SENT') }),
      aRow(2, waiting),
      aRow(3, waiting),
    )
    const panel = within(await screen.findByRole('region', { name: 'Sender 3 søknader' }))
    expect(panel.getByText(/^Venter på et nytt forsøk: 2\. Et system svarer ikke/)).toBeTruthy()
    // None is left to send, but they are not all sent.
    expect(screen.queryByText('Alle rader er sendt')).toBeNull()
    expect(screen.getAllByText('Sender 2 søknader')).toHaveLength(1)
    server.answer(stopSeriesRows, () => refuse(503))
    await user.click(button('Stans resten'))
    expect(await screen.findByText('Klarte ikke å stanse sendingen')).toBeTruthy()
    server.answer(stopSeriesRows, () => {
      for (const row of [2, 3]) settle(row, { sending: ordering('REFUSED', 'STOPPED') })
      return { stopped: [2, 3] }
    })
    await user.click(button('Stans resten'))
    const over = within(await screen.findByRole('region', { name: 'Innsending' }))
    expect(over.getByText('Rad 2, 3: Stanset. Send igjen når du vil.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Innsending'))
    expect(button('Send inn 2 av 2')).toBeTruthy()
  })

  it('[EXP-10] never has a grey button: with none ready it leads to the first error', async () => {
    const { user } = await openSeries(aRow(1, { values: { [container]: 'ZZTU1' } }))
    await grid()
    // On a phone, where the grid is not shown, the field of its card takes the focus.
    const onCard = vi.fn()
    screen.getByRole('textbox', { name: 'Nettovekt' }).addEventListener('focus', onCard)
    await user.click(button('Rett første feil'))
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    expect(onCard).toHaveBeenCalledOnce()
  })

  it('[EXP-10] a row that was deleted elsewhere stops none that were changed with it', async () => {
    const lacking = { values: { [container]: 'ZZTU' } }
    const { user, server } = await openSeries(aRow(1, lacking), aRow(2, lacking))
    await grid()
    server.answer(changeSeriesRows, () => refuse(404))
    server.answer(getSeries, () => ({ rows: [isMissing(aRow(2, lacking))] }))
    await user.click(button(/^Rad 1 og 1 til, Nettovekt/))
    fireEvent.paste(document.activeElement ?? document.body, { clipboardData: { getData: () => '21540\n21541' } })
    expect(await screen.findByText('Det du skrev, er ikke lagret')).toBeTruthy()
    expect(await screen.findByText('0 av 1 klare')).toBeTruthy()
    server.answer(changeSeriesRows, () => ({ unchanged: [], rows: [aRow(2)] }))
    await user.click(button('Prøv igjen'))
    await waitFor(() => expect(screen.queryByText('Det du skrev, er ikke lagret')).toBeNull())
    expect(server.calls(changeSeriesRows).map(({ body }) => body.rows.map((row) => row.referenceNumber))).toEqual([
      [1, 2],
      [2],
    ])
  })

  it('[EXP-10] [CRT-03] gives a declaration once for all rows that lack it', async () => {
    const path = 'transport.intendedForHumanConsumption'
    const lacking: Partial<SeriesRow> = {
      issues: [{ path, code: 'required' }],
      findings: [{ code: 'CONSENT_MISSING', severity: 'CRITICAL', message: 'Du må bekrefte erklæringen.' }],
    }
    const { user, server } = await openSeries(aRow(1))
    await grid()
    server.answer(getSeries, () => ({ rows: [aRow(1, lacking), aRow(2, lacking), aRow(3)] }))
    server.answer(changeSeriesRows, () => ({ unchanged: [], rows: [aRow(1), aRow(2)] }))
    await user.click(button('Ny rad'))
    const box = await screen.findByRole<HTMLInputElement>('checkbox')
    // What all rows lack is said once on a phone too: no row has a card for it beside its place in the grid.
    expect(screen.getAllByRole('link', { name: /^Åpne #/ })).toHaveLength(3)
    await user.click(button('Erklæringer'))
    expect(document.activeElement).toBe(box)
    await user.click(box)
    expect(box.isConnected).toBe(true)
    await waitFor(() => expect(box.checked).toBe(true))
    await waitFor(() => expect(server.calls(changeSeriesRows)).toHaveLength(1))
    expect(server.calls(changeSeriesRows)[0]?.body.rows).toEqual(
      [1, 2].map((referenceNumber) => ({
        referenceNumber,
        values: { [path]: expect.objectContaining({ given: true, template: '1.1.100' }) },
      })),
    )
    expect(await screen.findByText('3 av 3 klare')).toBeTruthy()
    expect(box.checked).toBe(true)
  })

  it('[EXP-10] a rule of a declaration that is given concerns the row, and no box', async () => {
    const findings = [{ code: 'CONSENT_MISSING', severity: 'CRITICAL' as const, message: 'Erklæringen er for gammel.' }]
    await openSeries(aRow(1, { findings }))
    expect(within(await grid()).getByText('Erklæringen er for gammel.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Erklæringer' })).toBeNull()
  })

  it('[EXP-10] keeps telling of what is not saved, also when a later save goes well', async () => {
    const { user, server, change } = await openSeries(aRow(1, { values: {} }), aRow(2, { values: {} }))
    await grid()
    server.answer(changeSeriesRows, () => refuse(503))
    await user.click(screen.getByRole('button', { name: /^Rad 1 .*Nettovekt/ }))
    await user.keyboard('21540{Enter}')
    expect(await screen.findByText('Det du skrev, er ikke lagret')).toBeTruthy()
    server.answer(changeSeriesRows, change)
    await user.keyboard('{ArrowDown}21600{Enter}')
    expect(await screen.findByText('1 av 2 klare')).toBeTruthy()
    expect(await screen.findByText('Det du skrev, er ikke lagret')).toBeTruthy()
    await user.click(button('Prøv igjen'))
    expect(await screen.findByText('2 av 2 klare')).toBeTruthy()
    expect(screen.queryByText('Det du skrev, er ikke lagret')).toBeNull()
  })

  it('[EXP-10] sends no row that has a cell which is not saved', async () => {
    const { user, server } = await openSeries(aRow(1), aRow(2))
    const sheet = within(await grid())
    server.answer(changeSeriesRows, () => refuse(503))
    const [weightOfFirst] = sheet.getAllByText('21 600')
    await user.click(weightOfFirst as HTMLElement)
    await user.keyboard('21540{Enter}')
    expect(await screen.findByText('Det du skrev, er ikke lagret')).toBeTruthy()
    await user.click(button('Send inn 2 av 2'))
    await waitFor(() => expect(server.calls(sendSeriesRows)).toHaveLength(1))
    expect(server.calls(sendSeriesRows)[0]?.body.rows).toMatchObject([{ referenceNumber: 2 }])
  })

  it('[EXP-10] what is written while a call is on its way goes with the next one, together', async () => {
    const { user, server, change } = await openSeries(aRow(1, { values: {} }), aRow(2), aRow(3))
    await grid()
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.answer(changeSeriesRows, async (call) => {
      await held
      return change(call)
    })
    await user.click(screen.getByRole('button', { name: /^Rad 1, Nettovekt/ }))
    await user.keyboard('21540{Enter}')
    await waitFor(() => expect(server.calls(changeSeriesRows)).toHaveLength(1))
    await user.keyboard('{ArrowDown}21650{Enter}')
    await user.keyboard('{ArrowDown}21700{Enter}')
    answer()
    await waitFor(() => expect(server.calls(changeSeriesRows)).toHaveLength(2))
    expect(await screen.findByText('3 av 3 klare')).toBeTruthy()
    const written = server
      .calls(changeSeriesRows)
      .map(({ body }) => body.rows.map(({ referenceNumber }) => referenceNumber))
    expect(written).toEqual([[1], [2, 3]])
  })

  it('[EXP-10] [EXP-03] shows what was written last in a cell whose earlier save is answered first', async () => {
    const { user, server, change } = await openSeries(aRow(1), aRow(2, { values: {} }))
    await grid()
    let answer = (): void => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.answer(changeSeriesRows, async (call) => {
      await held
      return change(call)
    })
    await user.click(button(/^Rad 2, Nettovekt/))
    await user.keyboard('21540{Enter}')
    await waitFor(() => expect(server.calls(changeSeriesRows)).toHaveLength(1))
    await user.keyboard('20500{Enter}')
    server.answer(changeSeriesRows, () => new Promise(() => undefined))
    answer()
    await waitFor(() => expect(server.calls(changeSeriesRows)).toHaveLength(2))
    expect(within(await grid()).getByText(/^20.500$/)).toBeTruthy()
  })

  it('[EXP-10] [EXP-03] keeps what is written until the server has it, and asks before it is left', async () => {
    browserStorage()()
    const rows = [aRow(1, { values: {} }), aRow(2, { values: {} })]
    const { user, server, address } = await openSeries(...rows)
    const sheet = within(await grid())
    server.answer(changeSeriesRows, () => refuse(503))
    await user.click(screen.getByRole('button', { name: /^Rad 1 .*Nettovekt/ }))
    await user.keyboard('21540{Enter}{ArrowDown}mye')
    // The page goes with a cell open.
    fireEvent(window, new Event('pagehide'))
    expect(sheet.getByText(/^: .*tall/)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Søknader' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Noen celler er ikke lagret' }))
    expect(asked.getByText(/ligger på denne maskinen/)).toBeTruthy()
    await user.click(asked.getByRole('button', { name: 'Forlat siden' }))
    await waitFor(() => expect(address()).toBe('/oversikt'))
    cleanup()
    const again = await openSeries(...rows)
    await waitFor(() => expect(again.server.calls(changeSeriesRows)).toHaveLength(1))
    expect(again.server.calls(changeSeriesRows)[0]?.body.rows).toEqual([
      { referenceNumber: 1, values: { [weight]: 21_540 } },
    ])
    expect(within(await grid()).getByText('mye')).toBeTruthy()
  })

  it('[EXP-03] takes up what a page has left, and nothing that another release has kept in another shape', async () => {
    browserStorage()()
    const key = { person: 'p-1', organisation: organisation.organisationNumber, draft: '4100', part: 'celler i serien' }
    const cells = { changes: new Map([[1, { [weight]: 21_540 }]]), unread: new Map() }
    await keepPart(key, { shape: 1, ...cells })
    const { server } = await openSeries(aRow(1))
    await waitFor(() => expect(server.calls(changeSeriesRows)).toHaveLength(1))
    cleanup()
    await keepPart(key, { shape: 0, ...cells })
    const again = await openSeries(aRow(1))
    expect(within(await grid()).getByText(/^21.600$/)).toBeTruthy()
    expect(again.server.calls(changeSeriesRows)).toHaveLength(0)
  })

  it('[EXP-10] proposes check digits, and one pickup for a departure; what the calendar proposed is dotted until it is changed', async () => {
    const leaving = (time: string, number: string) => ({
      values: {
        [container]: number,
        [weight]: 21_600,
        'transport.dateOfDeparture': '2026-12-08',
        'certificateRetrieval.date': '2026-12-07',
        'certificateRetrieval.time': time,
      },
    })
    const { user, server } = await openSeries(
      aRow(1, leaving('09:00', 'ZZTU3042539')),
      aRow(2, leaving('11:00', 'ZZTU3043040')),
    )
    const sheet = within(await grid())
    expect(sheet.getAllByTitle('foreslått fra kontorets kalender').map(({ textContent }) => textContent)).toEqual([
      '07.12.2026: foreslått fra kontorets kalender',
      '09:00: foreslått fra kontorets kalender',
      '07.12.2026: foreslått fra kontorets kalender',
    ])
    await user.click(button('Bruk ZZTU3043047'))
    await user.click(button('Hent alle 2 samlet 07.12.2026 kl. 09:00'))
    await waitFor(() => expect(screen.queryByText('Forslag')).toBeNull())
    const written = server.calls(changeSeriesRows).flatMap(({ body }) => body.rows)
    expect(written[0]).toEqual({ referenceNumber: 2, values: { [container]: 'ZZTU3043047' } })
    expect(written.slice(1).map(({ values }) => values['certificateRetrieval.time'])).toEqual(['09:00', '09:00'])
  })

  it('[EXP-10] stands where its base is deleted, says so, and begins no row of it', async () => {
    const server = startSubmitterServer()
    const row = anApplication({ referenceNumber: 4201, seriesOf: 4100 })
    server.answer(getApplication, ({ params }) =>
      Number(params.referenceNumber) === 4100 ? refuse(404) : { application: row, validation: clean },
    )
    server.answer(getSeries, () => ({ rows: [aRow(4201)] }))
    openApp('/serie/4100')
    await grid()
    expect(screen.getByRole('heading', { level: 1, name: 'Serie fra #004100' })).toBeTruthy()
    expect(screen.getByText(/er slettet\. Radene står/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ny rad' })).toBeNull()
    expect(screen.getByText('1 av 1 klare')).toBeTruthy()
  })

  it('[EXP-10] [CRT-11] says before rows are made that each needs a file of its own, where the form is one', async () => {
    const server = startSubmitterServer()
    server.answer(getApplication, () => ({
      application: anApplication({ referenceNumber: 4100, applicationFormat: 'PDF' }),
      validation: clean,
    }))
    server.answer(getSeries, () => ({ rows: [] }))
    openApp('/serie/4100')
    expect(await screen.findByText('Hver rad trenger sin egen PDF')).toBeTruthy()
  })

  it('[EXP-10] fills a column down by one key', async () => {
    const { user, server } = await openSeries(aRow(1), aRow(2, { values: {} }), aRow(3, { values: {} }))
    const sheet = within(await grid())
    await user.click(sheet.getAllByText('21 600')[0] ?? document.body)
    await user.keyboard('{Control>}dd{/Control}')
    expect(await screen.findByText('3 av 3 klare')).toBeTruthy()
    const written = server.calls(changeSeriesRows).flatMap(({ body }) => body.rows)
    expect(written).toEqual([2, 3].map((referenceNumber) => ({ referenceNumber, values: { [weight]: 21_600 } })))
  })

  it('[EXP-10] says which row took in nothing, because it was sent meanwhile', async () => {
    const { user, server } = await openSeries(aRow(1), aRow(2, { values: {} }))
    await grid()
    server.answer(changeSeriesRows, () => ({ unchanged: [2], rows: [aRow(2, { applicationStatus: 'INNSENDT' })] }))
    await user.click(screen.getByRole('button', { name: /^Rad 2, Nettovekt/ }))
    await user.keyboard('21540{Enter}')
    expect(await screen.findByText(/^Ikke endret: rad 2/)).toBeTruthy()
  })

  it('[EXP-10] says that nothing was sent where the server takes no order, and tries again', async () => {
    const { user, server } = await openSeries(aRow(1), aRow(2))
    await grid()
    server.answer(sendSeriesRows, () => refuse(503))
    await user.click(button('Send inn 2 av 2'))
    expect(await screen.findByText('Ingen rader ble sendt')).toBeTruthy()
    await user.click(button('Prøv igjen'))
    await waitFor(() => expect(server.calls(sendSeriesRows)).toHaveLength(2))
  })
})
