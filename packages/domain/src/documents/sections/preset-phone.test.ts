import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyDependencies, emptyAnswers, getAt } from '@eksport/forms'
import { expect, it } from 'vitest'
import { getTemplate, preInformationStep } from '../../templates/index.ts'
import { callingCodes } from './consignee.ts'

const read = <Row>(name: string): Row[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../../../data/${name}.json`), 'utf8')) as Row[] // the reference data of the product

const register = read<{ readonly code: string; readonly callingCode: string }>('countries')
const rows = read<{
  readonly country: string
  readonly certificateTemplate: string
  readonly supportedCertificateFormats: readonly { readonly enabled: boolean }[]
}>('country-certificate-templates')

const recipient = (id: string) => getTemplate(id).steps.find((step) => step.id === 'mottaker')?.sections ?? []
const presetAt = (id: string, countryOfDestination: string) =>
  getAt(emptyAnswers(recipient(id), { countryOfDestination }), 'recipient.consignee.phoneNumber')

it('[WIZ-08] every destination of a general certificate has the calling code of the register', () => {
  const codes = new Map(register.map(({ code, callingCode }) => [code, callingCode]))
  const offered = rows.filter(
    ({ certificateTemplate: id, supportedCertificateFormats: formats }) =>
      id.startsWith('2.1.') && formats.some(({ enabled }) => enabled),
  )
  const destinations = new Set(offered.map(({ country }) => country))
  expect(Object.keys(callingCodes).sort()).toEqual([...destinations].sort())
  for (const [country, code] of Object.entries(callingCodes))
    expect([country, code]).toEqual([country, codes.get(country)])
})

it.each([
  ['2.1.22', 'JP', '+81'],
  ['2.1.23', 'ID', '+62'],
  ['2.1.27', 'AU', '+61'],
  ['2.1.28', 'VN', '+84'],
  ['1.1.7', 'BR', '+55'],
  ['1.1.12', 'MD', '+373'],
  ['1.1.324', 'GB', '+44'],
])('[WIZ-08] the phone of a recipient on %s to %s begins with %s', (id, country, callingCode) => {
  expect(presetAt(id, country)).toEqual({ callingCode })
})

it('[WIZ-08] keeps a code that was written, and presets none for a country that it does not know', () => {
  const written = { countryOfDestination: 'JP', recipient: { consignee: { phoneNumber: { callingCode: '+47' } } } }
  expect(emptyAnswers(recipient('2.1.22'), written)).toMatchObject(written)
  expect(presetAt('2.1.22', 'NO')).toBeUndefined()
})

it('[WIZ-06] [WIZ-08] another country takes the phone away, so that the next page presets its own code', () => {
  const before = {
    countryOfDestination: 'JP',
    certificateTemplate: '2.1.22',
    recipient: { consignee: { name: 'Kaisen', phoneNumber: { callingCode: '+81', number: '5550000' } } },
  }
  const after = applyDependencies(preInformationStep.sections, before, { ...before, countryOfDestination: 'US' })
  expect(after.recipient).toEqual({ consignee: { name: 'Kaisen' } })
  expect(getAt(emptyAnswers(recipient('2.1.22'), after), 'recipient.consignee.phoneNumber')).toEqual({
    callingCode: '+1',
  })
})
