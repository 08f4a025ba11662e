import { getTemplate } from '@eksport/domain/templates'
import { anApplication } from '@eksport/domain/testing'
import { describe, expect, it } from 'vitest'
import { fieldPlace } from './field-place.ts'

const template = getTemplate('1.1.100')

describe('[CRT-08] the field of a box', () => {
  it.each([
    ['recipient.consignee.name', { step: 'mottaker', field: 'recipient.consignee.name' }],
    ['transport.meansOfTransport', { step: 'transport', field: 'transport.meansOfTransport' }],
    ['consignor.organisationName', undefined],
    ['productLines.species', { step: 'varelinjer', line: 0, field: 'species' }],
    ['productLines.0.netWeight', { step: 'varelinjer', line: 0, field: 'netWeight' }],
    ['productLines', { step: 'varelinjer' }],
    ['no.such.answer', undefined],
  ])('%s stands at %j', (path, place) => {
    const found = fieldPlace(template, anApplication(), [path])
    if (place === undefined) expect(found).toBeUndefined()
    else expect(found).toMatchObject(place)
  })

  it('is that of the first answer that the form asks', () => {
    const paths = ['consignor.organisationName', 'consignor.organisationNumber', 'recipient.consignee.name']
    expect(fieldPlace(template, anApplication(), paths)).toMatchObject({ field: 'consignor.organisationNumber' })
  })
})
