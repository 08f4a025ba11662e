import { deleteAttachment, getForm, saveApplication, uploadAttachment } from '@eksport/api'
import type { Application, Attachment } from '@eksport/domain'
import { fileField } from '@eksport/portal/testing/file-field.ts'
import { fill } from '@eksport/portal/testing/fill.ts'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { openStream } from '@eksport/portal/testing/open-stream.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openForm } from '#src/testing/open-form.ts'

const pdfCertificateDetails = {
  applicationFormatPdfReason: { reason: 'PROCESSING_ESTABLISHMENT_ADDRESS_ISSUES' as const },
  productClassificationCodes: ['030214'],
  requisition: ['2024/123456'],
}
const stored: Partial<Application> = {
  applicationFormat: 'PDF',
  certificateFormats: ['PDF'],
  productLines: [],
  certificateRetrieval: undefined,
  pdfCertificateDetails,
}
const filled: Attachment = {
  id: '6f1d2f0e-0a53-4f7e-9d0b-5a4a1b6f7a01',
  filename: 'utfylt.pdf',
  mimeType: 'application/pdf',
  size: 120,
  type: 'HEALTH_CERTIFICATE_DRAFT',
}
const filledForm = {
  type: 'HEALTH_CERTIFICATE_DRAFT',
  attachmentId: filled.id,
  sha256: 'ab'.repeat(32),
  form: 'skjema-1',
  values: { 'box-I-5': 'Shanghai Fish Ltd' },
} as const
const file = new File(['%PDF-1.7', 'x'.repeat(100)], filled.filename, { type: 'application/pdf' })

/** The page on which a certificate is filled in as a file. */
async function openFillIn(more: Partial<Application> = {}) {
  const form = await openForm('sertifikatmal', { stored: { ...stored, ...more } })
  await screen.findByRole('heading', { level: 1, name: 'Utfylling av sertifikatmal' })
  return { ...form, input: await fileField() }
}
const missing = 'Vennligst last opp utfylt PDF-mal'

describe('who fills in the certificate as a file', () => {
  it('[WIZ-14] [TPL-11] [WIZ-24] reads all that is missing, the file with it, and comes to each by its link', async () => {
    const { user, next, address } = await openFillIn({ pdfCertificateDetails: undefined })
    await next()
    const summary = within(screen.getByRole('region', { name: /For å gå videre må du rette opp/ }))
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Hvorfor fyller du ut sertifikatmalen selv? Vennligst oppgi årsak til utfylling av mal',
      'HS-koder: Det må velges minst én HS-kode',
      'Rekvisisjon: Feltet er påkrevd',
      missing,
    ])
    await user.click(summary.getByRole('link', { name: missing }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Velg fil : Utfylt PDF-mal' }))
    expect(address()).toBe('/soeknader/4001/sertifikatmal')
    await user.click(screen.getByRole('radio', { name: 'Annen årsak' }))
    const words = screen.getByRole('textbox', { name: 'Beskriv årsaken' })
    await fill(user, words, 'For kort')
    await user.tab()
    expect(words.getAttribute('aria-invalid')).toBe('true')
    await fill(user, words, 'Mottakeren krever det.')
    expect(words.getAttribute('aria-invalid')).toBeNull()
    await fill(user, screen.getByRole('textbox', { name: /^Rekvisisjon/ }), '2024-123456')
    await user.tab()
    expect(screen.getByRole('textbox', { name: /^Rekvisisjon/ }).getAttribute('aria-invalid')).toBe('true')
  })

  it('[CRT-11] [WIZ-24] [ERR-01] leads to the file when only that is missing, and goes on once it is there', async () => {
    const { user, server, next, address, input, storeElsewhere } = await openFillIn()
    await next()
    const summary = screen.getByRole('region', { name: /For å gå videre må du rette opp/ })
    expect(document.activeElement).toBe(summary)
    expect(within(summary).getByRole('link', { name: missing })).toBeTruthy()
    server.answer(uploadAttachment, () => {
      storeElsewhere({
        attachments: [filled],
        filledForms: [filledForm],
        formDifferences: [
          {
            type: 'HEALTH_CERTIFICATE_DRAFT',
            no: 'I.5',
            caption: 'Consignee',
            kind: 'application',
            file: 'Shanghai Fish Ltd',
            expected: 'Shanghai Sample Seafood Trading Co Ltd',
          },
        ],
      })
      return filled
    })
    await user.upload(input, file)
    // Said for a few seconds only.
    expect(await screen.findByText('Sertifikat lastet opp!')).toBeTruthy()
    const heading = await screen.findByRole('heading', { name: 'Filen skiller seg fra søknaden i én rute' })
    expect(heading.closest('.eks-alert')?.textContent).toContain('Shanghai Fish Ltd')
    expect(screen.queryByText(missing)).toBeNull()
    expect(server.calls(uploadAttachment)).toMatchObject([
      { body: { attachment: { name: 'utfylt.pdf' }, attachmentType: 'HEALTH_CERTIFICATE_DRAFT' } },
    ])
    await next()
    await waitFor(() => expect(address()).toBe('/soeknader/4001/oppsummering'))
  })

  it('[CRT-11] [WIZ-14] fetches the form with what was typed last in it, and reads that it could not be fetched', async () => {
    const { user, server } = await openFillIn()
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await fill(user, screen.getByRole('textbox', { name: /^Rekvisisjon/ }), '2025/777')
    server.answer(getForm, () => refuse(500))
    await user.click(screen.getByRole('button', { name: 'Last ned skjemaet' }))
    expect((await screen.findByText('Kunne ikke hente pdf')).closest('[role=alert]')).toBeTruthy()
    expect(saved).not.toHaveBeenCalled()
    const known: unknown[] = []
    server.answer(getForm, () => {
      known.push(server.calls(saveApplication).at(-1)?.body.pdfCertificateDetails?.requisition)
      return new Blob(['%PDF-1.7'])
    })
    await user.click(screen.getByRole('button', { name: 'Last ned skjemaet' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(saved.mock.contexts[0]).toHaveProperty('download', 'sertifikatmal-004001.pdf')
    expect(known).toEqual([['2025/777']])
    expect(screen.queryByText('Kunne ikke hente pdf')).toBeNull()
  })

  it('[UPL-06] reads at the field what the server finds wrong with a file, and cannot go on before it is away', async () => {
    const { user, server, input } = await openFillIn()
    const title = 'utfylt.pdf ble ikke lagt til - rute I.5 har 900 tegn.'
    const code = 'EKSPORT.FUNCTIONAL.ATTACHMENT.NOT_VALID_CERTIFICATE_DRAFT'
    server.answer(uploadAttachment, () => refuse(422, { code, title }))
    await user.upload(input, file)
    expect(await within(await screen.findByRole('list', { name: 'Filer' })).findByText(title)).toBeTruthy()
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Neste' })
    expect(next.disabled || next.getAttribute('aria-disabled') === 'true').toBe(true)
    const why = 'Velg en annen fil, eller fjern den som ikke ble tatt imot, for å gå videre.'
    expect(document.getElementById(next.getAttribute('aria-describedby') ?? '')?.textContent).toBe(why)
    await user.click(screen.getByRole('button', { name: /^Fjern utfylt\.pdf/ }))
    await waitFor(() => expect(next.disabled || next.getAttribute('aria-disabled') === 'true').toBe(false))
    expect(screen.queryByText(why)).toBeNull()
  })

  it('[UPL-04] [UPL-06] [CRT-11] the right file takes the place of one that was refused, and a new one that of the one before', async () => {
    const { user, server, input, storeElsewhere, next, address } = await openFillIn()
    const code = 'EKSPORT.FUNCTIONAL.ATTACHMENT.NOT_VALID_CERTIFICATE_DRAFT'
    const taken = (id: string, filename: string) => {
      const attachment = { ...filled, id, filename }
      storeElsewhere({ attachments: [attachment], filledForms: [{ ...filledForm, attachmentId: id }] })
      return attachment
    }
    const names = () =>
      within(screen.getByRole('list', { name: 'Filer' }))
        .getAllByRole('listitem')
        .map((row) => /^\S+\.pdf/.exec(row.textContent)?.[0])
    const choose = (name: string) =>
      user.upload(input, new File(['%PDF-1.7', 'x'.repeat(100)], name, { type: 'application/pdf' }))
    server.answer(uploadAttachment, () => refuse(422, { code, title: 'utfylt.pdf ble ikke lagt til.' }))
    await choose('utfylt.pdf')
    await screen.findByText('utfylt.pdf ble ikke lagt til.')
    // Put right under the same name.
    server.answer(uploadAttachment, () => taken('6f1d2f0e-0a53-4f7e-9d0b-5a4a1b6f7a02', 'utfylt.pdf'))
    await choose('utfylt.pdf')
    await screen.findByRole('button', { name: 'Slett utfylt.pdf' })
    expect(names()).toEqual(['utfylt.pdf'])
    server.answer(uploadAttachment, () => refuse(422, { code, title: 'feil.pdf ble ikke lagt til.' }))
    await choose('feil.pdf')
    await screen.findByText('feil.pdf ble ikke lagt til.')
    // The one that is there stays until another has been taken.
    expect(names()).toEqual(['utfylt.pdf', 'feil.pdf'])
    server.answer(uploadAttachment, () => taken('6f1d2f0e-0a53-4f7e-9d0b-5a4a1b6f7a03', 'ny.pdf'))
    await choose('ny.pdf')
    await waitFor(() => expect(names()).toEqual(['ny.pdf']))
    expect(screen.queryByText(/maksimalt tillat/)).toBeNull()
    await next()
    await waitFor(() => expect(address()).toBe('/soeknader/4001/oppsummering'))
  })

  it('[CRT-16] reads at the field that the file which is there was not filled in, until it is another one', async () => {
    const { user, server, storeElsewhere } = await openFillIn({ attachments: [filled], filledForms: [filledForm] })
    const code = 'EKSPORT.FUNCTIONAL.ATTACHMENT.NOT_VALID_CERTIFICATE_DRAFT'
    const issues = [{ path: 'attachments', code: 'formUntouched' }]
    server.answer(saveApplication, () => refuse(422, { kind: 'VALIDATION_ERROR', code, issues }))
    await fill(user, screen.getByRole('textbox', { name: /^Rekvisisjon/ }), '2025/777')
    await user.tab()
    const field = () => screen.getByRole('group', { name: /^Utfylt PDF-mal/ })
    await waitFor(() => expect(field().textContent).toContain('Skjemaet er ikke fylt ut. Fyll ut det du lastet ned'))
    server.answer(deleteAttachment, () => {
      storeElsewhere({ attachments: [], filledForms: [] })
      return undefined
    })
    await user.click(screen.getByRole('button', { name: 'Slett utfylt.pdf' }))
    await waitFor(() => expect(field().textContent).not.toContain('Skjemaet er ikke fylt ut'))
  })

  it('[ERR-01] reads at the field that the certificate could not be uploaded, and can try again there', async () => {
    const { user, server, input } = await openFillIn()
    server.answer(uploadAttachment, () => refuse(404))
    await user.upload(input, file)
    const files = within(await screen.findByRole('list', { name: 'Filer' }))
    expect(await files.findByText('Klarte ikke å laste opp sertifikatet. Prøv igjen senere.')).toBeTruthy()
    expect(files.getByRole('button', { name: /^Prøv igjen/ })).toBeTruthy()
  })

  it('[ACT-12] [CRT-11] goes on with the file that another tab has taken in', async () => {
    const say = openStream()
    const { next, address, storeElsewhere } = await openFillIn()
    await next()
    expect(screen.getByRole('link', { name: missing })).toBeTruthy()
    storeElsewhere({ attachments: [filled], filledForms: [filledForm], version: 1 })
    await say({ kind: 'application', referenceNumber: 4001, version: 1, organisationNumber: '310000043' })
    expect(await screen.findByRole('button', { name: 'Slett utfylt.pdf' })).toBeTruthy()
    await next()
    await waitFor(() => expect(address()).toBe('/soeknader/4001/oppsummering'))
  })

  it('[CRT-11] does not go on with a file of an earlier form, and reads why', async () => {
    const { next, address } = await openFillIn({ attachments: [filled] })
    const why = screen.getByText(/Skjemaet er fylt ut før land, mal eller malens versjon ble endret/)
    expect(why.closest('[role=alert]')).toBeTruthy()
    await next()
    expect(screen.queryByText(missing)).toBeNull()
    expect(address()).toBe('/soeknader/4001/sertifikatmal')
  })
})
