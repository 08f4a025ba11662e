import { listCountryTemplates, listTemplates, saveApplication } from '@eksport/api'
import type { ApplicationDraft } from '@eksport/domain'
import { anApplication, aProductLine, given } from '@eksport/domain/testing'
import { browserStorage } from '@eksport/portal/testing/browser-storage.ts'
import { chineseTemplate } from '@eksport/portal/testing/reference-answers.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { clean, openForm } from '#src/testing/open-form.ts'
import { takenBack } from '../draft/taken-back.ts'
import { withdrawnWords } from '../draft/withdrawn-words.ts'

const brazilianTemplate = { ...chineseTemplate, key: '1.1.7', names: { nb: 'Brasil', nn: 'Brasil', en: 'Brazil' } }

/** The first page of a draft for China, where Brazil can be chosen instead. */
async function openFirstPage(stored: Parameters<typeof openForm>[1] = {}) {
  const form = await openForm('avsender', stored)
  const offer = (certificateTemplate: string) => ({
    certificateTemplate,
    supportedCertificateFormats: chineseTemplate.certificateFormats,
  })
  form.server.answer(listCountryTemplates, () => ({ CN: [offer('1.1.100')], BR: [offer('1.1.7')] }))
  form.server.answer(listTemplates, () => [chineseTemplate, brazilianTemplate])
  await form.user.click(screen.getByRole('button', { name: 'Tilbake' }))
  return form
}

const lastSaved = (server: Awaited<ReturnType<typeof openForm>>['server']): ApplicationDraft | undefined =>
  server.calls(saveApplication).at(-1)?.body

describe('[CRT-03] who chooses another country', () => {
  async function chooseBrazil() {
    const form = await openFirstPage()
    await form.user.selectOptions(await screen.findByLabelText('Importland'), 'BR')
    await form.user.selectOptions(await screen.findByLabelText('Sertifikatmal'), '1.1.7')
    return form
  }

  it('[CRT-03] reads which answers went, page by page, and the rest is saved', async () => {
    const { user, server } = await chooseBrazil()
    const notice = (await screen.findByText('Noen svar fulgte ikke med')).closest<HTMLElement>('[role=alert]')
    if (notice === null) throw new Error('The notice is no alert')
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Mottaker: Telefonnummer, Adresse, By, Navn, Land',
      expect.stringMatching(/^Transport: .*Innførselssted.*EUs regelverk/),
      expect.stringMatching(/^Varelinje 1: .*Akvakulturområde/),
      expect.stringMatching(/^Oppsummering: Jeg bekrefter/),
    ])
    await user.click(await screen.findByRole('checkbox', { name: 'Papirbasert sertifikat' }))
    await user.click(screen.getByRole('button', { name: 'Neste' }))
    await waitFor(() => expect(lastSaved(server)?.certificateTemplate).toBe('1.1.7'))
    expect(JSON.stringify(lastSaved(server))).not.toMatch(/"given"|CNPVG|aquacultureArea/)
    expect(await screen.findByText('Noen svar fulgte ikke med')).toBeTruthy()
  })

  it('[CRT-03] takes the choice back, and has all answers again', async () => {
    const { user, server } = await chooseBrazil()
    await user.click(await screen.findByRole('button', { name: 'Angre valget' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(screen.queryByText('Noen svar fulgte ikke med')).toBeNull()
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Importland').value).toBe('CN'))
    await user.click(screen.getByRole('button', { name: 'Neste' }))
    await waitFor(() => expect(lastSaved(server)?.certificateTemplate).toBe('1.1.100'))
    const { recipient, transport, productLines, consentForECert } = anApplication()
    expect(lastSaved(server)).toMatchObject({ recipient, transport, productLines, consentForECert })
  })

  it('[CRT-03] keeps the choice, and the notice goes', { tags: 'proof' }, async () => {
    const { user } = await chooseBrazil()
    await user.click(await screen.findByRole('button', { name: 'Behold det nye valget' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(screen.queryByText('Noen svar fulgte ikke med')).toBeNull()
  })
})

it('[CRT-04] who saves a draft of an earlier version reads that it follows the newest, and what must be declared again', async () => {
  const consentGeneralRequirements = given('1.1.100', 1)
  const stored = { transport: { ...anApplication().transport, consentGeneralRequirements } }
  const { user, server } = await openForm('avsender', { stored: { ...stored, certificateTemplateVersion: 1 } })
  server.answer(saveApplication, () => ({
    application: anApplication({ ...stored, version: 2 }),
    validation: clean,
    templateVersionBefore: 1,
    withdrawn: ['transport.consentGeneralRequirements'],
  }))
  await user.type(screen.getByRole('textbox', { name: 'Fornavn' }), 'a')
  const notice = (await screen.findByText('Sertifikatmalen er oppdatert')).closest<HTMLElement>('[role=alert]')
  expect(notice?.textContent).toContain('Søknaden følger nå versjon 2 av 1.1.100 Kina')
  expect(notice?.textContent).toContain('Transport: Jeg bekrefter at varene oppfyller kravene i erklæringen')
  await user.click(screen.getByRole('button', { name: 'Greit' }))
  expect(screen.queryByText('Sertifikatmalen er oppdatert')).toBeNull()
})

it('[CRT-03] a choice that is taken back later brings its answers to where the lines stand now', () => {
  const before = anApplication({ productLines: [aProductLine({ id: 'a' }), aProductLine({ id: 'b' })] })
  const [, { slaughterInformation: _, ...second }] = [1, aProductLine({ id: 'b', lotNumber: 'L-9' })] as const
  const now = anApplication({ countryOfDestination: 'US', certificateTemplate: '2.1.22', productLines: [second] })
  const withdrawn = ['productLines.0.slaughterInformation', 'productLines.1.slaughterInformation', 'consentForECert']
  const back = takenBack({ before, after: now, withdrawn }, { ...now, consentForECert: undefined })
  expect(back).toMatchObject({ countryOfDestination: 'CN', certificateTemplate: '1.1.100' })
  expect(back.consentForECert).toEqual(before.consentForECert)
  expect(back.productLines).toEqual([aProductLine({ id: 'b', lotNumber: 'L-9' })])
})

it('[CRT-03] lines that lost the same stand together, and all of them under the name of their page', () => {
  const row = (path: string, label: string) => ({ path, label, value: 'x' })
  const item = (index: number) => ({
    index,
    title: `Varelinje ${index + 1}`,
    sections: [{ id: 's', rows: [row(`productLines.${index}.a`, 'Sted'), row(`productLines.${index}.b`, 'Art')] }],
  })
  const steps = [{ step: 'varelinjer', title: 'Varelinjer', sections: [], items: [item(0), item(1), item(2)] }]
  const lost = (...lines: number[]) => lines.map((line) => `productLines.${line}.a`)
  expect(withdrawnWords(steps, lost(0, 1, 2))).toEqual([{ place: 'Varelinjer', labels: ['Sted'] }])
  expect(withdrawnWords(steps, [...lost(0, 2), 'productLines.1.b'])).toEqual([
    { place: 'Varelinje 1, Varelinje 3', labels: ['Sted'] },
    { place: 'Varelinje 2', labels: ['Art'] },
  ])
})

describe('[CRT-03] who chooses the certificate on paper alone', { tags: 'proof' }, () => {
  const eCert = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Elektronisk sertifikat' })

  it('[CRT-03] has declared nothing of the electronic one, which another page asks, when it is chosen again', async () => {
    const { user, server, next } = await openFirstPage({ stored: { certificateFormats: ['PAPER', 'E_CERT'] } })
    expect(anApplication().consentForECert).toBeDefined()
    await user.click(await eCert())
    await user.click(await eCert())
    await next()
    await waitFor(() => expect(lastSaved(server)?.certificateFormats).toEqual(['PAPER', 'E_CERT']))
    expect(lastSaved(server)).not.toHaveProperty('consentForECert')
    expect(lastSaved(server)?.transport).toEqual(anApplication().transport)
  })
})

describe('[CRT-03] who chooses another country and reloads the page before there is a template', {
  tags: 'proof',
}, () => {
  const inStorage = browserStorage()
  const stored = { stored: { referenceNumber: 4902 } }

  beforeEach(async () => {
    inStorage()
    const { user } = await openFirstPage(stored)
    await user.selectOptions(await screen.findByLabelText('Importland'), 'BR')
    await screen.findByText('Noen svar fulgte ikke med')
    cleanup()
  })

  it('[CRT-03] reads again which answers went, and has all of them by taking the choice back', async () => {
    const { user, server } = await openFirstPage(stored)
    const notice = (await screen.findByText('Noen svar fulgte ikke med')).closest<HTMLElement>('[role=alert]')
    expect(notice?.textContent).toMatch(/Oppsummering: Jeg bekrefter/)
    expect((await screen.findByLabelText<HTMLSelectElement>('Importland')).value).toBe('BR')
    await user.click(screen.getByRole('button', { name: 'Angre valget' }))
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Importland').value).toBe('CN'))
    await user.click(screen.getByRole('button', { name: 'Neste' }))
    const { recipient, transport, productLines, consentForECert } = anApplication()
    await waitFor(() =>
      expect(lastSaved(server)).toMatchObject({ recipient, transport, productLines, consentForECert }),
    )
    cleanup()
    await openFirstPage(stored)
    expect(screen.queryByText('Noen svar fulgte ikke med')).toBeNull()
  })

  it('[CRT-03] keeps the choice, and reads no more of it after another reload', async () => {
    const { user } = await openFirstPage(stored)
    await user.click(await screen.findByRole('button', { name: 'Behold det nye valget' }))
    cleanup()
    await openFirstPage(stored)
    expect((await screen.findByLabelText<HTMLSelectElement>('Importland')).value).toBe('BR')
    expect(screen.queryByText('Noen svar fulgte ikke med')).toBeNull()
  })
})
