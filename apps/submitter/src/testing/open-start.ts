import { createApplication, getApplication, listAddressBook, listApplications, listNamedTemplates } from '@eksport/api'
import { anApplication, aProductLine, aRow } from '@eksport/domain/testing'
import { pageOf } from '@eksport/portal/testing/page-of.ts'
import { screen } from '@testing-library/react'
import { openApp } from '#src/testing/open-app.tsx'
import { clean } from '#src/testing/open-form.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'
import { weekly } from '#src/testing/weekly-template.ts'

export const original = anApplication({
  applicationStatus: 'UTSTEDT',
  productLines: [aProductLine({ lotNumber: 'L1' })],
})

export const begun = anApplication({ referenceNumber: 4009, copiedFrom: { referenceNumber: 4001, withdrawn: [] } })

export const rows = [
  aRow({ referenceNumber: 4001, consigneeName: 'Shanghai Sample Seafood' }),
  aRow({ referenceNumber: 4002, submittedDateTime: undefined }),
  aRow({ referenceNumber: 4003, consigneeName: 'Test Ryba TOV', countryOfDestination: 'UA' }),
]

export const consignee = {
  id: '7c1f9a52-7d3b-4b53-8f0a-2f6f3f1d9a12',
  kind: 'CONSIGNEE' as const,
  address: { name: 'Odesa Fish', city: 'Odesa', country: 'UA' },
  version: 1,
  usedTime: '2026-11-02T12:00:00Z',
  referenceNumber: 4001,
}

export function openStart(address = '/soeknader/start') {
  const server = startSubmitterServer()
  server.answer(listNamedTemplates, () => [weekly])
  server.answer(listAddressBook, () => [consignee])
  server.answer(listApplications, ({ query }) =>
    pageOf(
      rows.filter(({ consigneeName = '' }) => consigneeName.toLowerCase().includes(query.search ?? '')),
      query,
    ),
  )
  server.answer(getApplication, ({ params }) => ({
    application: Number(params.referenceNumber) === 4009 ? begun : original,
    validation: clean,
  }))
  server.answer(createApplication, () => ({ application: begun, validation: clean }))
  return { ...openApp(address), server }
}

export const isChecked = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked
