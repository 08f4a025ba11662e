import { describe, expect, it } from 'vitest'
import { loginAddress, nextOf } from './login-address.ts'

describe('login address', () => {
  it.each([
    ['/soeknader/4001/avsender', '/oauth2/authorization/idporten?next=%2Fsoeknader%2F4001%2Favsender'],
    ['//evil.example', '/oauth2/authorization/idporten?next=%2Foversikt'],
    [undefined, '/oauth2/authorization/idporten?next=%2Foversikt'],
  ])('[AUT-05] from %j leads to %s', (next, address) => {
    expect(loginAddress(next)).toBe(address)
  })

  it('[THM-10] asks for the pages of the login in the language of the reader', () => {
    expect(loginAddress('/profil', 'nn')).toBe('/oauth2/authorization/idporten?next=%2Fprofil&locale=nn')
    expect(loginAddress('/profil', 'nb')).toBe(loginAddress('/profil'))
  })

  it('keeps nothing of an address elsewhere', () => {
    expect(nextOf({ neste: 'https://evil.example' })).toEqual({ neste: '/oversikt' })
    expect(nextOf({ neste: 7 })).toEqual({})
  })
})
