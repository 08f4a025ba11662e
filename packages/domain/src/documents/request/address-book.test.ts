import { expect, it } from 'vitest'
import { anApplication } from '../../testing/index.ts'
import { addressesOf, addressKey, withAddress } from './address-book.ts'

const shanghai = { name: 'Shanghai Ocean Foods', address: 'Yangshupu Rd 1', city: 'Shanghai', country: 'CN' }

it('[EXP-05] takes out of an application what has a name, and a place of control by its street', () => {
  const control = { location: { addressLine1: 'Kaiveien 1', postalCode: '9008', city: 'Tromsø' } }
  expect(addressesOf({ recipient: { consignee: shanghai, placeOfDestination: { country: 'CN' } }, control })).toEqual([
    { kind: 'CONSIGNEE', address: shanghai },
    { kind: 'CONTROL_PLACE', address: { address: 'Kaiveien 1', postalCode: '9008', city: 'Tromsø' } },
  ])
  expect(addressesOf({})).toEqual([])
  expect(addressesOf({ recipient: { consignee: { name: ' ' } } })).toEqual([])
})

it('[EXP-05] knows the same address again, however its name is written, and no other', () => {
  expect(addressKey({ ...shanghai, name: ' SHANGHAI Ocean Foods', city: 'Pudong' })).toBe(addressKey(shanghai))
  expect(addressKey({ ...shanghai, country: 'HK' })).not.toBe(addressKey(shanghai))
  expect(addressKey({ address: 'Kaiveien 1', postalCode: '9008' })).not.toBe(addressKey({ address: 'Kaiveien 1' }))
})

it.each(['CONSIGNEE', 'PLACE_OF_DESTINATION', 'CONTROL_PLACE'] as const)(
  '[EXP-05] fills the whole block of a %s, and gives back what was put in',
  (kind) => {
    const booked = kind === 'CONTROL_PLACE' ? { address: 'Kaiveien 1', postalCode: '9008', city: 'Tromsø' } : shanghai
    const before = anApplication()
    const after = withAddress(before, kind, booked)
    expect(addressesOf(after)).toContainEqual({ kind, address: booked })
    expect({ ...after, recipient: null, control: null }).toEqual({ ...before, recipient: null, control: null })
  },
)
