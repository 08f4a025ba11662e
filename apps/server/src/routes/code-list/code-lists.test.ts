import {
  getAquacultureSite,
  getTemplate,
  listCountryTemplates,
  listPackaging,
  listPackagingTypes,
  listSpecies,
  listStatementTemplates,
  listTemplateNotes,
  listTemplates,
  searchProducers,
  speciesEntries,
} from '@eksport/api'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type LoggedIn, logIn, startServer, type TestServer } from '../../testing/index.ts'

let server: TestServer
let exporter: LoggedIn
beforeAll(async () => {
  server = await startServer({ postgres: inject('postgres') })
  exporter = await logIn(server, 'submitter', 'demo-ingrid-solheim')
})
afterAll(() => server?.stop())

describe('code lists', () => {
  it.each([
    '/api/kodeverk/countries',
    '/api/kodeverk/species',
    '/api/kodeverk/species?certificate_template=1.1.7',
    '/api/kodeverk/v1/certificate-offices?only_active=true',
    '/api/kodeverk/v1/packaging-types',
    '/api/kodeverk/packaging',
    '/api/kodeverk/v1/certificates?only_active=true',
    '/api/kodeverk/v2/product-classification?number_of_digits=6&code_prefixes=0302,0303',
    '/api/kodeverk/v1/type-of-processing?only_active=true',
    '/api/kodeverk/v1/processing-states?certificate_template=1.1.100&only_active=true',
    '/api/kodeverk/v1/nature-of-commodities?certificate_template=1.1.7',
    '/api/kodeverk/aquaculture-areas',
    '/api/kodeverk/v1/catch-areas',
    '/api/kodeverk/v1/points-of-entry?country_code=CN',
    '/api/kodeverk/v1/border-control-posts?country_code=GB',
    '/api/sertifikatmal/v1/country-certificate-templates?country_code=CN',
    '/api/sertifikatmal/v1/certificate-templates',
    '/api/sertifikatmal/v1/certificate-templates/1.1.100?only_latest=true',
    '/api/sertifikatmal/v1/certificate-templates/1.1.100/pickup-offices',
    '/api/sertifikatmal/v1/certificate-templates/1.1.100/notes',
    '/api/sertifikatmal/v1/country-certificate-statement-templates?country_code=CN',
    '/api/sertifikatmal/v1/certificate-template-categories',
  ])('[API-02] %s is kept for an hour and answered 304 while it is the same', async (path) => {
    const response = await fetch(`${server.submitterUrl}${path}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    const body: unknown = await response.json()
    expect(Object.keys(body ?? {}).length).toBeGreaterThan(0)
    const etag = response.headers.get('etag') ?? ''
    const again = await fetch(`${server.submitterUrl}${path}`, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('[TPL-17] are narrowed to a template', async () => {
    const all = speciesEntries(await exporter.client.call(listSpecies))
    const salmonids = speciesEntries(
      await exporter.client.call(listSpecies, { query: { certificate_template: '1.1.7' } }),
    )
    expect(salmonids.length).toBeLessThan(all.length)
    expect(salmonids.map(({ code }) => code)).toContain('711')
  })

  it('say which templates can be begun, which needs no file, and for which countries', async () => {
    const templates = await exporter.client.call(listTemplates)
    expect(templates).toHaveLength(10)
    expect(templates.filter(({ fillable }) => !fillable).map(({ key }) => key)).toEqual([])
    const china = await exporter.client.call(listCountryTemplates, { query: { country_code: 'CN' } })
    expect(china.CN?.map(({ certificateTemplate }) => certificateTemplate)).toContain('1.1.100')
    const template = await exporter.client.call(getTemplate, {
      params: { template: '1.1.100' },
      query: { only_latest: 'true' },
    })
    expect(template).toMatchObject({
      veterinarianRequirement: 'REQUIRED',
      currentVersionDetails: { version: 2, active: true },
    })
    await expect(exporter.client.call(getTemplate, { params: { template: '9.9.9' } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('say of a template what to know before applying', async () => {
    const notes = await exporter.client.call(listTemplateNotes, { params: { template: '1.1.100' } })
    expect(notes.map(({ code }) => code)).toContain('VETERINARIAN_REQUIRED')
    await expect(exporter.client.call(listTemplateNotes, { params: { template: '9.9.9' } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('say what a certificate states, in the languages that it is printed in', async () => {
    const query = { country_code: 'MD', certificate_template: '1.1.12' }
    const [moldova, ...others] = await exporter.client.call(listStatementTemplates, { query })
    expect(others).toEqual([])
    expect(moldova?.languages).toEqual(['en', 'ro'])
    const european = moldova?.statements.find(({ number }) => number === 'II.7')
    expect(Object.keys(european?.texts ?? {})).toEqual(['en', 'ro'])
  })

  it('stand the same at both addresses of packaging', async () => {
    const [one, other] = await Promise.all([
      exporter.client.call(listPackaging),
      exporter.client.call(listPackagingTypes),
    ])
    expect(one).toEqual(other)
  })
})

describe('registers', () => {
  it('[WIZ-13] finds producers by number first and then by name, from two characters', async () => {
    const byNumber = await exporter.client.call(searchProducers, { query: { value: 'st337' } })
    expect(byNumber[0]?.identityNumber).toBe('ST337')
    const first = byNumber[0]?.name ?? ''
    const byName = await exporter.client.call(searchProducers, { query: { value: first.slice(0, 6).toUpperCase() } })
    expect(byName.map(({ name }) => name)).toContain(first)
    await expect(exporter.client.call(searchProducers, { query: { value: 'x' } })).rejects.toMatchObject({
      status: 400,
    })
  })

  it('knows an aquaculture site, and says 404 for another', async () => {
    const site = await exporter.client.call(getAquacultureSite, { params: { siteNumber: 10_790 } })
    expect(site.siteNumber).toBe(10_790)
    await expect(exporter.client.call(getAquacultureSite, { params: { siteNumber: 999_998 } })).rejects.toMatchObject({
      status: 404,
    })
  })
})
