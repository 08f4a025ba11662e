import { getApplication, getCopyStats, listCodeNames, listCopies, listMessages } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { anApplication } from '@eksport/domain/testing'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '#src/testing/open-app.tsx'
import { openDetail } from '#src/testing/open-detail.ts'
import { startSubmitterServer } from '#src/testing/start-server.ts'

const asked: Partial<Application> = {
  applicationStatus: 'AVKLARING_INNSENDER',
  clarification: {
    askedDateTime: '2026-11-20T10:00:00+01:00',
    questions: [{ messageId: 'm-1', unlocksAll: false, pins: [] }],
  },
}
const copied: Partial<Application> = {
  applicationStatus: 'UTSTEDT',
  confirmedCopies: [{ id: 'c-1', numberOfCopies: 1 }],
}

it.each([
  ['[ACT-08]', 'question', asked, 'Klarte ikke å hente spørsmålet. Last siden på nytt.'],
  ['[CPY-01]', 'orders of copies', copied, 'Klarte ikke å hente bestillingene av kopier.'],
])('%s is told aloud that the %s could not be fetched', async (_, __, stored, words) => {
  const server = startSubmitterServer()
  const application = anApplication({ submittedDateTime: '2026-11-20T09:47:21+01:00', actions: [], ...stored })
  server.answer(getApplication, () => ({ application, validation: { errors: [], needsManualProcessing: false } }))
  server.answer(listMessages, () => (stored === asked ? refuse(404) : []))
  for (const endpoint of [listCopies, getCopyStats]) server.answer(endpoint, () => refuse(404))
  openApp('/soeknader/4001/detaljer')
  const message = await screen.findByText(words)
  expect(message.closest('[role=alert]')).toBeTruthy()
})

it('[API-02] [EXP-08] no code is shown for a name that could not be fetched, and it is fetched when asked', async () => {
  const server = startSubmitterServer()
  server.answer(listCodeNames, () => refuse(503))
  const { user } = await openDetail({ countryOfDestination: 'CN' }, { server })
  const message = await screen.findByText('Klarte ikke å hente alle navn og lister til denne siden.')
  expect(message.closest('[role=alert]')).toBeTruthy()
  expect(screen.getAllByText(/Navn ikke hentet/)).not.toEqual([])
  expect(screen.queryByText('CN')).toBeNull()
  server.answer(listCodeNames, () => ({ countries: { CN: { nb: 'Kina', nn: 'Kina', en: 'China' } } }))
  await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
  expect(await screen.findAllByText('Kina')).not.toEqual([])
  await waitFor(() => expect(screen.queryByText(/^Klarte ikke å hente alle navn/)).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})
