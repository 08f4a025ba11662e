import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  getSession,
  grantRole,
  listOfficers,
  listStaff,
  placeOfficer,
  recordAbsenceOf,
  removeAbsenceOf,
  type Staff,
  withdrawRole,
} from '@eksport/api'
import type { OfficerRole } from '@eksport/domain'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { verifyChains } from '../../db/chains/verify-chains.ts'
import { ownerPool } from '../../db/pool.ts'
import { chainGuards, giveRoles, type LoggedIn, logInAs } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const nextYear = new Date().getUTCFullYear() + 1

const kari = 'demo-kari-nordli'
const henrik = 'demo-henrik-dahl'
const solveig = 'demo-solveig-moen'

let leader: LoggedIn
let caseworker: LoggedIn
let signer: LoggedIn

const { server, database } = await serverWith([])

beforeAll(async () => {
  leader = await logInAs(server, 'caseworker', solveig)
  caseworker = await logInAs(server, 'caseworker', kari)
  signer = await logInAs(server, 'caseworker', henrik)
})

const body = { reason: 'Vikar i ferien.' }
const grant = ({ client }: LoggedIn, personId: string, role: OfficerRole) =>
  client.call(grantRole, { params: { personId, role }, body })
const withdraw = ({ client }: LoggedIn, personId: string, role: OfficerRole) =>
  client.call(withdrawRole, { params: { personId, role }, body: { reason: 'Vikariatet er over.' } })
const staffOf = async (personId: string): Promise<Staff> => {
  const found = (await leader.client.call(listStaff)).find(({ id }) => id === personId)
  if (found === undefined) throw new Error(`${personId} is not listed`)
  return found
}
const rolesIn = async ({ client }: LoggedIn) => (await client.call(getSession)).person.roles
const notAllowed = { status: 403, code: 'not-allowed' }

describe('[ADM-04] a role', () => {
  it('holds from the next call on, says who gave it and why, and is an event; taken back it is gone and stays in sight', async () => {
    expect(await rolesIn(signer)).toEqual(['V'])
    const given = await grant(leader, henrik, 'B')
    expect(given.roles.find(({ role }) => role === 'B')).toMatchObject({ grantedBy: 'Solveig Moen', ...body })
    expect(await rolesIn(signer)).toEqual(['B', 'V'])
    expect((await leader.client.call(listOfficers)).map(({ id }) => id)).toContain(henrik)

    await withdraw(leader, henrik, 'B')
    expect(await rolesIn(signer)).toEqual(['V'])
    const { roles, formerRoles } = await staffOf(henrik)
    expect(roles.map(({ role }) => role)).toEqual(['V'])
    expect(formerRoles).toMatchObject([
      { role: 'B', grantedBy: 'Solveig Moen', withdrawnBy: 'Solveig Moen', withdrawnReason: 'Vikariatet er over.' },
    ])
    const { rows } = await database.query(
      `select details - 'rows' - 'heads' as details from audit_events where person_id = $1 and details ->> 'role' is not null order by time, sequence`,
      [solveig],
    )
    expect(rows.map(({ details }) => details)).toEqual([
      { personId: henrik, role: 'B', ...body },
      { personId: henrik, role: 'B', reason: 'Vikariatet er over.' },
    ])
  })

  it('is never given to oneself', async () => {
    await expect(grant(leader, solveig, 'V')).rejects.toMatchObject({ status: 409, code: 'OWN_ROLE' })
    expect(await rolesIn(leader)).toEqual(['B', 'L', 'A'])
  })

  it('of administration is given and taken by those who administer, and the last one keeps it', async () => {
    await giveRoles(database, 'demo-astrid-lunde')
    await expect(withdraw(leader, solveig, 'A')).rejects.toMatchObject({ status: 409, code: 'LAST_ADMINISTRATOR' })
    await giveRoles(database, kari, 'B', 'L')
    await expect(grant(caseworker, henrik, 'A')).rejects.toMatchObject(notAllowed)
    await expect(withdraw(caseworker, solveig, 'A')).rejects.toMatchObject(notAllowed)
    await grant(leader, kari, 'A')
    // Two who take it from each other at once: one of them comes too late.
    const both = await Promise.allSettled([withdraw(leader, kari, 'A'), withdraw(caseworker, solveig, 'A')])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await giveRoles(database, kari, 'B')
    await giveRoles(database, solveig, 'B', 'L', 'A')
    await giveRoles(database, 'demo-astrid-lunde', 'A')
  })

  it('that is held already, or not any more, was changed by somebody else', async () => {
    await expect(grant(leader, kari, 'B')).rejects.toMatchObject({ status: 412 })
    await expect(withdraw(leader, kari, 'V')).rejects.toMatchObject({ status: 412 })
    await expect(grant(leader, 'demo-ingrid-solheim', 'B')).rejects.toMatchObject({ status: 404 })
    const params = { personId: kari, role: 'V' } as const
    const empty = leader.client.call(grantRole, { params, body: { reason: '  ' } })
    await expect(empty).rejects.toMatchObject({ fieldErrors: { reason: expect.anything() } })
  })

  it('[OPS-06] that a hand gave or took is found, and one that was given here is not', async () => {
    const owner = ownerPool(server.databaseUrl)
    const guards = await chainGuards(inject('postgres').dataFolder)
    const foundRoles = async () => {
      const broken = (await verifyChains(owner, guards)).flatMap((report) => report.broken)
      return broken.filter((place) => place.startsWith('officer_roles '))
    }
    const before = await foundRoles()
    await grant(leader, henrik, 'L')
    expect(await foundRoles()).toEqual(before)
    const mine = `insert into officer_roles (person_id, role, granted_at, reason) values ('${henrik}', 'A', now(), 'x') returning id`
    const { rows } = await database.query(mine)
    const found = (await foundRoles()).filter((place) => !before.includes(place))
    expect(found).toEqual([expect.stringContaining(rows[0].id)])
    await owner.end()
    await giveRoles(database, henrik, 'V')
  })
})

describe('[ADM-04] an officer', () => {
  it('[SEC-04] belongs to an office that there is, with a title and free days, unless somebody else said so meanwhile', async () => {
    const { version } = await staffOf(henrik)
    const place = (office: string, seen: number, freeDays = [5, 1, 5]) =>
      leader.client.call(placeOfficer, {
        params: { personId: henrik },
        body: { office, title: 'Spesialinspektør', freeDays },
        ifMatch: seen,
      })
    await expect(place('ATLANTIS', version)).rejects.toMatchObject({ fieldErrors: { office: expect.anything() } })
    expect(await place('BERGEN', version)).toMatchObject({
      office: 'BERGEN',
      title: 'Spesialinspektør',
      freeDays: [1, 5],
      version: version + 1,
    })
    expect((await signer.client.call(getSession)).person.office).toBe('BERGEN')
    await expect(place('KLOEFTA', version)).rejects.toMatchObject({ status: 412 })
  })

  it('[ACT-05] who never works on this day is away until it is over', async () => {
    const everyDay = [1, 2, 3, 4, 5, 6, 7]
    const { version } = await staffOf(kari)
    await leader.client.call(placeOfficer, {
      params: { personId: kari },
      body: { freeDays: everyDay },
      ifMatch: version,
    })
    const absentUntil = async () => (await leader.client.call(listOfficers)).find(({ id }) => id === kari)?.absentUntil
    expect(await absentUntil()).toBeTypeOf('string')
    const again = { params: { personId: kari }, body: { office: 'KLOEFTA', freeDays: [] }, ifMatch: version + 1 }
    await leader.client.call(placeOfficer, again)
    expect(await absentUntil()).toBeUndefined()
  })

  it('[ACT-05] is said to be away by whoever leads, and called back', async () => {
    const days = { firstDay: `${nextYear}-01-01`, lastDay: `${nextYear}-01-09` }
    const params = { personId: kari }
    expect((await leader.client.call(recordAbsenceOf, { params, body: days })).absences).toEqual([days])
    const past = leader.client.call(recordAbsenceOf, {
      params,
      body: { firstDay: '2020-01-01', lastDay: '2020-01-02' },
    })
    await expect(past).rejects.toMatchObject({ fieldErrors: { lastDay: expect.anything() } })
    const back = { params: { ...params, firstDay: days.firstDay } }
    expect((await leader.client.call(removeAbsenceOf, back)).absences).toEqual([])
  })
})

describe('[ADM-04] the command of the operator', () => {
  const officers = async (...words: string[]) => {
    const command = join(import.meta.dirname, '../../operations/officers.ts')
    const env = { ...process.env, DATABASE_URL: server.databaseUrl, EKSPORT_DATA_FOLDER: inject('postgres').dataFolder }
    return promisify(execFile)(process.execPath, ['--conditions=@eksport/source', command, ...words], { env })
  }

  it('makes the first administrator: a person with the id of the login, and a role that nobody here gave', {
    tags: 'proof',
  }, async () => {
    await officers('add', 'idp-1', 'Una', 'Berg')
    const { stdout } = await officers('grant', 'idp-1', 'A', 'Første', 'administrator')
    expect(stdout).toContain('idp-1: Una Berg, A\n')
    expect((await staffOf('idp-1')).roles).toMatchObject([{ role: 'A', reason: 'Første administrator' }])
    await expect(officers('grant', 'idp-1', 'A', 'igjen')).rejects.toMatchObject({
      stderr: 'Rollen A er slik fra før.\n',
    })
    await expect(officers('grant', 'nobody', 'B', 'x')).rejects.toMatchObject({ code: 1 })
    await officers('withdraw', 'idp-1', 'A', 'Slutter')
    expect((await staffOf('idp-1')).roles).toEqual([])
  })
})
