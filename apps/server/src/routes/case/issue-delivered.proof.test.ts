import {
  createApplication,
  getCase,
  getSignedCertificate,
  type Handling,
  handleCase,
  listHistory,
  sendApplication,
} from '@eksport/api'
import type { CertificateFormat } from '@eksport/domain'
import { expect, it } from 'vitest'
import { aDraft, type LoggedIn } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const organisationNumber = '310000043'

const { database, exporter, officer, signer } = await serverWith(['exporter', 'officer', 'signer'])

async function act(person: LoggedIn, referenceNumber: number, body: Handling) {
  const { application } = await officer.client.call(getCase, { params: { referenceNumber } })
  return person.client.call(handleCase, { params: { referenceNumber }, body, ifMatch: application.version })
}

/** An application for these formats, approved and signed. No template that offers PDF alone is as short as the draft for China. */
async function signed(formats: readonly CertificateFormat[]) {
  const { application } = await exporter.client.call(createApplication, {
    params: { organisationNumber },
    body: aDraft(new Date()),
  })
  const { referenceNumber } = application
  const params = { organisationNumber, referenceNumber }
  await exporter.client.call(sendApplication, { params, body: {}, ifMatch: application.version })
  await database.query(
    `update applications set document = jsonb_set(document, '{certificateFormats}', $2::jsonb) where reference_number = $1`,
    [referenceNumber, JSON.stringify(formats)],
  )
  await act(officer, referenceNumber, { action: 'take' })
  const { validation } = await officer.client.call(getCase, { params: { referenceNumber } })
  const manual = validation.errors.filter(({ severity }) => severity === 'MANUAL_PROCESSING')
  await act(officer, referenceNumber, { action: 'approve', confirmedViolations: manual.map(({ code }) => code) })
  return act(signer, referenceNumber, { action: 'sign' })
}

it('[CRT-14] a signed PDF alone is delivered when it is kept, and issues itself', async () => {
  const issued = await signed(['PDF'])
  expect(issued).toMatchObject({ applicationStatus: 'UTSTEDT', issuedDateTime: expect.any(String) })
  const params = { organisationNumber, referenceNumber: issued.referenceNumber }
  expect((await exporter.client.call(getSignedCertificate, { params })).size).toBeGreaterThan(10_000)
  const history = await exporter.client.call(listHistory, { params })
  expect(history.slice(-3)).toMatchObject([
    { event: 'sign', to: 'GODKJENT' },
    { event: 'issue', to: 'UTSTEDT', actor: { role: 'SYSTEM' } },
    // Row 23: the exporter has fetched it.
    { event: 'retrieve', to: 'UTSTEDT', actor: { role: 'SYSTEM' } },
  ])
})

it('[CRT-14] one that is on paper as well waits for its sheet', async () => {
  const { referenceNumber, applicationStatus, actions } = await signed(['PAPER', 'PDF'])
  expect(applicationStatus).toBe('GODKJENT')
  expect(actions).not.toContain('issue')
  await expect(act(officer, referenceNumber, { action: 'issue' })).rejects.toMatchObject({ status: 409 })
})
