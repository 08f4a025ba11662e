import { getApplication, getCase, sendApplication } from '@eksport/api'
import { describe, expect, it } from 'vitest'
import { newDraft, organisationNumber } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const { database, exporter, officer } = await serverWith(['exporter', 'officer'])

const params = (referenceNumber: number) => ({ params: { organisationNumber, referenceNumber } })

const draftNumber = async () => (await newDraft(exporter)).referenceNumber

/** Lays facts over a stored application. No route makes replacements yet. */
const overlay = (referenceNumber: number, facts: object) =>
  database.query('update applications set document = document || $2 where reference_number = $1', [
    referenceNumber,
    JSON.stringify(facts),
  ])

describe('what an application is compared with', () => {
  it('[CHG-01] is nothing for one that was never sent before', async () => {
    const { original } = await exporter.client.call(getApplication, params(await draftNumber()))
    expect(original).toBeUndefined()
  })

  it('[CHG-01] is the certificate that a replacement replaces, without what officers alone may see', async () => {
    const [replaced, replacement] = [await draftNumber(), await draftNumber()]
    await overlay(replaced, { caseworker: { id: 'x', name: 'Saksbehandler 7' }, applicationStatus: 'UTSTEDT' })
    await overlay(replacement, { applicationType: 'ERSTATNINGSSERTIFIKAT', originalApplicationReference: replaced })
    const { original } = await exporter.client.call(getApplication, params(replacement))
    expect(original).toMatchObject({ referenceNumber: replaced, productLines: [{ species: expect.any(String) }] })
    expect(JSON.stringify(original)).not.toContain('Saksbehandler 7')
  })

  it('[CHG-01] is nothing where the reader may not see the certificate that is replaced', async () => {
    const [replaced, replacement] = [await draftNumber(), await draftNumber()]
    await overlay(replacement, { applicationType: 'ERSTATNINGSSERTIFIKAT', originalApplicationReference: replaced })
    await database.query(`update applications set organisation_number = '310000019' where reference_number = $1`, [
      replaced,
    ])
    const { original } = await exporter.client.call(getApplication, params(replacement))
    expect(original).toBeUndefined()
  })

  it('[CHG-01] [CW-02] of one that was sent again is what was sent the time before, for officers as well', async () => {
    const referenceNumber = await draftNumber()
    await exporter.client.call(sendApplication, { ...params(referenceNumber), body: {}, ifMatch: 1 })
    const once = await officer.client.call(getCase, { params: { referenceNumber } })
    expect(once.original).toBeUndefined()
    await database.query(
      `insert into snapshots (reference_number, organisation_number, kind, version, document, sha256, created_at)
       select reference_number, organisation_number, kind, version, document || '{"countryOfDestination": "BR"}', sha256,
         created_at - interval '1 hour' from snapshots where reference_number = $1 and kind = 'SUBMITTED'`,
      [referenceNumber],
    )
    const again = await officer.client.call(getCase, { params: { referenceNumber } })
    expect(again.original).toMatchObject({ referenceNumber, countryOfDestination: 'BR' })
    await overlay(referenceNumber, { applicationStatus: 'UNDER_REGISTRERING' })
    const reopened = await exporter.client.call(getApplication, params(referenceNumber))
    expect(reopened.original?.countryOfDestination).toBe(reopened.application.countryOfDestination)
  })
})
