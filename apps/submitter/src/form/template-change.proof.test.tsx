import { listCountryTemplates, listTemplates, saveApplication } from '@eksport/api'
import type { ApplicationDraft } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { browserStorage } from '@eksport/portal/testing/browser-storage.ts'
import { chineseTemplate } from '@eksport/portal/testing/reference-answers.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openForm } from '#src/testing/open-form.ts'

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

  it('[CRT-03] keeps the choice, and the notice goes', async () => {
    const { user } = await chooseBrazil()
    await user.click(await screen.findByRole('button', { name: 'Behold det nye valget' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(screen.queryByText('Noen svar fulgte ikke med')).toBeNull()
  })
})

describe('[CRT-03] who chooses the certificate on paper alone', () => {
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

describe('[CRT-03] who chooses another country and reloads the page before there is a template', () => {
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
