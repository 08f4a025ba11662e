import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { email } from './email.ts'

const field = { kind: 'email', label: { nb: 'E-post', nn: 'E-post', en: 'E-mail' } } as const
const scope = {
  answers: {},
  root: {},
  context: { now: '2026-11-20T12:00:00+01:00', timeZone: 'Europe/Oslo', given: {} },
}
const accepts = (address: string) => email.validate(field, address, scope).length === 0
const sentBySomeone = z.email()

describe('[VAL-03] an e-mail address', () => {
  it.each([
    'ola@bedrift.example',
    'ola.nordmann+eksport@mail.bedrift.example',
    "anne-marie.o'neil@x1.no",
    'a_b@fisk-og-skalldyr.example',
  ])('%s is one', (address) => expect(accepts(address)).toBe(true))

  it.each([
    'ola',
    'ola@',
    '@bedrift.example',
    'ola@bedrift',
    'ola@bedrift.7',
    '.ola@bedrift.example',
    'ola.@bedrift.example',
    'ola..n@bedrift.example',
    'ola n@bedrift.example',
    'ola@bedrift..example',
    'ola@-bedrift.example',
    'ola@bedrift-.example',
    "ola'@bedrift.example",
    'ola@bedrift.example ',
    'ola@b.example\n',
    '<ola@bedrift.example>',
  ])('%j is none', (address) => expect(accepts(address)).toBe(false))

  it('is never one that the library of the server refuses', () => {
    const part = fc.string({ unit: fc.constantFrom(..."ab9_.'+-"), minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(part, part, (name, host) => {
        const address = `${name}@${host}.no`
        expect(!accepts(address) || sentBySomeone.safeParse(address).success, address).toBe(true)
      }),
    )
  })

  it('is decided at once, however it is written', () => {
    expect(accepts(`${'a-'.repeat(120)}@`)).toBe(false)
    expect(accepts(`a@${'a-'.repeat(120)}`)).toBe(false)
  })
})
