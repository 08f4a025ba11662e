import type { CodeEntry } from '@eksport/domain'
import { preInformationStep } from '@eksport/domain/templates'
import { describe, expect, it } from 'vitest'
import {
  consignorEntries,
  destinationEntries,
  enabledFormats,
  fillingFormats,
  formerChoices,
  type Offer,
  templateEntries,
  withFormats,
} from './pre-information-lists.ts'

const names = (name: string) => ({ nb: name, nn: name, en: name })
const country = (code: string): CodeEntry => ({ code, names: names(code), active: true })
const template = (key: string, fillable: boolean, active = true): Offer['templates'][number] => ({
  key,
  names: names(`mal ${key}`),
  active,
  fillable,
  versions: [],
  category: 'SEAFOOD_COUNTRY',
  veterinarianRequirement: 'NONE',
  certificateFormats: [],
  applicationFormats: ['STANDARD'],
  requisitionRequired: false,
  productClassificationPrefixes: [],
})
const formats = (...enabled: string[]) =>
  (['PAPER', 'E_CERT', 'PDF'] as const).map((format) => ({ format, enabled: enabled.includes(format) }))

const offer: Offer = {
  countries: ['CN', 'BR', 'JP', 'SE'].map(country),
  templates: [
    template('1.1.100', true),
    template('1.1.7', false),
    template('2.1.22', true),
    template('2.1.9', true, false),
  ],
  countryTemplates: {
    CN: [
      { certificateTemplate: '1.1.100', supportedCertificateFormats: formats('PAPER', 'E_CERT') },
      { certificateTemplate: '2.1.9', supportedCertificateFormats: formats('PAPER') },
    ],
    BR: [{ certificateTemplate: '1.1.7', supportedCertificateFormats: formats('PAPER') }],
    JP: [{ certificateTemplate: '2.1.22', supportedCertificateFormats: formats() }],
  },
}

describe('first page of an application', () => {
  it('[WIZ-05] offers only countries with an enabled format and a form to fill in', () => {
    expect(destinationEntries(offer).map(({ code }) => code)).toEqual(['CN'])
  })

  it.each([
    ['CN', ['1.1.100']],
    ['BR', []],
    ['JP', []],
    [undefined, []],
  ])('[WIZ-06] offers for %s the templates %j', (chosen, codes) => {
    expect(templateEntries(offer, chosen).map(({ code }) => code)).toEqual(codes)
  })

  it.each([
    ['CN', '1.1.100', [], [], []],
    ['CN', '2.1.9', [], ['2.1.9'], ['certificateTemplate templateInvalid']],
    ['JP', undefined, ['JP'], [], ['countryOfDestination unknownCode']],
    ['JP', '2.1.22', ['JP'], ['2.1.22'], ['countryOfDestination unknownCode']],
    [undefined, undefined, [], [], []],
  ])('[EXP-08] keeps the names of %s and %s where they are offered no longer, and says so', (...chosen) => {
    const [country, template, countries, templates, issues] = chosen
    const former = formerChoices(offer, country, template)
    expect(former.countries.map(({ code, active }) => (active ? '' : code))).toEqual(countries)
    expect(former.templates.map(({ code, active }) => (active ? '' : code))).toEqual(templates)
    expect(former.issues.map(({ path, code }) => `${path} ${code}`)).toEqual(issues)
  })

  it('[EXP-08] a country that was taken out of use is offered no longer', () => {
    const closed = { ...offer, countries: offer.countries.map((one) => ({ ...one, active: one.code !== 'CN' })) }
    expect(destinationEntries(closed)).toEqual([])
    expect(formerChoices(closed, 'CN', '1.1.100')).toMatchObject({
      countries: [{ code: 'CN', active: false }],
      issues: [{ path: 'countryOfDestination' }],
    })
  })

  it('offers the formats that the country takes, and only those', () => {
    expect(enabledFormats(offer, 'CN', '1.1.100')).toEqual(['PAPER', 'E_CERT'])
    expect(enabledFormats(offer, 'CN', undefined)).toEqual([])
    const [section] = withFormats(preInformationStep.sections, { certificate: ['PAPER', 'E_CERT'], filling: [] })
    expect(section?.fields.certificateFormats).toMatchObject({ options: [{ value: 'PAPER' }, { value: 'E_CERT' }] })
  })

  it('asks for no format before there is a template', () => {
    const [section] = withFormats(preInformationStep.sections, { certificate: [], filling: [] })
    expect(Object.keys(section?.fields ?? {})).not.toContain('certificateFormats')
    expect(Object.keys(section?.fields ?? {})).toContain('certificateTemplate')
  })

  it.each([
    [['STANDARD'], undefined],
    [
      ['STANDARD', 'PDF'],
      ['STANDARD', 'PDF'],
    ],
  ] as const)('[WIZ-06] with the ways of filling in %j it asks for one of %j', (filling, options) => {
    const [section] = withFormats(preInformationStep.sections, { certificate: ['PAPER'], filling })
    const field = section?.fields.applicationFormat
    expect(field?.kind === 'choice' ? field.options.map(({ value }) => value) : undefined).toEqual(options)
  })

  it('[WIZ-06] [TPL-11] offers the ways of filling in that the template has', () => {
    expect(fillingFormats('1.1.100')).toEqual(['STANDARD', 'PDF'])
    expect(fillingFormats('9.9.9')).toEqual([])
    expect(fillingFormats(undefined)).toEqual([])
  })

  it('[AUT-04] knows exporters by their number', () => {
    expect(consignorEntries([{ organisationNumber: '310000019', name: 'Nordhav' }])).toEqual([
      { code: '310000019', names: names('Nordhav'), active: true },
    ])
  })
})
