import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  calculateFee,
  getAquacultureSite,
  getFlags,
  getTemplate,
  listAquacultureAreas,
  listBorderControlPosts,
  listCatchAreas,
  listCertificateOffices,
  listCodeNames,
  listCountries,
  listCountryTemplates,
  listGoodsHeadings,
  listNatureOfCommodities,
  listOpeningHours,
  listPackaging,
  listPackagingTypes,
  listPointsOfEntry,
  listProcessingStates,
  listProcessingTypes,
  listProductClassification,
  listSpecies,
  listStatementTemplates,
  listTemplateNotes,
  listTemplates,
  searchProducers,
  speciesEntries,
} from '@eksport/api'
import { type CodeEntry, pickupIssues, today } from '@eksport/domain'
import { addDays, choiceNames, locales } from '@eksport/forms'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { z } from 'zod'
import type { Guards } from '../../db/chains/verify-chains.ts'
import { ownerPool } from '../../db/pool.ts'
import { acceptVersion } from '../../db/reference-data/accept-version.ts'
import { listVersions, rowsInForce } from '../../db/reference-data/versions.ts'
import { setFlag } from '../../db/repositories/flags.ts'
import { transactions } from '../../db/transaction.ts'
import { operator } from '../../operations/operator.ts'
import { policiesOf } from '../../reference-data/offices.ts'
import { chainGuards, type LoggedIn, logInAs, startServer, type TestServer } from '../../testing/index.ts'

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
  exporter = await logInAs(server, 'submitter', 'demo-ingrid-solheim')
})

afterAll(async () => {
  await owner?.end()
  await server?.stop()
})

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
    '/api/kodeverk/v1/names?species=711,712&countries=CN',
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

  it('[EXP-08] tell the names of the codes that one application has, of any list', async () => {
    const query = { species: '711,nothing', countries: 'CN', 'certificate-templates': '1.1.100' }
    const names = await exporter.client.call(listCodeNames, { query })
    expect(names.species).toEqual({ '711': expect.objectContaining({ nb: 'Laks', la: 'Salmo salar' }) })
    expect(names.countries?.CN?.nb).toBe('Kina')
    expect(Object.keys(names['certificate-templates'] ?? {})).toEqual(['1.1.100'])
    const unknownList = await fetch(`${server.submitterUrl}/api/kodeverk/v1/names?nothing=1`)
    expect(unknownList.status).toBe(400)
  })

  it('[CRT-20] leave the second languages of certificates, which the server prints, out', async () => {
    const countries = await exporter.client.call(listCountries)
    expect(countries.find(({ code }) => code === 'BR')?.names).toEqual({ nb: 'Brasil', nn: 'Brasil', en: 'Brazil' })
  })

  it('[EXP-09] tell of a species whether it is farmed, and whether it is protected', async () => {
    const all = speciesEntries(await exporter.client.call(listSpecies))
    const known = (species: string) => all.find(({ code }) => code === species)
    expect(known('71101')).toMatchObject({ mayBeFarmed: true })
    expect(known('2729')).toMatchObject({ protected: true })
    expect(known('711')).not.toHaveProperty('protected')
  })

  it('[TPL-17] are narrowed to a template', async () => {
    const all = speciesEntries(await exporter.client.call(listSpecies))
    const salmonids = speciesEntries(
      await exporter.client.call(listSpecies, { query: { certificate_template: '1.1.7' } }),
    )
    expect(salmonids.length).toBeLessThan(all.length)
    expect(salmonids.map(({ code }) => code)).toContain('711')
    expect(salmonids.find(({ code }) => code === '711')).toMatchObject({ group: 'SALMONID_AND_SMELT', common: true })
  })

  it('[EXP-06] say what the words of a heading admit, a species with its farmed form', async () => {
    const headings = await exporter.client.call(listGoodsHeadings)
    expect(headings.find(({ code }) => code === '030214')?.species).toEqual(['711', '71101'])
    expect(headings.find(({ code }) => code === '0301')).toMatchObject({ alive: true, states: ['LIVE'] })
  })

  const goodsOf = (system: 'HS' | 'CN' | 'NCM') =>
    exporter.client.call(listProductClassification, { query: { system } })
  type List = () => Promise<readonly CodeEntry[]>

  describe.each<[name: string, list: List]>([
    ['species', async () => speciesEntries(await exporter.client.call(listSpecies))],
    ['countries', () => exporter.client.call(listCountries)],
    ['catch areas', () => exporter.client.call(listCatchAreas)],
    ['aquaculture areas', () => exporter.client.call(listAquacultureAreas)],
    ['packaging types', () => exporter.client.call(listPackagingTypes)],
    ['processing states', () => exporter.client.call(listProcessingStates)],
    ['processing types', () => exporter.client.call(listProcessingTypes)],
    ['nature of commodities', () => exporter.client.call(listNatureOfCommodities)],
    ['border control posts', () => exporter.client.call(listBorderControlPosts)],
    ['points of entry', () => exporter.client.call(listPointsOfEntry)],
    ['offices', () => exporter.client.call(listCertificateOffices)],
    // A certificate asks for codes of one system.
    ['codes of goods in HS', () => goodsOf('HS')],
    ['codes of goods in CN', () => goodsOf('CN')],
    ['codes of goods in NCM', () => goodsOf('NCM')],
  ])('%s', (_, list) => {
    it.each(locales)('[THM-10] have no two choices that read the same in %s', async (locale) => {
      const entries = await list()
      const names = choiceNames(entries, locale).map((name) => name.toLowerCase())
      expect(names.length).toBeGreaterThan(1)
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    })
  })

  it('[THM-10] tell the variants of a species apart in English by words', async () => {
    const names = choiceNames(speciesEntries(await exporter.client.call(listSpecies)), 'en')
    expect(names.filter((name) => name.startsWith('Atlantic salmon'))).toEqual([
      'Atlantic salmon',
      'Atlantic salmon (farmed)',
    ])
    // Only entries that the register describes identically are told apart by code.
    const byCode = names.filter((name) => / \(\d+\)$/.test(name))
    expect(new Set(byCode.map((name) => name.replace(/ \(\d+\)$/, '')))).toEqual(
      new Set(['Gulper shark', 'Silver scabbardfish']),
    )
  })

  it('[EXP-06] name the system of a template, in which each code of goods is there once', async () => {
    const { productClassificationSystem: system, ...template } = await exporter.client.call(getTemplate, {
      params: { template: '1.1.324' },
    })
    const code_prefixes = template.productClassificationPrefixes.join(',')
    const query = { number_of_digits: '8', code_prefixes, system }
    const codes = await exporter.client.call(listProductClassification, { query })
    expect(system).toBe('CN')
    expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length)
    expect(codes.find(({ code }) => code === '03021400')?.names).toEqual({
      nb: 'Fersk eller kjølt atlantisk laks (Salmo salar) og donaulaks (Hucho hucho)',
      nn: 'Fersk eller kjølt atlantisk laks (Salmo salar) og donaulaks (Hucho hucho)',
      en: 'Fresh or chilled Atlantic salmon "Salmo salar" and Danube salmon "Hucho hucho"',
    })
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

  it.each([
    ['before its approval', '2007-03-23', '2007-03-30', 0],
    ['from its first day', '2007-03-24', '2007-03-30', 1],
    ['to its last day', '2026-06-01', '2026-06-30', 1],
    ['after its approval', '2026-06-30', '2026-07-01', 0],
  ])('[WIZ-12] [WIZ-13] offers a producer for a period %s only as its dates in the register are', async (...row) => {
    const [, fromDate, toDate, count] = row
    const found = await exporter.client.call(searchProducers, { query: { value: 'Z906', fromDate, toDate } })
    expect(found).toHaveLength(count)
  })

  it('knows an aquaculture site, and says 404 for another', async () => {
    const site = await exporter.client.call(getAquacultureSite, { params: { siteNumber: 10_790 } })
    expect(site.siteNumber).toBe(10_790)
    await expect(exporter.client.call(getAquacultureSite, { params: { siteNumber: 999_998 } })).rejects.toMatchObject({
      status: 404,
    })
  })
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

  it('[REG-03] are taken by a running server and its worker, and what a version leaves out stays readable', async () => {
    const before = await untilTaken(() => true)
    const { revision } = server.running.deps.referenceData
    const rows = await held({ day: day() })
    const { added } = await accept(renamed(rows, 'Suomi'), day())
    expect(added?.retired).toEqual(['AQ'])
    const after = await untilTaken((names) => names.get('FI') === 'Suomi')
    expect(after.etag).not.toBe(before.etag)
    expect(after.names.get('AQ')).toBe('Antarktis (uvirksom)')
    expect(server.running.deps.lookups.name('countries', 'AQ')?.nb).toBe('Antarktis')
    await expect.poll(() => server.worker.deps.lookups.name('countries', 'FI')?.nb).toBe('Suomi')
    // What was judged with the revision before is found as it was.
    expect(await held({ day: day(), revision })).toEqual(rows)
    await expect(owner.query('update reference_entries set position = 0')).rejects.toThrow('append-only')
  })

  it('[REG-03] are refused with words where they fit neither list nor calendar, and then nothing has changed', async () => {
    const rows = await held({ day: day() })
    const versions = await transactions(owner, seal).run(nobody, (tx) => listVersions(tx))
    const [first, ...others] = rows as { code: string }[]
    const refused = async (content: unknown, validFrom = day()) => (await accept(content, validFrom)).problems
    expect(await refused([{ ...first, names: { nb: 'Andorra', en: 'Andorra' } }, ...others])).toEqual([
      `Rad 1 (${first?.code}), names.nn: Ugyldig input: forventet string, fikk undefined`,
    ])
    expect(await refused([first, ...rows])).toEqual([`${first?.code} står to ganger.`])
    expect(await refused([])).toEqual(['Listen er tom.'])
    expect(await refused({ rows })).toEqual(['Innholdet er ikke en liste av rader (countries).'])
    expect(await refused(rows, addDays(day(), -1))).toEqual([`En versjon kan gjelde tidligst fra i dag, ${day()}.`])
    expect(await refused(rows, 'i morgen')).toEqual(['i morgen er ikke en dag (ÅÅÅÅ-MM-DD).'])
    expect(await refused(rows)).toEqual([`Dette er det samme som allerede gjelder ${day()}.`])
    const offer = (list: string, content: unknown) =>
      transactions(owner, seal).run(nobody, (tx) => acceptVersion(tx, { list, content, validFrom: day(), now: now() }))
    const posts = [{ code: 'XX1', names: { nb: 'X', nn: 'X', en: 'X' }, active: true, country: 'QQ' }]
    expect(await offer('border-control-posts', posts)).toEqual({
      problems: ['XX1, country: QQ finnes ikke i countries.'],
    })
    const heading = { code: '0302', types: { allow: ['WHOLE', 'FILET'] }, except: [{ states: ['RAW'] }, {}] }
    expect(await offer('hs-goods', [heading])).toEqual({
      problems: [
        '0302, types.allow: FILET finnes ikke i processing-types.',
        '0302, except.states: RAW finnes ikke i processing-states.',
      ],
    })
    expect(await transactions(owner, seal).run(nobody, (tx) => listVersions(tx))).toEqual(versions)
  })

  it('[REG-03] hold from their day on', { tags: 'proof' }, async () => {
    const tomorrow = addDays(day(), 1)
    await accept(renamed(await held({ day: day() }), 'Finland fra i morgen'), tomorrow)
    await accept(renamed(await held({ day: day() }), 'Finland i dag'), day())
    await untilTaken((names) => names.get('FI') === 'Finland i dag')
    daysAhead = 1
    await untilTaken((names) => names.get('FI') === 'Finland fra i morgen')
    daysAhead = 0
    await untilTaken((names) => names.get('FI') === 'Finland i dag')
  })

  it('[REG-03] of opening hours decide fees and pickups while the server runs, and say what is wrong with them', {
    tags: 'proof',
  }, async () => {
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

  it('[REG-03] are loaded by a command', { tags: 'proof' }, async () => {
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

describe('[RTE-21] the flags', { tags: 'proof' }, () => {
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
