import { join } from 'node:path'
import { getCase, handleCase, listCaseHistory, listHistory, listJobs, listNotices, tryJobAgain } from '@eksport/api'
import { afterAll, expect, inject, it, vi } from 'vitest'
import { actOn, sendForChina } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'
import { startTimeAuthority } from '../../testing/start-time-authority.ts'

const authority = await startTimeAuthority(join(inject('postgres').dataFolder, 'seal'))
// Registered before the server's own end, and so run after it.
afterAll(() => authority.stop())
const { database, exporter, officer, signer } = await serverWith(['exporter', 'officer', 'signer'], {
  timeUrl: authority.url,
})

const caseOf = async (referenceNumber: number) =>
  (await signer.client.call(getCase, { params: { referenceNumber } })).application
const jobOf = async (referenceNumber: number) =>
  (await signer.client.call(listJobs, { params: { referenceNumber } })).find(({ name }) => name === 'sign-case')
const eventsOf = async (referenceNumber: number) =>
  (await officer.client.call(listCaseHistory, { params: { referenceNumber } })).map(({ event }) => event)
const filesOf = async (referenceNumber: number) => {
  const { rows } = await database.query<{ n: number }>(
    `select count(*)::int as n from files where reference_number = $1 and type = 'ELECTRONICALLY_SIGNED_CERTIFICATE'`,
    [referenceNumber],
  )
  return rows[0]?.n
}

/** An approved case whose signer signs while nobody says the time. */
async function signedInVain(): Promise<number> {
  const referenceNumber = await sendForChina(exporter, () => ({ certificateFormats: ['E_CERT'] }))
  await actOn(officer, referenceNumber, { action: 'take' })
  const { validation } = await officer.client.call(getCase, { params: { referenceNumber } })
  const manual = validation.errors.filter(({ severity }) => severity === 'MANUAL_PROCESSING')
  await actOn(officer, referenceNumber, { action: 'approve', confirmedViolations: manual.map(({ code }) => code) })
  authority.isAway = true
  const answered = await actOn(signer, referenceNumber, { action: 'sign' })
  expect(answered).toMatchObject({ applicationStatus: 'TIL_SIGNERING' })
  await vi.waitFor(async () =>
    expect(await jobOf(referenceNumber)).toMatchObject({ state: 'WAITING', problem: 'NO_ANSWER' }),
  )
  expect(await filesOf(referenceNumber)).toBe(0)
  return referenceNumber
}

async function tryAgain(referenceNumber: number): Promise<void> {
  authority.isAway = false
  const jobId = (await jobOf(referenceNumber))?.id ?? ''
  await signer.client.call(tryJobAgain, { params: { referenceNumber, jobId } })
  await vi.waitFor(async () => expect(await jobOf(referenceNumber)).toMatchObject({ state: 'DONE' }))
}

it('[OPS-01] waits for the time-stamp authority, and is then signed by the officer who asked for it', async () => {
  const referenceNumber = await signedInVain()
  await tryAgain(referenceNumber)
  // It is issued by itself once its message has been accepted.
  expect(['GODKJENT', 'UTSTEDT']).toContain((await caseOf(referenceNumber)).applicationStatus)
  expect(await filesOf(referenceNumber)).toBe(1)
  const history = await officer.client.call(listCaseHistory, { params: { referenceNumber } })
  expect(history.find(({ event }) => event === 'sign')).toMatchObject({ actor: { name: 'Henrik Dahl' } })
})

it('[OPS-01] is signed once where the officer does not wait for it', async () => {
  const referenceNumber = await signedInVain()
  authority.isAway = false
  await actOn(signer, referenceNumber, { action: 'sign' })
  await tryAgain(referenceNumber)
  expect(await filesOf(referenceNumber)).toBe(1)
  expect(await eventsOf(referenceNumber)).not.toContain('signing-lapsed')
})

it('[OPS-01] comes to nothing where the case has changed meanwhile, and whoever has it is told', async () => {
  const referenceNumber = await signedInVain()
  await actOn(signer, referenceNumber, { action: 'reject-signing', reason: 'Feil lokalitet.' })
  await tryAgain(referenceNumber)
  expect(await filesOf(referenceNumber)).toBe(0)
  expect((await eventsOf(referenceNumber)).at(-1)).toBe('signing-lapsed')
  const params = { referenceNumber, organisationNumber: '310000043' }
  const open = await exporter.client.call(listHistory, { params })
  expect(open.map(({ event }) => event)).not.toContain('signing-lapsed')
  const { notices } = await officer.client.call(listNotices)
  expect(notices).toContainEqual(expect.objectContaining({ referenceNumber, kind: 'JOB_FAILED' }))
})

it('[OPS-01] is refused at once where it would be, and nothing waits', async () => {
  const referenceNumber = await sendForChina(exporter, () => ({ certificateFormats: ['E_CERT'] }))
  authority.isAway = true
  const { version } = await caseOf(referenceNumber)
  const call = { params: { referenceNumber }, body: { action: 'sign' }, ifMatch: version } as const
  await expect(signer.client.call(handleCase, call)).rejects.toMatchObject({ status: 409 })
  expect(await jobOf(referenceNumber)).toBeUndefined()
})
