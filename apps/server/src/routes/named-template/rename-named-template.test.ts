import { randomUUID } from 'node:crypto'
import {
  listApplications,
  listNamedTemplates,
  removeNamedTemplate,
  renameNamedTemplate,
  saveNamedTemplate,
} from '@eksport/api'
import { describe, expect, it } from 'vitest'
import type { LoggedIn } from '../../testing/index.ts'
import { organisationNumber } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const params = { organisationNumber }

const { server, database, exporter, stranger: other } = await serverWith(['exporter', 'stranger'])

async function save(name: string) {
  const query = { status: 'UTSTEDT' } as const
  const { content } = await exporter.client.call(listApplications, { params, query })
  const body = { name, referenceNumber: Number(content[0]?.referenceNumber) }
  return exporter.client.call(saveNamedTemplate, { params, body, idempotencyKey: randomUUID() })
}

interface Renaming {
  readonly name: string
  readonly ifMatch?: number
  readonly who?: LoggedIn
  readonly organisation?: string
}

const rename = (
  templateId: string,
  { name, ifMatch = 1, who = exporter, organisation = organisationNumber }: Renaming,
) =>
  who.client.call(renameNamedTemplate, {
    params: { organisationNumber: organisation, templateId },
    body: { name },
    ifMatch,
    idempotencyKey: randomUUID(),
  })

const namesNow = async () => (await exporter.client.call(listNamedTemplates, { params })).map(({ name }) => name)

describe('a template of an organisation under another name', () => {
  it('[EXP-05] [SEC-20] stands for the same application, keeps its id, and the log says who named it', async () => {
    const { id, referenceNumber } = await save('Kina laks')
    const renamed = await rename(id, { name: ' Kina laks, luftfrakt ' })
    expect(renamed).toMatchObject({ id, referenceNumber, name: 'Kina laks, luftfrakt', version: 2 })
    expect(await namesNow()).toContain('Kina laks, luftfrakt')
    expect(await namesNow()).not.toContain('Kina laks')
    const { rows } = await database.query(
      "select person_id, details->>'name' as name from audit_events where action like 'PUT %/maler/:templateId'",
    )
    expect(rows).toEqual([{ person_id: expect.any(String), name: 'Kina laks, luftfrakt' }])
  })

  it('[EXP-05] is refused one that another template has, however it is written, and takes its own in other letters', async () => {
    const { id } = await save('Ukraina')
    await save('Brasil')
    await expect(rename(id, { name: 'BRASIL' })).rejects.toMatchObject({
      status: 400,
      fieldErrors: { name: ['Virksomheten har alt en mal med dette navnet'] },
    })
    expect(await rename(id, { name: 'UKRAINA' })).toMatchObject({ name: 'UKRAINA' })
    for (const name of ['', '   ', 'x'.repeat(81), 'a\u0000b'])
      await expect(rename(id, { name, ifMatch: 2 })).rejects.toMatchObject({ status: 400 })
    expect(await namesNow()).toContain('UKRAINA')
  })

  it('[EXP-05] is the one that another template has where both look the same', async () => {
    const { id } = await save('Kina  fast\u00a0 æøå')
    expect(await namesNow()).toContain('Kina fast æøå')
    const { id: other } = await save('Kina fersk')
    for (const name of ['Kina\u00a0fast æøå', 'Kina fast   æøå', 'kina fast æøa\u030a']) {
      const taken = { status: 400, fieldErrors: { name: ['Virksomheten har alt en mal med dette navnet'] } }
      await expect(save(name)).rejects.toMatchObject(taken)
      await expect(rename(other, { name })).rejects.toMatchObject(taken)
    }
    expect(await rename(id, { name: 'Kina  fast' })).toMatchObject({ name: 'Kina fast' })
  })

  it('[SEC-04] is not overwritten by somebody who has not seen it', async () => {
    const { id } = await save('Japan')
    await rename(id, { name: 'Japan, makrell' })
    await expect(rename(id, { name: 'Japan, sild' })).rejects.toMatchObject({ status: 412 })
    const address = `${server.submitterUrl}/api/v3/helsesertifikat/organisasjoner/${organisationNumber}/maler/${id}`
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ name: 'Japan, sild' })
    expect((await exporter.browser.fetch(address, { method: 'PUT', headers, body })).status).toBe(428)
    expect(await namesNow()).toContain('Japan, makrell')
    const answer = await exporter.browser.fetch(address, {
      method: 'PUT',
      headers: { ...headers, 'if-match': '"2"' },
      body,
    })
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"3"'])
  })

  it('[EXP-05] is one of two that are given the same name in the same moment', async () => {
    const [one, two] = [await save('Samtidig en'), await save('Samtidig to')]
    const outcomes = await Promise.allSettled([
      rename(one.id, { name: 'Samtidig' }),
      rename(two.id, { name: 'samtidig' }),
      save('SAMTIDIG'),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 400 })
    }
  })

  it('[EXP-05] [SEC-07] is nothing that others give it, nor one that is gone can have', async () => {
    const { id } = await save('Vår egen')
    const foreign = { name: 'Deres', who: other, organisation: '310000027' }
    await expect(rename(id, foreign)).rejects.toMatchObject({ status: 404 })
    await exporter.client.call(removeNamedTemplate, { params: { ...params, templateId: id } })
    await expect(rename(id, { name: 'For sent' })).rejects.toMatchObject({ status: 404 })
  })

  it('[EXP-05] is given by a login of level 3 alone, as everything that an organisation shares', async () => {
    const { id } = await save('Nivå')
    await database.query('update sessions set level = 2')
    await expect(rename(id, { name: 'Lavt nivå' })).rejects.toMatchObject({ status: 403 })
    await database.query('update sessions set level = 3')
    expect(await rename(id, { name: 'Høyt nivå' })).toMatchObject({ version: 2 })
  })
})
