import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { calculateFee, getFlags, listOpeningHours } from '@eksport/api'
import { pickupIssues } from '@eksport/domain'
import { addDays, today } from '@eksport/forms'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { z } from 'zod'
import type { Guards } from '../../db/chains/verify-chains.ts'
import { ownerPool } from '../../db/pool.ts'
import { acceptVersion } from '../../db/reference-data/accept-version.ts'
import { rowsInForce } from '../../db/reference-data/versions.ts'
import { setFlag } from '../../db/repositories/flags.ts'
import { transactions } from '../../db/transaction.ts'
import { operator } from '../../operations/operator.ts'
import { policiesOf } from '../../reference-data/offices.ts'
import { chainGuards, type LoggedIn, logIn, startServer, type TestServer } from '../../testing/index.ts'

let server: TestServer
let exporter: LoggedIn
let owner: Pool
let seal: Guards['seal']
let daysAhead = 0
const now = () => new Date(Date.now() + daysAhead * 86_400_000)

beforeAll(async () => {
  server = await startServer({ postgres: inject('postgres'), now })
  owner = ownerPool(server.databaseUrl)
  seal = (await chainGuards(inject('postgres').dataFolder)).seal
  exporter = await logIn(server, 'submitter', 'demo-ingrid-solheim')
})
afterAll(async () => {
  await owner?.end()
  await server?.stop()
})

describe('versions of a list', () => {
  const nobody = { audience: 'nobody' } as const
  const day = () => today(now().toISOString())

  /** Countries as everybody reads them, once they are what is waited for; the server looks every second. */
  async function untilTaken(isTaken: (names: ReadonlyMap<string, string>) => boolean) {
    return vi.waitFor(
      async () => {
        const response = await fetch(`${server.submitterUrl}/api/kodeverk/countries`)
        const rows = (await response.json()) as { code: string; names: { nb: string }; active: boolean }[]
        const names = new Map(rows.map((row) => [row.code, `${row.names.nb}${row.active ? '' : ' (uvirksom)'}`]))
        expect(isTaken(names), 'the version is taken').toBe(true)
        return { names, etag: response.headers.get('etag') }
      },
      { interval: 100 },
    )
  }

  const held = (moment: { day: string; revision?: number }) =>
    transactions(owner, seal).run(nobody, async (tx) => (await rowsInForce(tx, moment)).countries ?? [])
  const accept = (content: unknown, validFrom: string) =>
    transactions(owner, seal).run(nobody, (tx) =>
      acceptVersion(tx, { list: 'countries', content, validFrom, now: now() }),
    )
  const renamed = (rows: readonly unknown[], name: string) =>
    z
      .array(z.looseObject({ code: z.string(), names: z.looseObject({}) }))
      .parse(rows)
      .filter(({ code }) => code !== 'AQ')
      .map((row) => (row.code === 'FI' ? { ...row, names: { ...row.names, nb: name } } : row))

  it('[REG-03] hold from their day on', async () => {
    const tomorrow = addDays(day(), 1)
    await accept(renamed(await held({ day: day() }), 'Finland fra i morgen'), tomorrow)
    await accept(renamed(await held({ day: day() }), 'Finland i dag'), day())
    await untilTaken((names) => names.get('FI') === 'Finland i dag')
    daysAhead = 1
    await untilTaken((names) => names.get('FI') === 'Finland fra i morgen')
    daysAhead = 0
    await untilTaken((names) => names.get('FI') === 'Finland i dag')
  })

  it('[REG-03] of opening hours decide fees and pickups while the server runs, and say what is wrong with them', async () => {
    const inForce = () => transactions(owner, seal).run(nobody, (tx) => rowsInForce(tx, { day: day() }))
    const offer = (list: string, content: unknown) =>
      transactions(owner, seal).run(nobody, (tx) => acceptVersion(tx, { list, content, validFrom: day(), now: now() }))
    const hours = z.array(z.looseObject({ regular: z.looseObject({}) })).parse((await inForce())['opening-hours'])
    const refused = hours.map((row) => ({ ...row, regular: { open: '16:00', close: '08:00' } }))
    expect((await offer('opening-hours', refused)).problems).toEqual([
      'Rad 1 (NORMAL), regular: Kontoret må stenge etter at det åpner.',
      'Rad 2 (KLOEFTA), regular: Kontoret må stenge etter at det åpner.',
    ])
    const offices = z.array(z.looseObject({ code: z.string() })).parse((await inForce())['certificate-offices'])
    const nameless = offices.map((row) => (row.code === 'BERGEN' ? { ...row, openingHours: 'NATT' } : row))
    expect((await offer('certificate-offices', nameless)).problems).toEqual([
      'BERGEN, openingHours: NATT finnes ikke i opening-hours.',
    ])
    const name = { nb: 'Flytting', nn: 'Flytting', en: 'Moving' }
    const closed = { date: '2030-01-08', name }
    await offer(
      'certificate-offices',
      offices.map((row) => (row.code === 'BERGEN' ? { ...row, exceptions: [closed] } : row)),
    )
    // Ordinary hours of every office end at nine.
    const regular = { open: '08:00', close: '20:00', ordinaryUntil: '09:00' }
    await offer(
      'opening-hours',
      hours.map((row) => ({ ...row, regular })),
    )
    const body = {
      applicationType: 'HELSESERTIFIKAT' as const,
      certificateFormat: ['PAPER' as const],
      certificateTemplate: '2.1.22',
      retrievalDate: '2030-01-08',
      retrievalTime: '10:00',
    }
    const fee = (chosenOffice: string) => exporter.client.call(calculateFee, { body: { ...body, chosenOffice } })
    await expect.poll(async () => (await fee('KLOEFTA')).outsideWorkingHours).toBe(true)
    await expect(fee('ATLANTIS')).rejects.toMatchObject({ status: 400 })
    const answer = await exporter.client.call(listOpeningHours)
    expect(answer.openingHours.map((row) => row.regular)).toEqual([regular, regular])
    expect(answer.offices.find(({ code }) => code === 'BERGEN')).toMatchObject({ active: true, exceptions: [closed] })
    const at = '2029-12-01T12:00:00Z'
    const issues = ['2030-01-08', '2030-01-09'].map((date) =>
      pickupIssues({ office: 'BERGEN', date, time: '17:00' }, at, policiesOf(server.running.deps.referenceData)),
    )
    expect(issues).toEqual([[{ field: 'date', code: 'pickupDateClosed' }], []])
  })

  it('[REG-03] are loaded by a command', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'eksport-list-'))
    const file = join(folder, 'animal-health.json')
    const tomorrow = addDays(day(), 1)
    const rows = [{ code: 'FARMED', names: { nb: 'Oppdrett', nn: 'Oppdrett', en: 'Farmed' }, active: true }]
    await writeFile(file, JSON.stringify(rows))
    const program = join(import.meta.dirname, '../../operations/list-versions.ts')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--conditions=@eksport/source', program, 'load', 'animal-health', file, '--from', tomorrow],
      { env: { ...process.env, DATABASE_URL: server.databaseUrl, EKSPORT_DATA_FOLDER: inject('postgres').dataFolder } },
    )
    await rm(folder, { recursive: true })
    expect(stdout).toMatch(new RegExp(`^animal-health versjon \\d+ gjelder fra ${tomorrow}\\.\n`))
    expect(stdout).toContain('UNDISCLOSED, WILD_CAUGHT')
    const held = await transactions(owner, seal).run(nobody, (tx) => rowsInForce(tx, { day: tomorrow }))
    expect(held['animal-health']).toEqual([
      rows[0],
      expect.objectContaining({ code: 'UNDISCLOSED', active: false }),
      expect.objectContaining({ code: 'WILD_CAUGHT', active: false }),
    ])
  })
})

describe('[RTE-21] the flags', () => {
  const flags = () => exporter.client.call(getFlags)

  it('are as the standard has them, set by a command while the server runs, and forgotten again', async () => {
    expect(await flags()).toMatchObject({ darkModeButton: true, disabledSubmission: false })
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        '--conditions=@eksport/source',
        join(import.meta.dirname, '../../operations/flags.ts'),
        'on',
        'disabledSubmission',
      ],
      { env: { ...process.env, DATABASE_URL: server.databaseUrl, EKSPORT_DATA_FOLDER: inject('postgres').dataFolder } },
    )
    expect(stdout).toBe('disabledSubmission er på.\n')
    expect(await flags()).toMatchObject({ disabledSubmission: true })
    await transactions(owner, seal).run(operator, (tx) =>
      setFlag(tx, { name: 'disabledSubmission', enabled: null, changedName: null, now: now() }),
    )
    expect(await flags()).toMatchObject({ disabledSubmission: false })
  })
})
