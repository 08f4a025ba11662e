import { afterEach, expect, it } from 'vitest'
import { takeLanguageOfAddress } from './take-language-of-address.ts'
import { chosenLocale } from './use-locale-choice.ts'

const here = () => location.pathname + location.search + location.hash

const open = (address: string) => {
  history.replaceState(null, '', address)
  takeLanguageOfAddress()
}

afterEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
})

it('[ACT-13] takes the language of a link where none is chosen, and out of the address', () => {
  open('/foretak/310000043/soeknader/7?locale=nn&side=2#maal')
  expect(chosenLocale()).toBe('nn')
  expect(here()).toBe('/foretak/310000043/soeknader/7?side=2#maal')
})

it('keeps what was chosen in this browser', () => {
  localStorage.setItem('eksport.locale', 'nb')
  open('/kontroller?locale=en')
  expect(chosenLocale()).toBe('nb')
  expect(here()).toBe('/kontroller')
})

it('knows no language that we do not speak, and touches no address without one', () => {
  open('/kontroller?locale=fr')
  expect(chosenLocale()).toBe('nb')
  open('/oversikt?sok=%22laks%22')
  expect(here()).toBe('/oversikt?sok=%22laks%22')
})
