import { expect, it } from 'vitest'
import { addressOfOrganisation, organisationOfAddress } from './organisation.ts'

it.each([
  ['/foretak/915933149/oversikt?page=1', '915933149'],
  ['/foretak/915933149', '915933149'],
  ['/foretak/915933149?x=1', '915933149'],
  ['/foretak/9159331490/oversikt', undefined],
  ['/foretak/91593314/oversikt', undefined],
  ['/oversikt?neste=/foretak/915933149/oversikt', undefined],
  ['/', undefined],
])('[EXP-04] %s names %s', (address, organisationNumber) => {
  expect(organisationOfAddress(address)).toBe(organisationNumber)
})

it('[EXP-04] stands before the address of a page, and in place of another', () => {
  expect(addressOfOrganisation('915933149', '/oversikt?page=1')).toBe('/foretak/915933149/oversikt?page=1')
  expect(addressOfOrganisation('915933149', '/foretak/310000043/profil')).toBe('/foretak/915933149/profil')
  expect(addressOfOrganisation('915933149', '')).toBe('/foretak/915933149')
})
