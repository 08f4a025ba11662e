import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { excludedParts, goodsTable, isKnownGoods } from '../packages/domain/src/goods/product-line/goods-fit.ts'
import type { GoodsHeading, SpeciesEntry } from '../packages/domain/src/reference/code-list/code-entry.ts'

type Named = { code: string; names: Record<string, string>; active: boolean }
type Line = {
  species: string
  natureOfCommodity: string
  animalHealth?: string
  processingState?: string
  processingType?: string
  productClassificationCode: string
  packaging: { type: string }
  aquacultureArea?: string
  catchAreas?: string[]
  coldStore?: string
  slaughterInformation?: { siteNumber: number }[]
  productionEstablishment: { isUnauthorized: boolean; approvalNumber?: string }
}
type Sample = {
  referenceNumber: number
  certificateTemplate: string
  certificateTemplateVersion: number
  certificateFormats: string[]
  countryOfDestination: string
  applicationFormat: string
  productLines: Line[]
  transport?: { pointOfEntry?: string; entryBcp?: string }
  recipient?: { consignee?: { country: string } }
  certificateRetrieval?: { office: string | null }
  originalApplicationReference?: number
  replacedByApplicationReferences?: number[]
}
type Template = Named & {
  versions: { version: number; active: boolean }[]
  category: string
  countries: string[]
  speciesGroups: string[] | null
  supportedCertificateFormats: { format: string; enabled: boolean }[]
  productClassification: { system: string; acceptedNumberOfDigits: number[]; prefixes: string[] }
  processingStates: string[]
  processingTypes: string[]
  natureOfCommodities: string[]
}

const folder = import.meta.dirname
// Readers of these files state their expectations as types; these tests check them.
const read = <T>(name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as T
const codesOf = (name: string) => new Set(read<Named[]>(name).map((row) => row.code))

const codeLists = [
  'countries',
  'species',
  'fao-areas',
  'aquaculture-areas',
  'packaging-types',
  'product-classification',
  'processing-states',
  'processing-types',
  'nature-of-commodities',
  'animal-health',
  'border-control-posts',
  'points-of-entry',
  'certificate-offices',
  'certificate-templates',
  'certificate-template-categories',
  'production-areas',
]
const templates = read<Template[]>('certificate-templates')
const samples = read<{ baseDate: string; applications: Sample[] }>('sample-applications').applications

it('names the importing authority of a country once, at an address that belongs to nobody', () => {
  const rows = read<{ code: string; mail: string }[]>('importing-authorities')
  expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length)
  for (const { code, mail } of rows) {
    expect(codesOf('countries').has(code)).toBe(true)
    expect(mail).toMatch(/@example\.org$/)
  }
})

describe.each(codeLists)('data/%s.json', (name) => {
  const rows = read<(Named & { id?: string })[]>(name)

  it('has rows with unique codes', () => {
    expect(rows.length).toBeGreaterThan(1)
    const ids = rows.map((row) => row.id ?? row.code)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('names every row in bokmål, nynorsk and English', () => {
    const unnamed = rows.filter(({ names }) => [names.nb, names.nn, names.en].some((text) => !text?.trim()))
    expect(unnamed).toEqual([])
    expect(rows.every((row) => typeof row.active === 'boolean')).toBe(true)
  })
})

describe('references between the lists', () => {
  it('resolve for species, areas and classifications', () => {
    for (const name of ['species', 'fao-areas']) {
      const codes = codesOf(name)
      const parents = read<{ parent: string | null }[]>(name).flatMap(({ parent }) => parent ?? [])
      expect(parents.filter((parent) => !codes.has(parent))).toEqual([])
    }
    const tariff = read<{ system: string; code: string; parent: string | null }[]>('product-classification')
    const harmonised = new Set(tariff.filter(({ system }) => system === 'HS').map(({ code }) => code))
    expect(tariff.filter(({ parent }) => parent !== null && !harmonised.has(parent))).toEqual([])
  })

  it('resolve for templates', () => {
    const [states, types, natures, lands, categories] = [
      'processing-states',
      'processing-types',
      'nature-of-commodities',
      'countries',
      'certificate-template-categories',
    ].map(codesOf)
    for (const template of templates) {
      expect(template.processingStates.filter((code) => !states?.has(code))).toEqual([])
      expect(template.processingTypes.filter((code) => !types?.has(code))).toEqual([])
      expect(template.natureOfCommodities.filter((code) => !natures?.has(code))).toEqual([])
      expect(template.countries.filter((code) => !lands?.has(code))).toEqual([])
      expect(categories?.has(template.category)).toBe(true)
    }
  })

  it('resolve for what a country offers, and agree with the templates', () => {
    const lands = codesOf('countries')
    type Offer = { country: string; certificateTemplate: string; supportedCertificateFormats: unknown }
    for (const offer of read<Offer[]>('country-certificate-templates')) {
      expect(lands.has(offer.country)).toBe(true)
      expect(templates.map(({ code }) => code)).toContain(offer.certificateTemplate)
    }
  })

  it('resolve for the posts, the sites and the establishments', () => {
    const lands = codesOf('countries')
    for (const name of ['border-control-posts', 'points-of-entry', 'establishments'])
      expect(read<{ country: string }[]>(name).filter(({ country }) => !lands.has(country))).toEqual([])
    const species = codesOf('species')
    const sites = read<{ siteNumber: number; speciesCodes: string[] }[]>('aquaculture-sites')
    expect(new Set(sites.map(({ siteNumber }) => siteNumber)).size).toBe(sites.length)
    expect(sites.flatMap(({ speciesCodes }) => speciesCodes).filter((code) => !species.has(code))).toEqual([])
    type Establishment = { approvalNumber: string; approvedFrom: string; approvedTo?: string }
    const establishments = read<Establishment[]>('establishments')
    expect(new Set(establishments.map(({ approvalNumber }) => approvalNumber)).size).toBe(establishments.length)
    const undated = establishments.filter(({ approvedFrom: from, approvedTo: to = '2999-12-31' }) => !(from < to))
    expect(undated).toEqual([])
  })
})

describe('sample applications', () => {
  const establishments = new Set(
    read<{ approvalNumber: string }[]>('establishments').map(({ approvalNumber }) => approvalNumber),
  )
  const sites = new Set(read<{ siteNumber: number }[]>('aquaculture-sites').map(({ siteNumber }) => siteNumber))
  const tariff = new Set(
    read<{ system: string; code: string }[]>('product-classification').map(({ system, code }) => `${system}:${code}`),
  )
  const references = samples.map(({ referenceNumber }) => referenceNumber)
  const lists = Object.fromEntries(codeLists.map((name) => [name, codesOf(name)]))
  const unknown = (list: string, codes: (string | null | undefined)[]) =>
    codes.filter((code) => code != null && lists[list]?.has(code) !== true)

  it('have unique reference numbers and use every template', () => {
    expect(new Set(references).size).toBe(samples.length)
    expect(new Set(samples.map((sample) => sample.certificateTemplate))).toEqual(codesOf('certificate-templates'))
  })

  it.each(samples.map((sample) => [sample.referenceNumber, sample] as const))(
    '%i refers to known codes',
    (_, sample) => {
      const template = templates.find(({ code }) => code === sample.certificateTemplate)
      expect(template?.versions.map(({ version }) => version)).toContain(sample.certificateTemplateVersion)
      const enabled = template?.supportedCertificateFormats
        .filter((format) => format.enabled)
        .map(({ format }) => format)
      expect(sample.certificateFormats.filter((format) => !enabled?.includes(format))).toEqual([])
      expect(unknown('countries', [sample.countryOfDestination, sample.recipient?.consignee?.country])).toEqual([])
      expect(unknown('points-of-entry', [sample.transport?.pointOfEntry])).toEqual([])
      expect(unknown('border-control-posts', [sample.transport?.entryBcp])).toEqual([])
      expect(unknown('certificate-offices', [sample.certificateRetrieval?.office])).toEqual([])
      const related = [sample.originalApplicationReference ?? [], sample.replacedByApplicationReferences ?? []].flat()
      expect(related.filter((reference) => !references.includes(reference))).toEqual([])
    },
  )

  it.each(
    samples.flatMap((sample) =>
      sample.productLines.map((line, index) => [sample.referenceNumber, index + 1, sample, line] as const),
    ),
  )('%i line %i refers to known codes', (_reference, _number, sample, line) => {
    const system = templates.find(({ code }) => code === sample.certificateTemplate)?.productClassification.system
    expect(tariff.has(`${system}:${line.productClassificationCode}`)).toBe(true)
    expect(unknown('species', [line.species])).toEqual([])
    expect(unknown('nature-of-commodities', [line.natureOfCommodity])).toEqual([])
    expect(unknown('animal-health', [line.animalHealth])).toEqual([])
    expect(unknown('processing-states', [line.processingState])).toEqual([])
    expect(unknown('processing-types', [line.processingType])).toEqual([])
    expect(unknown('packaging-types', [line.packaging.type])).toEqual([])
    expect(unknown('aquaculture-areas', [line.aquacultureArea])).toEqual([])
    expect(unknown('fao-areas', line.catchAreas ?? [])).toEqual([])
    const producers = [
      line.coldStore,
      line.productionEstablishment.isUnauthorized ? undefined : line.productionEstablishment.approvalNumber,
    ]
    expect(producers.filter((number) => number != null && !establishments.has(number))).toEqual([])
    const stated = (line.slaughterInformation ?? []).map(({ siteNumber }) => siteNumber)
    expect(stated.filter((siteNumber) => !sites.has(siteNumber))).toEqual([])
  })
})

describe('names', () => {
  type Animal = Named & { group: string; mayBeFarmed?: true; protected?: true; untranslated?: true }
  const species = read<Animal[]>('species')
  const without = (name: string, languages: readonly string[]) =>
    read<Named[]>(name).filter(({ names }) => languages.some((language) => !names[language]?.trim()))

  it.each([
    ['countries', 250],
    ['species', 589],
    ['fao-areas', 333],
    ['packaging-types', 104],
    ['establishments', 387],
    ['aquaculture-sites', 1707],
    ['production-areas', 13],
  ])('%s has the %i rows of its source', (name, count) => {
    expect(read<unknown[]>(name)).toHaveLength(count)
  })

  it.each(['countries', 'processing-states', 'processing-types', 'nature-of-commodities', 'packaging-types'])(
    '[CRT-17] %s: stands in Arabic without vowel marks',
    (name) => expect(JSON.stringify(read(name))).not.toMatch(/[\u064b-\u0652]/),
  )

  it('[CRT-20] stand in the languages of certificates', () => {
    for (const name of ['countries', 'processing-states', 'processing-types', 'nature-of-commodities'])
      expect(without(name, ['pt', 'zh', 'ar', 'uk', 'ro'])).toEqual([])
    expect(without('packaging-types', ['pt'])).toEqual([])
    const groups = templates.find(({ code }) => code === '1.1.7')?.speciesGroups
    const farmed = species.filter(({ group, mayBeFarmed }) => mayBeFarmed && groups?.includes(group))
    expect(farmed.filter(({ names }) => !names.pt)).toEqual([])
    expect(farmed.length).toBeGreaterThan(50)
  })

  it('of areas and of animals say no "nei" in Norwegian', () => {
    const areas = read<Animal[]>('fao-areas')
    const named = [...areas, ...species].filter(({ untranslated }) => !untranslated)
    expect(named.filter(({ names }) => /\bnei\b/.test(`${names.nb} ${names.nn}`))).toEqual([])
    expect(areas.filter(({ names }) => /\b(Atlantic|Pacific|Ocean|Sea|Bay|subarea)\b/.test(names.nb ?? ''))).toEqual([])
  })

  it('of animals have the form of a scientific name, and mammals of the sea are protected and not farmed', () => {
    expect(species.filter(({ names }) => names.la && !/^[A-Z][a-z]+( |$|,)/.test(names.la))).toEqual([])
    const mammals = species.filter(({ group }) => group === 'MARINE_MAMMAL')
    expect(mammals.filter((row) => !row.protected || row.mayBeFarmed)).toEqual([])
  })

  it('of sites are written as people write them', () => {
    const sites = read<{ name: string; productionArea?: string }[]>('aquaculture-sites')
    const shouted = /[A-ZÆØÅ]{4}|\s\s|^\s|\s$/
    expect(sites.filter(({ name }) => shouted.test(name.replace(/\bNCMM\b/, '')))).toEqual([])
    const areas = codesOf('production-areas')
    expect(sites.filter(({ productionArea: area }) => area !== undefined && !areas.has(area))).toEqual([])
  })
})

describe('data/product-classification.json', () => {
  type Code = Named & { system: string; digits: number; translated?: true }
  const rows = read<Code[]>('product-classification')

  it('has as many codes of each system as its sources', () => {
    const counts = rows.map(({ system, digits }) => `${system} ${digits}`)
    const count = (kind: string) => counts.filter((one) => one === kind).length
    expect(['HS 2', 'HS 4', 'HS 6', 'CN 8', 'NCM 8'].map(count)).toEqual([6, 16, 264, 533, 374])
    expect(rows.filter(({ code, digits }) => !/^\d+$/.test(code) || code.length !== digits)).toEqual([])
  })

  it('says every code in Norwegian, and says the system in its own column alone', () => {
    const english = /\b(the|and|with|fish|frozen|fresh|live|smoked|other|n\.e\.[cs]|nei)\b/i
    expect(rows.filter(({ names }) => english.test(`${names.nb} ${names.nn}`))).toEqual([])
    expect(rows.filter(({ names }) => /\[NCM/.test(Object.values(names).join()))).toEqual([])
  })

  it('[CRT-20] says every code of Brazil in Portuguese', () => {
    expect(rows.filter(({ system, names }) => system !== 'CN' && !names.pt)).toEqual([])
    expect(rows.find(({ system, code }) => system === 'NCM' && code === '03021400')?.names.pt).toContain('Salmo salar')
  })
})

describe('data/hs-goods.json', () => {
  const headings = read<GoodsHeading[]>('hs-goods')
  const tariff = read<{ system: string; code: string }[]>('product-classification')
  const rows = read<SpeciesEntry[]>('species')
  const species = new Map(rows.map((row) => [row.code, row]))
  const table = goodsTable(headings, rows)
  const admits = (productClassificationCode: string, { code }: SpeciesEntry) =>
    excludedParts({ productClassificationCode, species: code }, table).length === 0

  it('[RUL-06] has words for every heading that a template takes, and codes that the lists know', () => {
    const heads = templates.flatMap(({ productClassification }) => productClassification.prefixes)
    expect(heads.filter((head) => !headings.some(({ code }) => head?.startsWith(code)))).toEqual([])
    // The codes of the other lists are held against them when it is read.
    const groups = new Set(rows.map(({ group }) => group))
    for (const { code, except = [], ...row } of headings) {
      expect(tariff.some((known) => known.system === 'HS' && known.code.startsWith(code))).toBe(true)
      for (const part of [row, ...except]) expect(part.groups?.filter((group) => !groups.has(group)) ?? []).toEqual([])
    }
  })

  it.each([
    ['030214', '711', '714'],
    ['030213', '732', '711'],
    ['030251', '1022', '1027'],
    ['030363', '102205', '711'],
    ['030289', '2202', '1022'],
    ['030549', '2311', '711'],
    ['030616', '2524', '2534'],
    ['030743', '7111', '711'],
    ['160420', '1022', '2524'],
    ['0303', '751', '2729'],
  ])('[RUL-06] %s takes %s and not %s', (code, named, stranger) => {
    const takes = [named, stranger].map((one) => {
      const row = species.get(one)
      return row !== undefined && admits(code, row)
    })
    expect(takes).toEqual([true, false])
  })

  it('[RUL-06] leaves no animal of the sea without a code of six digits', () => {
    const six = tariff.filter(({ system, code }) => system === 'HS' && code.length === 6 && /^03|^1212/.test(code))
    const homeless = [...species.values()].filter(
      (row) => row.group !== 'MARINE_MAMMAL' && !six.some(({ code }) => admits(code, row)),
    )
    expect(homeless).toEqual([])
  })

  it.each(samples.flatMap(({ referenceNumber, productLines }) => productLines.map((line) => [referenceNumber, line] as const)))(
    '[RUL-06] admits the goods of sample %i',
    (_reference, line) => {
      expect(isKnownGoods(line, table)).toBe(true)
      expect(excludedParts(line, table)).toEqual([])
    },
  )
})

describe('fees', () => {
  it('have one row a code for every day from 2023 on', () => {
    type Fee = { code: string; amount: number; validFrom: string; validTo: string | null }
    const fees = read<Fee[]>('fees')
    for (const code of new Set(fees.map((fee) => fee.code))) {
      for (const day of ['2023-01-01', '2024-12-31', '2025-01-01', '2026-11-20']) {
        const valid = fees.filter((fee) => fee.code === code && fee.validFrom <= day && day <= (fee.validTo ?? day))
        expect(valid).toHaveLength(1)
      }
    }
  })
})

describe('the folder', () => {
  it('holds no path or host of the place where it was made', () => {
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.json')))
      expect(readFileSync(join(folder, name), 'utf8')).not.toMatch(/\/work\/|\/home\/|\/tmp\/|localhost|https?:\/\//)
  })
})
