import {
  calculateFee,
  deleteAttachment,
  drawCertificate,
  getApplication,
  listMessages,
  saveApplication,
  sendApplication,
  uploadAttachment,
} from '@eksport/api'
import type { Attachment, ProductLine, RuleViolation } from '@eksport/domain'
import { anApplication, aProductLine } from '@eksport/domain/testing'
import { fileField } from '@eksport/portal/testing/file-field.ts'
import { fill } from '@eksport/portal/testing/fill.ts'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { openForm } from '#src/testing/open-form.ts'
import { asking } from '#src/testing/questions.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'
import { sendingLines } from '../../form/summary.texts.ts'

const found = (lines: number[], message: string): RuleViolation => ({
  code: 'TEMPERATURE_INTERVAL',
  severity: 'MANUAL_PROCESSING',
  message,
  step: 'varelinjer',
  lines,
})
const manual = (...errors: RuleViolation[]) => ({ errors, needsManualProcessing: true })
const lines = (count: number, more: Partial<ProductLine> = {}) =>
  Array.from({ length: count }, (_, index) => aProductLine({ id: `vl-${index}`, lotNumber: `L-${index + 1}`, ...more }))

const table = async () => within(await screen.findByRole('table', { name: 'Varelinjer' }))
/** The places of the lines that the table shows. */
const shown = async () =>
  (await table())
    .getAllByRole('row')
    .filter((row) => within(row).queryByText(/^L-\d+$/) !== null)
    .map((row) => Number(within(row).getAllByRole('cell')[0]?.textContent))
const panel = (heading: RegExp) => within(screen.getByRole('region', { name: heading }))

it('[WIZ-16] the first page tells in short whose the application is, in which formats, and its invoice', async () => {
  await openForm('oppsummering', { stored: { certificateFormats: ['PAPER'] } })
  const fold = await screen.findByRole('button', { name: /^Søknadsinformasjon/, expanded: false })
  await waitFor(() =>
    expect(fold.textContent).toMatch(/Søknadsinformasjon\s*Midnattsol Testlaks AS, papir, F-2026-4001$/),
  )
})

describe('[REP-01] [RTE-15] what a replacement says of the certificate that it replaces', () => {
  const whereabouts = {
    reasonForReplacement: 'SKRIVEFEIL',
    consignmentLocation: { location: 'Under transport', country: 'CN' },
    originalCertificateLocation: { location: 'Hos eksportør', country: 'NO' },
    methodOfReturn: 'Rekommandert post.',
  }

  it('is read before it is sent, and leads to its own page', async () => {
    await openForm('oppsummering', {
      stored: {
        applicationType: 'ERSTATNINGSSERTIFIKAT',
        originalApplicationReference: 4000,
        replacementInformation: whereabouts,
      },
    })
    const edit = await screen.findByRole('link', { name: 'Endre erstatning' })
    expect(edit.getAttribute('href')).toBe('/foretak/310000043/erstatninger/soeknader/4001?retur=oppsummering')
    expect(screen.getByText('Rekommandert post.')).toBeTruthy()
    expect(screen.getByText('Hos eksportør')).toBeTruthy()
    expect(await screen.findByText('Norge')).toBeTruthy()
    expect(screen.queryByText('SKRIVEFEIL')).toBeNull()
  })

  it('[MAT-01] names the certificate of the older service', async () => {
    const {
      originalCertificateLocation: { location: place, country },
      ...rest
    } = whereabouts
    await openForm('oppsummering', {
      stored: {
        applicationType: 'ERSTATNINGSSERTIFIKAT',
        originalReferenceNumberFromSkjematjenesten: '24051 123456',
        replacementInformation: { ...rest, originalCertificateLocation: { place, country } },
      },
    })
    const edit = await screen.findByRole('link', { name: 'Endre erstatning' })
    expect(edit.getAttribute('href')).toBe(
      '/foretak/310000043/skjematjenesten-erstatning/soeknader/4001?retur=oppsummering',
    )
    expect(screen.getByText('24051 123456')).toBeTruthy()
    expect(screen.getByText('Hos eksportør')).toBeTruthy()
  })

  it('is nothing where none is replaced', async () => {
    await openForm('oppsummering')
    expect(await screen.findByRole('link', { name: /^Endre transport/ })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Endre erstatning' })).toBeNull()
  })
})

describe('[EXP-07] the lines of goods on the summary', () => {
  it('[EXP-08] are named with their sites, dated and added up, each in one row', async () => {
    const other = aProductLine({
      id: 'vl-b',
      species: undefined,
      productionPeriod: { from: '2025-12-30', to: '2026-01-02' },
      productionEstablishment: {
        isUnauthorized: true,
        approvalNumber: 'X-9',
        unauthorizedEstablishmentInfo: { name: 'Prøveslakteriet' },
      },
      netWeight: 1000.5,
      packaging: { type: 'QR', numberOfPackages: 1280 },
    })
    await openForm('oppsummering', { stored: { productLines: [aProductLine(), other] } })
    const rows = await waitFor(async () => {
      const texts = (await table()).getAllByRole('row').map(({ textContent }) => textContent)
      expect(texts.join()).toMatch(/ST337Slakteri.*10790 Olderfjord/i)
      return texts
    })
    expect(rows[0]).toBe('Nr.VareAnleggProdusertPartiPakn.Netto')
    expect(rows[1]).toMatch(/^1LaksFersk, sløyd10790 OlderfjordST337Slakteri18\.–19\.11\.10790 OlderfjordL261119-1720/i)
    expect(rows.find((row) => row?.startsWith('2'))).toMatch(/^2Uten fiskeart.*X-9Prøveslakteriet/)
    expect(rows.at(-1)).toMatch(/^Sum, 2 linjer2\s000.*17\s416,50\skg/)
  })

  it('are the first seven and those with something to see; all of them when they are asked for, and folded again', async () => {
    const validation = manual(found([9], 'Temperaturen er uvanlig.'))
    const { user } = await openForm('oppsummering', { stored: { productLines: lines(12) }, validation })
    expect(await shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 9])
    const point = (await table()).getByText(/Temperaturen er uvanlig\./)
    expect(point.closest('tbody')?.textContent).toContain('L-9')
    const unfold = screen.getByRole('button', { name: 'Vis alle 12 linjer', expanded: false })
    await user.click(unfold)
    expect(await shown()).toHaveLength(12)
    await user.click(screen.getByRole('button', { name: 'Vis færre linjer', expanded: true }))
    expect(await shown()).toHaveLength(8)
  })

  it('lead to the field that a finding is about, and come back with what was changed marked and shown', async () => {
    const productLines = lines(9).map((line, index) => (index === 8 ? { ...line, netWeight: undefined } : line))
    const { user, address, server } = await openForm('oppsummering', { stored: { productLines } })
    expect(await shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 9])
    expect((await table()).queryByText('Endret nå')).toBeNull()
    await user.click((await table()).getByRole('link', { name: 'Endre linje 9' }))
    await waitFor(() => expect(address()).toBe('/soeknader/4001/varelinjer/8?retur=oppsummering'))
    const weight = await screen.findByLabelText(/Nettovekt/)
    await waitFor(() => expect(document.activeElement).toBe(weight))
    await fill(user, weight, '250')
    await user.click(screen.getByRole('button', { name: /oppsummering/i }))
    await waitFor(() => expect(address()).toBe('/soeknader/4001/oppsummering'))
    expect(server.calls(saveApplication).at(-1)?.body.productLines?.[8]?.netWeight).toBe(250)
    expect(await shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 9])
    const marked = (await table()).getByText('Endret nå').closest('tbody')
    expect(marked?.textContent).toContain('L-9')
    expect((await table()).queryByText(/^Mangler:/)).toBeNull()
  })
})

const aFee = { currency: 'NOK' as const, outsideWorkingHours: false, rulesVersion: '2' }

describe('who is about to send', () => {
  it('[EXP-07] [ACT-06] [FEE-01] has the outcome, its deadline, the pickup and the fee beside the button', async () => {
    const validation = manual(found([1], 'Temperaturen er uvanlig.'))
    const { server } = await openForm('oppsummering', { validation, stored: { certificateFormats: ['PAPER'] } })
    const side = panel(/^Må vurderes/)
    expect(side.getByText(/^Vi skal være ferdige innen 23\.11\.2026 07:30\./)).toBeTruthy()
    expect(await side.findByText('Kløfta')).toBeTruthy()
    expect(side.getByText('23.11.2026 10:30')).toBeTruthy()
    expect(await side.findByText('700,-')).toBeTruthy()
    expect(side.getByText('Gebyret låses når du sender inn.')).toBeTruthy()
    expect(server.calls(calculateFee).at(-1)?.body).toMatchObject({ retrievalTime: '10:30' })
  })

  it('[FEE-01] [ADM-02] is told of a fee that has changed since the page was read, before it is locked', async () => {
    const { user, server } = await openForm('oppsummering', { stored: { certificateFormats: ['PAPER'] } })
    expect(await screen.findByText('700,-')).toBeTruthy()
    server.answer(calculateFee, () => ({ ...aFee, amount: 413, lines: [{ code: 'HELSESERTIFIKAT', amount: 413 }] }))
    server.answer(sendApplication, ({ body: { shownFee = 0 } }) =>
      shownFee === 413 ? refuse(503) : refuse(409, { code: 'FEE_CHANGED', params: { shown: shownFee, fee: 413 } }),
    )
    await user.click(screen.getByRole('button', { name: 'Send inn' }))
    expect(await screen.findByText(/^Gebyret er nå 413,-, ikke 700,-\. Søknaden er ikke sendt\./)).toBeTruthy()
    expect(await screen.findByText('413,-')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Send inn' }))
    await waitFor(() => expect(screen.queryByText(/^Gebyret er nå/)).toBeNull())
    expect(server.calls(sendApplication).map(({ body }) => body)).toEqual([{ shownFee: 700 }, { shownFee: 413 }])
  })

  it('[FEE-01] sends nothing before the fee is shown, and can ask for it again', async () => {
    const server = startSubmitterServer()
    server.answer(calculateFee, () => refuse(503))
    server.answer(sendApplication, () => refuse(503))
    const { user } = await openForm('oppsummering', { server, stored: { certificateFormats: ['PAPER'] } })
    expect(await screen.findByText(/^Kan ikke beregnes nå/)).toBeTruthy()
    expect(screen.getByText('Du kan sende inn når du har sett gebyret.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send inn' }).getAttribute('aria-disabled')).toBe('true')
    server.answer(calculateFee, () => ({ ...aFee, amount: 413, lines: [{ code: 'HELSESERTIFIKAT', amount: 413 }] }))
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    expect(await screen.findByText('413,-')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Send inn' }))
    await waitFor(() => expect(server.calls(sendApplication).map(({ body }) => body)).toEqual([{ shownFee: 413 }]))
  })

  /** A draft that was sent before, for another price than that of today. */
  const reopened = {
    revision: 2,
    clarification: {
      askedDateTime: '2026-11-20T10:00:00+01:00',
      questions: [{ pins: [], unlocksAll: true, messageId: 'm-1' }],
    },
    fees: [{ code: 'HELSESERTIFIKAT', amount: 650 }],
  }

  it('[FEE-01] once more reads the fee that was locked', async () => {
    const server = startSubmitterServer()
    server.answer(listMessages, () => [asking('m-1', 'Når hentes papiret?')])
    await openForm('oppsummering', { server, stored: { ...reopened, certificateFormats: ['PAPER'] } })
    expect(await screen.findByText('650,-')).toBeTruthy()
    expect(screen.getByText(/^Gebyret er låst\./)).toBeTruthy()
    expect(screen.queryByText('Gebyret låses når du sender inn.')).toBeNull()
  })

  it('[FEE-01] once more reads another where what was sent costs another', async () => {
    const application = anApplication({ ...reopened, certificateFormats: ['PAPER'] })
    const { actions: _actions, attachments: _attachments, ...assessed } = application
    const certificateRetrieval = { ...application.certificateRetrieval, time: '18:00' }
    const server = startSubmitterServer()
    server.answer(listMessages, () => [asking('m-1', 'Når hentes papiret?')])
    server.answer(getApplication, () => ({
      application: { ...application, certificateRetrieval },
      validation: manual(),
      assessed,
    }))
    openApp('/soeknader/4001/oppsummering')
    expect(await screen.findByText('1 400,-')).toBeTruthy()
    expect(screen.queryByText('650,-')).toBeNull()
  })

  it('[CRT-08] sees the certificate in small, and opens it', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:forste-side')
    const { user, server } = await openForm('avsender', { width: 1600 })
    const page = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842"></svg>'
    server.answer(drawCertificate, () => ({ width: 595, height: 842, pages: [page, page], boxes: [] }))
    await fill(user, screen.getByRole('textbox', { name: 'Fornavn' }), 'Kari')
    await waitFor(() => expect(server.calls(drawCertificate).length).toBeGreaterThan(1))
    await user.click(screen.getByRole('link', { name: /^Oppsummering/ }))
    await user.click(await screen.findByRole('button', { name: /2 sider$/ }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('[WIZ-18] reads one line after the other while it is being sent', async () => {
    const { user, server } = await openForm('oppsummering')
    const answer = Promise.withResolvers<ReturnType<typeof refuse>>()
    server.answer(sendApplication, () => answer.promise)
    expect(await screen.findByText('700,-')).toBeTruthy()
    let tick = () => {}
    const every = globalThis.setInterval
    vi.stubGlobal('setInterval', (run: () => void, ms: number) => {
      if (ms !== 2500) return every(run, ms)
      tick = run
      return undefined
    })
    await user.click(screen.getByRole('button', { name: 'Send inn' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sender søknaden' }))
    const read = new Set<string>()
    for (const _ of sendingLines) {
      read.add(dialog.getByText(/.{20}/).textContent ?? '')
      act(tick)
    }
    expect(read).toEqual(new Set(sendingLines.map(({ nb }) => nb)))
    answer.resolve(refuse(500))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText(/Uff da, noe gikk galt/)).toBeTruthy()
  })

  it('[WIZ-16] on a phone has the button at the bottom edge, with why it cannot be pressed beside it', async () => {
    await openForm('oppsummering', { width: 360, flags: { disabledSubmission: true } })
    const send = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Send inn' })
    expect(send).toHaveLength(1)
    await waitFor(() => expect(send[0]?.disabled || send[0]?.getAttribute('aria-disabled') === 'true').toBe(true))
    expect(send[0]?.closest('.eks-wizard-actions')?.textContent).toContain('Innsending er stengt akkurat nå.')
  })

  it('[EXP-07] on a phone says beside the button what it costs, and what will become of it', async () => {
    await openForm('oppsummering', { width: 360, validation: manual(found([1], 'Uvanlig temperatur.')) })
    const bar = (await screen.findByRole('button', { name: 'Send inn' })).closest<HTMLElement>('.eks-wizard-actions')
    const inBar = within(bar ?? document.body)
    expect(await inBar.findByText(/^\d+,-$/)).toBeTruthy()
    expect(inBar.getByText('Må vurderes')).toBeTruthy()
  })
})

const packing: Attachment = {
  id: '6f1d2f0e-0a53-4f7e-9d0b-5a4a1b6f7a03',
  filename: 'pakkliste.pdf',
  mimeType: 'application/pdf',
  size: 120,
  type: 'APPLICATION_ATTACHMENT',
}

it('[WIZ-16] a comment that is too long is kept whole, and holds the application back with its reason', async () => {
  const validation = manual(found([1], 'Temperaturen er uvanlig.'))
  const { user, server } = await openForm('oppsummering', { validation })
  server.answer(sendApplication, () => refuse(503))
  const comment = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Kommentar til saksbehandler/ })
  await user.click(comment)
  await user.paste('å'.repeat(501))
  await user.click(screen.getByRole('button', { name: 'Send inn' }))
  expect(await screen.findByText('Feltet kan maks inneholde 500 tegn.')).toBeTruthy()
  expect(document.activeElement).toBe(comment)
  expect(comment.value).toHaveLength(501)
  expect(server.calls(sendApplication)).toEqual([])
  await user.type(comment, '{Backspace}')
  await user.click(screen.getByRole('button', { name: 'Send inn' }))
  await waitFor(() => expect(server.calls(sendApplication)[0]?.body.comment).toHaveLength(500))
})

it('[WIZ-16] [UPL-06] papers for the caseworker go up at once; sending waits for them, and for one that is refused to be away', async () => {
  const validation = manual(found([1], 'Temperaturen er uvanlig.'))
  const { user, server } = await openForm('oppsummering', { validation })
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send inn' })
  const waits = 'En fil er på vei eller må fjernes først.'
  const answer = Promise.withResolvers<Attachment>()
  server.answer(uploadAttachment, () => answer.promise)
  const file = (name: string) => new File(['%PDF-1.7', 'x'.repeat(100)], name, { type: 'application/pdf' })
  await user.upload(await fileField(), file('pakkliste.pdf'))
  expect(await screen.findByText(waits)).toBeTruthy()
  expect(send.disabled || send.getAttribute('aria-disabled') === 'true').toBe(true)
  answer.resolve(packing)
  await waitFor(() => expect(screen.queryByText(waits)).toBeNull())
  expect(server.calls(uploadAttachment)[0]?.body.attachmentType).toBe('APPLICATION_ATTACHMENT')
  const code = 'EKSPORT.FUNCTIONAL.ATTACHMENT.NOT_VALID_FILE_TYPE'
  server.answer(uploadAttachment, () => refuse(415, { code, title: 'Filtypen er ikke tillatt.' }))
  await user.upload(await fileField(), file('annet.pdf'))
  expect(await screen.findByText('Filtypen er ikke tillatt.')).toBeTruthy()
  expect(screen.getByText(waits)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Fjern annet\.pdf/ }))
  await waitFor(() => expect(screen.queryByText(waits)).toBeNull())
  server.answer(deleteAttachment, () => undefined)
  await user.click(screen.getByRole('button', { name: 'Slett pakkliste.pdf' }))
  await waitFor(() => expect(server.calls(deleteAttachment)).toMatchObject([{ params: { attachmentId: packing.id } }]))
  expect(screen.queryByRole('button', { name: 'Slett pakkliste.pdf' })).toBeNull()
})

it('[WIZ-16] [UPL-07] a paper that was deleted in another tab is taken away here too; one that could not be deleted stays', async () => {
  const validation = manual(found([1], 'Temperaturen er uvanlig.'))
  const { user, server } = await openForm('oppsummering', { validation, stored: { attachments: [packing] } })
  const away = () => screen.findByRole('button', { name: 'Slett pakkliste.pdf' })
  const first = await away()
  first.focus()
  await fileField()
  // What was left of files is known by now; the field is the same, and has its focus.
  expect(document.activeElement).toBe(first)
  server.answer(deleteAttachment, () => refuse(500))
  await user.click(await away())
  expect(await screen.findByText(/Klarte ikke å slette pakkliste/)).toBeTruthy()
  server.answer(deleteAttachment, () => refuse(404))
  await user.click(await away())
  await waitFor(() => expect(screen.queryByText('pakkliste.pdf')).toBeNull())
})

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

it.each([
  ['Europe/Oslo', 0],
  ['America/New_York', 1],
])(
  '[ACT-06] [PIK-09] the deadline and the pickup are said to be in Norwegian time where the clock of %s shows another',
  async (readers, times) => {
    process.env.TZ = readers
    await openForm('oppsummering', {
      stored: { certificateFormats: ['PAPER'] },
      validation: manual(found([1], 'Temperatur')),
    })
    const side = panel(/^Må vurderes/)
    expect(side.getByText(/^Vi skal være ferdige innen 23\.11\.2026 07:30\./)).toBeTruthy()
    expect(side.queryAllByText('Tidene er norsk tid.')).toHaveLength(times)
  },
)

describe('[ACT-06] [PIK-09] when it must be sent to be dealt with today', () => {
  const today = { certificateRetrieval: { office: 'KLOEFTA', date: '2026-11-20', time: '15:00' } }

  it.each([
    ['Europe/Oslo', 'Send innen 14:30 for behandling i dag.'],
    ['Europe/Berlin', 'Send innen 14:30 for behandling i dag.'],
    ['Pacific/Auckland', 'Send innen 14:30 norsk tid for behandling i dag.'],
    ['Europe/London', 'Send innen 14:30 norsk tid for behandling i dag.'],
  ])('[ACT-06] [PIK-09] says whose time it is where the clock of %s shows another', async (readers, words) => {
    process.env.TZ = readers
    await openForm('oppsummering', { stored: today, validation: manual(found([1], 'Temperatur')) })
    expect(await screen.findByText(words)).toBeTruthy()
  })
})
