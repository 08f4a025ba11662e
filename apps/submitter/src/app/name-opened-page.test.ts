import { expect, it } from 'vitest'
import { nameOfAddress } from './name-opened-page.ts'

it.each([
  ['/foretak/310000043/soeknader/4001/transport', 'nb', 'Søknad #004001'],
  ['/soeknader/4001', 'en', 'Application #004001'],
  ['/foretak/310000043/serie/4001', 'nn', 'Serie #004001'],
  ['/foretak/310000043/oversikt', 'nb', 'Søknader'],
  ['/soeknader/ny', 'nn', 'Ny søknad'],
  ['/profil', 'en', 'Profile'],
  ['/', 'nb', undefined],
  ['/kontroller/4001', 'nb', undefined],
] as const)('[THM-03] %s is named in %s while it is on its way', (address, locale, name) => {
  expect(nameOfAddress(address, locale)).toBe(name)
})
