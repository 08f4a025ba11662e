import { calculateCopyFee, getApplication, listCertificateOffices, listCopies } from '@eksport/api'
import type { Application, CopyOrder } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { screen } from '@testing-library/react'
import { openApp } from '#src/testing/open-app.tsx'
import { startSubmitterServer } from '#src/testing/start-server.ts'

export const id = '0b0f4dd0-6a56-4d4e-8d61-0d6f5f0f3a11'

// A working day far ahead, so that the day of the test is never past it.
export const standing: CopyOrder = {
  id,
  version: 2,
  numberOfCopies: 2,
  collectionLocation: 'KLOEFTA',
  collectionDate: '2035-03-14',
  collectionTime: '10:30',
  state: 'ORDERED',
  fee: 875,
  orderedTime: '2026-11-20T10:00:00Z',
}

export const address = '/soeknad/4001/bekreftede-kopier'

export async function openCopies(path: string, order: CopyOrder = standing, stored: Partial<Application> = {}) {
  const server = startSubmitterServer()
  let application = anApplication({ applicationStatus: 'UTSTEDT', actions: ['order-copies'], ...stored })
  let orders = [order]
  server.answer(getApplication, () => ({ application, validation: { errors: [], needsManualProcessing: false } }))
  server.answer(listCopies, () => orders)
  /** An officer has annulled the certificate. */
  const annulled = () => {
    application = { ...application, applicationStatus: 'ANNULLERT', actions: [], version: 2 }
  }
  const cancelled = () => {
    orders = []
  }
  server.answer(listCertificateOffices, () => [
    {
      code: 'KLOEFTA',
      names: { nb: 'Kløfta', nn: 'Kløfta', en: 'Kløfta' },
      name: 'Kløfta',
      active: true,
      priority: true,
      openingHours: 'KLOEFTA',
    },
  ])
  server.answer(calculateCopyFee, () => ({ amount: 875, currency: 'NOK' as const, rulesVersion: '2025-01-01' }))
  const app = openApp(path)
  await screen.findByRole('heading', { level: 1, name: /#004001/ })
  return { ...app, server, annulled, cancelled }
}

export const change = {
  kind: 'application',
  referenceNumber: 4001,
  version: 2,
  organisationNumber: '310000043',
} as const

export const count = () => screen.findByRole('textbox', { name: /Antall kopier/ })
