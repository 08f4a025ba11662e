import { ApiError, getCase, getCaseArchive, listFailedJobs, listJobs, sendCaseMessage, tryJobAgain } from '@eksport/api'
import type { Client } from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { archiveCase } from '../../jobs/archive-case.ts'
import { JobFailure } from '../../jobs/job.ts'
import { actOn } from '../../testing/index.ts'
import { approvalOf, ask, sent, taken } from '../../testing/owned-cases.ts'
import { database, exporter, officer, server, startSharedServer } from '../../testing/shared-server.ts'

startSharedServer(['exporter', 'officer', 'leader', 'signer'])

const archiveOf = (referenceNumber: number) => officer.client.call(getCaseArchive, { params: { referenceNumber } })
const runAgain = (referenceNumber: number) => archiveCase.run(server.worker.deps, { referenceNumber })
const jobOf = async (referenceNumber: number) =>
  (await officer.client.call(listJobs, { params: { referenceNumber } })).find(({ name }) => name === 'archive-case')
const until = (referenceNumber: number, state: string) =>
  vi.waitFor(async () => expect(await jobOf(referenceNumber)).toMatchObject({ state }))

async function archived(referenceNumber: number, types: readonly string[]) {
  await vi.waitFor(async () => {
    const { entries } = await archiveOf(referenceNumber)
    expect(entries.map(({ documentType }) => documentType)).toEqual(types)
  })
  return archiveOf(referenceNumber)
}

async function during<Result>(change: string, back: string, work: (database: Client) => Promise<Result>) {
  await database.query(change)
  try {
    return await work(database)
  } finally {
    await database.query(back)
  }
}

describe('the archive', () => {
  it('[ADM-06] knows nothing of a case that nobody has taken', async () => {
    const referenceNumber = await sent()
    expect(await archiveOf(referenceNumber)).toEqual({ answered: true, entries: [] })
    expect(await jobOf(referenceNumber)).toBeUndefined()
  })

  it('[ADM-06] gives the case its number at take, and no version is lost by it', async () => {
    const referenceNumber = await taken()
    const { caseNumber, entries } = await archived(referenceNumber, ['Søknad'])
    expect(caseNumber).toMatch(/^\d{4}\/\d+$/)
    expect(entries[0]).toMatchObject({
      number: 1,
      direction: 'I',
      accessCode: 'UO',
      legalBasis: expect.stringMatching('§ 13'),
    })
    const { application } = await officer.client.call(getCase, { params: { referenceNumber } })
    expect(application.archiveCaseInfo?.caseNumber).toBe(caseNumber)
    // The next act names the version that the take answered.
    await actOn(officer, referenceNumber, await approvalOf(referenceNumber))
    const after = await archived(referenceNumber, ['Søknad', 'Vedtak'])
    expect(after.caseNumber).toBe(caseNumber)
    expect(after.entries[1]).toMatchObject({ accessCode: 'O', direction: 'U' })
    const { rows } = await database.query(
      `select mime_type, convert_from(substring(content for 5), 'UTF8') as begins from archive_entries
       join archive_cases c on c.id = case_id where reference_number = $1`,
      [referenceNumber],
    )
    expect(rows).toEqual([
      { mime_type: 'application/pdf', begins: '%PDF-' },
      { mime_type: 'application/pdf', begins: '%PDF-' },
    ])
  })

  it('[ADM-06] gets questions and messages as they are written, each once, also from the same job run twice and at once', async () => {
    const referenceNumber = await taken()
    await archived(referenceNumber, ['Søknad'])
    await ask(referenceNumber)
    await officer.client.call(sendCaseMessage, {
      params: { referenceNumber },
      body: { message: { message: 'Hei.' } },
    })
    const before = await archived(referenceNumber, ['Søknad', 'Spørsmål om avklaring', 'Melding til innsender'])
    await Promise.all([runAgain(referenceNumber), runAgain(referenceNumber)])
    await runAgain(referenceNumber)
    expect(await archiveOf(referenceNumber)).toEqual(before)
    const { rows } = await database.query('select count(*)::int as n from archive_cases where reference_number = $1', [
      referenceNumber,
    ])
    expect(rows).toEqual([{ n: 1 }])
  })

  it('[ADM-06] fails closed where a document is to be withheld and no basis is set, and takes it in when there is one', async () => {
    const { deps } = server.worker
    const texts = deps.referenceData['decision-texts'].filter(({ kind }) => kind !== 'SHIELDING')
    const unfounded = { ...deps, referenceData: { ...deps.referenceData, 'decision-texts': texts } }
    const fresh = await sent()
    await expect(archiveCase.run(unfounded, { referenceNumber: fresh })).rejects.toEqual(
      new JobFailure('NO_LEGAL_BASIS'),
    )
    // The case has its number; nothing that is withheld lies in it.
    expect(await archiveOf(fresh)).toMatchObject({ caseNumber: expect.any(String), entries: [] })
    await runAgain(fresh)
    expect((await archiveOf(fresh)).entries).toHaveLength(1)
  })

  it('[ADM-06] that is down keeps nobody from working: its job fails, shows, and is done when it is back', {
    tags: 'proof',
  }, async () => {
    const referenceNumber = await during(
      "insert into demonstration_outages (register) values ('archive')",
      "delete from demonstration_outages where register = 'archive'",
      async () => {
        const reference = await taken()
        await vi.waitFor(async () => {
          const { jobs } = await officer.client.call(listFailedJobs)
          expect(jobs).toContainEqual(
            expect.objectContaining({ referenceNumber: reference, name: 'archive-case', problem: 'NO_ANSWER' }),
          )
        })
        expect(await archiveOf(reference)).toEqual({ answered: false, entries: [] })
        return reference
      },
    )
    const job = await jobOf(referenceNumber)
    await officer.client.call(tryJobAgain, { params: { referenceNumber, jobId: job?.id ?? '' } })
    await until(referenceNumber, 'DONE')
    expect((await archiveOf(referenceNumber)).caseNumber).toMatch(/^\d{4}\/\d+$/)
  })

  it('[SEC-08] is no exporter’s to read, and of no case that is not there', async () => {
    await expect(archiveOf(999_999)).rejects.toMatchObject({ status: 404 })
    await expect(exporter.client.call(getCaseArchive, { params: { referenceNumber: await sent() } })).rejects.toThrow(
      ApiError,
    )
  })

  it('[ADM-06] [OPS-05] keeps what it has: no role changes or deletes an entry', async () => {
    await expect(database.query("update archive_entries set access_code = 'O'")).rejects.toThrow('append-only')
    await expect(database.query('delete from archive_cases')).rejects.toThrow('append-only')
  })
})
