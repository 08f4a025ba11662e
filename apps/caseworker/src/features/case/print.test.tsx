import { getCaseAttachment, getPaperStock, handleCase, type PaperStock } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { acts, dialogOf, openCase } from '#src/testing/open-case.ts'
import { startCaseworkerServer } from '#src/testing/start-server.ts'

const stock: PaperStock = { office: 'KLOEFTA', free: 200, next: 'NO 0148201', batches: [], voids: [] }

const paper = {
  id: '0d6f7d1c-38a5-4f0e-8a52-0a9b2f6f5c11',
  type: 'HEALTH_CERTIFICATE',
  filename: 'helsesertifikat-papir.pdf',
  mimeType: 'application/pdf',
  size: 1000,
} as const

const printed: Partial<Application> = {
  applicationStatus: 'SKREVET_UT',
  paperSerial: 'NO 0148201, NO 0148202',
  attachments: [paper],
  actions: ['confirm-print', 'void-print'],
}

/** A case on paper, at an office with this stock. */
async function openPaperCase(stored: Partial<Application>, known: PaperStock = stock) {
  const server = startCaseworkerServer()
  server.answer(getPaperStock, () => known)
  server.answer(getCaseAttachment, () => new Blob(['%PDF-'], { type: 'application/pdf' }))
  return openCase({ applicationStatus: 'GODKJENT', actions: ['print'], ...stored }, { server })
}

describe('an officer who prints', () => {
  it('[CRT-15] sees the next sheet first, then the print itself, and is asked whether it came out well', async () => {
    const { user, server, change } = await openPaperCase({})
    server.answer(handleCase, ({ body }) =>
      body.action === 'print'
        ? change(printed)
        : change({ printConfirmedDateTime: '2026-11-22T10:00:00+01:00', actions: ['issue', 'void-print'] }),
    )
    await user.click(acts().getByRole('button', { name: /^Skriv ut/ }))
    const before = await dialogOf('Skriv ut sertifikatet')
    expect(await before.findByText('Neste ark er NO 0148201. Kontoret har 200 ark igjen.')).toBeTruthy()
    await user.click(before.getByRole('button', { name: 'Skriv ut' }))
    const shown = await screen.findByRole('dialog', { name: 'Utskrift #004001' })
    await waitFor(() => expect(server.calls(getCaseAttachment)[0]?.params).toMatchObject({ attachmentId: paper.id }))
    await user.click(within(shown).getByRole('button', { name: 'Lukk' }))
    const question = await dialogOf('Kom utskriften godt ut?')
    await user.click(question.getByRole('button', { name: 'Utskriften er i orden' }))
    await waitFor(() => expect(acts().getByRole('button', { name: /^Utsted/ })).toBeTruthy())
    expect(screen.queryByText('Kom utskriften godt ut?')).toBeNull()
    expect(server.calls(handleCase).map(({ body }) => body)).toEqual([{ action: 'print' }, { action: 'confirm-print' }])
  })

  it('[CRT-15] is asked again by the case when nobody has answered, and can open the print once more', async () => {
    const { user, server } = await openPaperCase(printed)
    expect(screen.getByText('Kom utskriften godt ut?')).toBeTruthy()
    expect(screen.getByText(/lagt på ark NO 0148201, NO 0148202/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Åpne utskriften' }))
    await screen.findByRole('dialog', { name: 'Utskrift #004001' })
    expect(server.calls(getCaseAttachment)).toHaveLength(1)
  })

  it('[CRT-15] is offered no file where none was kept', async () => {
    await openPaperCase({ ...printed, attachments: [] })
    expect(screen.getByText('Kom utskriften godt ut?')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Åpne utskriften' })).toBeNull()
  })

  it.each([
    [{ ...stock, free: 3 }, /Kontoret har 3 ark igjen/],
    [{ office: 'KLOEFTA', free: 0, batches: [], voids: [] }, /ingen nummererte ark igjen/],
  ])('[CRT-15] reads of a stock of %j before the act', async (known, words) => {
    const { user } = await openPaperCase({}, known)
    await user.click(acts().getByRole('button', { name: /^Skriv ut/ }))
    const dialog = await dialogOf('Skriv ut sertifikatet')
    expect(await dialog.findByText(words)).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Til papirlageret' }).getAttribute('href')).toBe('/papirlager')
  })

  it('[CRT-15] reads once that the paper is gone, of which office, and finds the way to it', async () => {
    const { user, server } = await openPaperCase({})
    const title = 'Bergen har ingen nummererte ark igjen.'
    server.answer(handleCase, () => refuse(409, { code: 'OUT_OF_PAPER', title }))
    await user.click(acts().getByRole('button', { name: /^Skriv ut/ }))
    const dialog = await dialogOf('Skriv ut sertifikatet')
    await dialog.findByText(/^Neste ark er/)
    server.answer(getPaperStock, () => ({ office: 'BERGEN', free: 0, batches: [], voids: [] }))
    await user.click(dialog.getByRole('button', { name: 'Skriv ut' }))
    expect(await dialog.findByText(title)).toBeTruthy()
    expect(dialog.getAllByText(/nummererte ark|Neste ark/)).toHaveLength(1)
    expect(dialog.getByRole('link', { name: 'Til papirlageret' })).toBeTruthy()
  })

  it('[CW-10] [CRT-15] says that all is in order where the case asks, without being asked again', async () => {
    const { user, server, change } = await openPaperCase(printed)
    server.answer(handleCase, () => change({ actions: ['issue', 'void-print'] }))
    await user.click(screen.getByRole('button', { name: 'Ja, alt er i orden' }))
    await waitFor(() => expect(screen.queryByText('Kom utskriften godt ut?')).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.calls(handleCase).map(({ body }) => body)).toEqual([{ action: 'confirm-print' }])
  })

  it('[CRT-15] says why a print was spoilt, also from the question itself', { tags: 'proof' }, async () => {
    const { user, server, change } = await openPaperCase(printed)
    server.answer(handleCase, () => change({ applicationStatus: 'GODKJENT', actions: ['print'], attachments: [] }))
    await user.click(screen.getByRole('button', { name: 'Nei, meld feilutskrift' }))
    const misprint = await dialogOf('Meld feilutskrift')
    await user.type(misprint.getByRole('textbox', { name: 'Begrunnelse' }), 'Papiret satt fast.')
    await user.click(misprint.getByRole('button', { name: 'Feilutskrift' }))
    await waitFor(() => expect(acts().getByRole('button', { name: /^Skriv ut/ })).toBeTruthy())
    expect(server.calls(handleCase)[0]?.body).toEqual({ action: 'void-print', reason: 'Papiret satt fast.' })
    expect(screen.queryByText('Kom utskriften godt ut?')).toBeNull()
  })

  it.each([
    ['KLOEFTA', undefined],
    ['BERGEN', 'Arkene tas fra Bergen. Sertifikatet skal hentes ved Kløfta.'],
  ])(
    '[CRT-15] reads before the act whose paper it is, of %s, where it is collected elsewhere',
    { tags: 'proof' },
    async (office, words) => {
      const { user } = await openPaperCase({ certificateRetrieval: { office: 'KLOEFTA' } }, { ...stock, office })
      await user.click(acts().getByRole('button', { name: /^Skriv ut/ }))
      const dialog = await dialogOf('Skriv ut sertifikatet')
      expect(await dialog.findByText(/^Neste ark er/)).toBeTruthy()
      if (words === undefined) expect(dialog.queryByText(/Arkene tas fra/)).toBeNull()
      else expect(await dialog.findByText(words)).toBeTruthy()
    },
  )
})

describe('an officer who dates a certificate', { tags: 'proof' }, () => {
  const leaving = (dateOfDeparture: string) => ({ transport: { ...anApplication().transport, dateOfDeparture } })

  it.each([
    ['sign', 'Signer', 'Signer sertifikatet?'],
    ['print', 'Skriv ut', 'Skriv ut sertifikatet'],
    ['issue', 'Utsted', 'Utsted sertifikatet?'],
  ] as const)('[CRT-13] is told before they %s that the goods have left', async (action, label, title) => {
    const { user } = await openPaperCase({ actions: [action], ...leaving('2020-01-02') })
    await user.click(acts().getByRole('button', { name: new RegExp(`^${label}`) }))
    const dialog = await dialogOf(title)
    expect(await dialog.findByText(/Sertifikatet blir datert etter at varene har reist/)).toBeTruthy()
  })

  it('[CRT-13] is told nothing where they leave later', async () => {
    const { user } = await openPaperCase({ actions: ['sign'], ...leaving('2100-01-02') })
    await user.click(acts().getByRole('button', { name: /^Signer/ }))
    await dialogOf('Signer sertifikatet?')
    expect(screen.queryByText(/etter at varene har reist/)).toBeNull()
  })
})
