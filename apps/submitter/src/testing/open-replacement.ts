import { getApplication, getCurrentReplacement, getReplacement, type Replacement, saveReplacement } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen } from '@testing-library/react'
import { openApp } from '#src/testing/open-app.tsx'
import { clean } from '#src/testing/open-form.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

export const changed = {
  applicationReferenceNumber: 4050,
  applicationStatus: 'UNDER_REGISTRERING' as const,
  version: 3,
}

export const replacement: Replacement = {
  ...changed,
  originalReferenceNumber: 4001,
  version: 2,
  replacementInformation: { attachments: [] },
}

export const letter = new File(['%PDF-1.7', 'x'.repeat(100)], 'brev.pdf', { type: 'application/pdf' })

/** A server that has a certificate and the draft that is to replace it; those that are `unread` cannot be read. */
export function startServer(
  original: Partial<Application>,
  draft: Partial<Application> = {},
  unread: ReadonlySet<number> = new Set(),
) {
  const server = startSubmitterServer()
  const certificate = anApplication({ applicationStatus: 'UTSTEDT', actions: ['replace'], ...original })
  const application = anApplication({
    referenceNumber: 4050,
    applicationType: 'ERSTATNINGSSERTIFIKAT',
    originalApplicationReference: 4001,
    certificateFormats: certificate.certificateFormats,
    ...draft,
  })
  const of = (referenceNumber: number) => (referenceNumber === 4050 ? application : certificate)
  server.answer(getApplication, ({ params }) => {
    const referenceNumber = Number(params.referenceNumber)
    return unread.has(referenceNumber) ? refuse(500) : { application: of(referenceNumber), validation: clean }
  })
  server.answer(getCurrentReplacement, () => replacement)
  return server
}

/** The page on which the replacement of a certificate begins. */
export async function openReplacement(stored: Partial<Application> = {}) {
  const server = startServer(stored)
  const app = openApp('/erstatninger/soeknader?originalReferenceNumber=4001')
  await screen.findByRole('heading', { level: 1, name: 'Erstatt sertifikat #004001' })
  return { ...app, server }
}

export const next = () => screen.getByRole('button', { name: 'Neste' })

export const kept = [
  { id: '6f1d2f0e-0a53-4f7e-9d0b-5a4a1b6f7a01', name: 'sporing.pdf' },
  { id: '6f1d2f0e-0a53-4f7e-9d0b-5a4a1b6f7a02', name: 'faktura.pdf' },
].map(({ id, name }) => ({
  id,
  filename: name,
  mimeType: 'application/pdf',
  size: 1000,
  type: 'ATTACHMENT_CANCELLATION' as const,
}))

/** The page before the form of a replacement that is a draft, electronic as its original. */
export async function openDraft(draft: Partial<Application> = {}, search = '') {
  const server = startServer({ certificateFormats: ['E_CERT'] }, draft)
  server.answer(getReplacement, () => ({
    ...replacement,
    replacementInformation: {
      reasonForReplacement: 'SKRIVEFEIL',
      consignmentLocation: { location: 'Under transport', country: 'CN' },
      attachments: kept,
    },
  }))
  server.answer(saveReplacement, () => changed)
  return { ...openApp(`/erstatninger/soeknader/4050${search}`), server }
}

export const place = () => screen.findByLabelText<HTMLInputElement>('Stedet der sendingen er')
