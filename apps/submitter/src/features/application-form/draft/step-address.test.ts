import { stepIds } from '@eksport/domain/templates'
import { describe, expect, it } from 'vitest'
import { isFormAddress, stepAddress, stepOfAddress } from './step-address.ts'

describe('addresses of the form', () => {
  it.each([
    [{ step: 'soknadsinformasjon' }, '/soeknader/4001'],
    [{ step: 'transport' }, '/soeknader/4001/transport'],
    [{ step: 'varelinjer', line: 0 }, '/soeknader/4001/varelinjer/0'],
  ] as const)('[RTE-11] %j is at %s', (target, address) => {
    expect(stepAddress(4001, target)).toBe(address)
    expect(stepOfAddress(4001, address, stepIds)).toBe(target.step)
  })

  it.each([
    ['/soeknader/4001', true],
    ['/soeknader/4001/henting', true],
    ['/soeknader/4001/detaljer', false],
    ['/soeknader/40010', false],
    ['/oversikt', false],
  ])('%s is a page of the form: %s', (address, isForm) => {
    expect(isFormAddress(4001, address)).toBe(isForm)
  })
})
