import { randomUUID } from 'node:crypto'
import { today } from '@eksport/domain'
import { addDays } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { aDraft } from '../testing/index.ts'
import { serverWith } from '../testing/server-with.ts'

let calls = 0

const { server, exporter } = await serverWith(['exporter'])

const v3 = '/api/v3/helsesertifikat'
const ofOrganisation = `${v3}/organisasjoner/310000043`

/** A call as somebody makes it who knows the specification and none of our contracts. */
async function call(method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}) {
  calls += 1
  const answer = await exporter.browser.fetch(server.submitterUrl + path, {
    method,
    headers: {
      ...{ 'eksport-organisation': '310000043', 'idempotency-key': `specified-${calls}-${randomUUID()}` },
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
}

it('[API-01] [FBK-01] a rating comes as a number or with its scale, which is ours', async () => {
  const scaled = { value: 4, minValue: 1, maxValue: 5, description: 'Bra' }
  expect((await call('POST', '/api/feedback', { rating: scaled })).status).toBe(204)
  expect((await call('POST', '/api/feedback', { rating: 2 })).status).toBe(204)
  const database = await server.connect()
  const { rows } = await database.query('select rating from feedback order by created_at')
  expect(rows).toEqual([{ rating: 4 }, { rating: 2 }])
  const ofTen = await call('POST', '/api/feedback', { rating: { ...scaled, maxValue: 10 } })
  expect(ofTen).toMatchObject({ status: 400, body: { fieldErrors: { rating: [expect.any(String)] } } })
})

it('[API-01] [FEE-01] a fee is asked for one format or for several', async () => {
  const ask = (certificateFormat: unknown) =>
    call('POST', `${v3}/gebyr/calculate`, {
      ...{ applicationType: 'HELSESERTIFIKAT', certificateTemplate: '1.1.7', certificateFormat },
    })
  const one = await ask('PDF')
  expect(one).toMatchObject({ status: 200, body: { currency: 'NOK', amount: expect.any(Number) } })
  expect((await ask(['PDF'])).body).toEqual(one.body)
  expect(await ask('FAX')).toMatchObject({
    status: 400,
    body: { fieldErrors: { certificateFormat: expect.any(Array) } },
  })
})

describe('[API-01] [MAT-01] the answers about a certificate of the older service', () => {
  const year = today(new Date().toISOString()).slice(2, 4)
  const place = { place: 'Shanghai', country: 'CN', details: 'Lager 4' }
  const answers = (number: string) => ({
    originalCertificateReferenceNumber: `${year}051 ${number}`,
    originalCertificateIssuedDate: addDays(today(new Date().toISOString()), -1),
    reasonForReplacement: 'SKRIVEFEIL',
    certificateLocationDetails: {
      consignmentLocation: place,
      originalCertificateLocation: place,
      methodOfReturn: 'Post',
    },
  })
  const path = `${ofOrganisation}/mats-sertifikat-erstatning/soeknader`

  it('stand in the body itself, when it is begun and when it is changed', async () => {
    const begun = await call('POST', path, { application: aDraft(new Date()), ...answers('700001') })
    expect(begun).toMatchObject({ status: 201, body: { applicationReferenceNumber: expect.any(Number) } })
    const own = `${path}/${begun.body.applicationReferenceNumber}`
    const changed = { ...answers('700001'), reasonForReplacement: 'OPPLYSNINGER_FEIL' }
    expect((await call('PUT', own, changed, { 'if-match': `"${begun.body.version}"` })).status).toBe(200)
    expect((await call('GET', own)).body.replacementInformation).toEqual(changed)
  })

  it('are not enough to begin one: exporter, country and template are asked for at their field', async () => {
    const refused = await call('POST', path, answers('700003'))
    const issues = [{ path: 'application', code: 'required' }]
    expect(refused).toMatchObject({
      status: 400,
      body: { issues, fieldErrors: { application: ['Feltet er påkrevd'] } },
    })
  })

  it('or under a name of their own', async () => {
    const body = { application: aDraft(new Date()), replacementInformation: answers('700002') }
    expect((await call('POST', path, body)).status).toBe(201)
  })
})

describe('[API-01] [LST-07] from and to', () => {
  const found = async (query: Readonly<Record<string, string>>) =>
    (await call('GET', `${ofOrganisation}/soeknader?${new URLSearchParams(query)}`)) as {
      status: number
      body: { content: { submittedDateTime?: string; referenceNumber: number }[] }
    }

  it('are moments too, both included', async () => {
    const newest = (await found({ sort: 'SUBMITTED_DATE_TIME', direction: 'DESC' })).body.content[0]
    const moment = newest?.submittedDateTime ?? ''
    const at = await found({ fromDateTime: moment, toDateTime: moment })
    expect(at.body.content.map(({ referenceNumber }) => referenceNumber)).toContain(newest?.referenceNumber)
    const later = new Date(new Date(moment).getTime() + 1).toISOString()
    expect((await found({ fromDateTime: later })).body.content).toEqual([])
  })

  it('are refused where they are neither', async () => {
    expect((await found({ fromDateTime: '2026-11-20T25:00:00Z' })).status).toBe(400)
  })
})

it('[API-01] certificates are listed with the formats that are given, of all countries or of one', async () => {
  type Listed = { code: string; supportedCertificateFormats: { format: string; enabled: boolean }[] }[]
  const all: Listed = (await call('GET', '/api/kodeverk/v1/certificates')).body
  const china: Listed = (await call('GET', '/api/kodeverk/v1/certificates?country_code=CN')).body
  const byCountry = (await call('GET', '/api/sertifikatmal/v1/country-certificate-templates?country_code=CN')).body.CN
  expect(all.length).toBeGreaterThan(china.length)
  expect(all.every(({ supportedCertificateFormats: formats }) => formats.length > 0)).toBe(true)
  const formatsOf = (rows: { code?: string; certificateTemplate?: string; supportedCertificateFormats: unknown }[]) =>
    rows.map(({ code, certificateTemplate, ...row }) => [code ?? certificateTemplate, row.supportedCertificateFormats])
  expect(formatsOf(china).toSorted()).toEqual(formatsOf(byCountry).toSorted())
})

it('[API-01] [RTE-04] operating messages are texts in the language that was asked for, beside all languages', async () => {
  const database = await server.connect()
  await database.query(`insert into operating_messages (id, type, hideable, for_officers, title, description, last_updated, effective_from, version)
    values ('m-specified', 'INFO', true, false, '{"nb":"Tregt","nn":"Seint","en":"Slow"}', '{"nb":"<p>I dag</p>","nn":"","en":""}', now(), now(), 1)`)
  const read = async (language: string) => {
    const { body } = await call('GET', '/api/driftsmeldinger', undefined, { 'accept-language': language })
    return body.find(({ id }: { id: string }) => id === 'm-specified')
  }
  expect(await read('en')).toMatchObject({
    ...{ title: 'Slow', description: '<p>I dag</p>' },
    ...{ titles: { nb: 'Tregt', nn: 'Seint', en: 'Slow' }, descriptions: { nn: '<p>I dag</p>' } },
  })
  expect(await read('nn')).toMatchObject({ title: 'Seint' })
})
