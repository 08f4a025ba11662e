import { anApplication, aProductLine } from '@eksport/domain/testing'
import { describe, expect, it } from 'vitest'
import { numbersOf } from './numbers-of.ts'

describe('[EXP-08] the numbers of an application that registers name', () => {
  it('are those of producers and of sites, each once', () => {
    const line = aProductLine({
      productionEstablishment: { approvalNumber: 'N742' },
      slaughterInformation: [{ siteNumber: 32857 }, { siteNumber: 32858 }],
    })
    expect(numbersOf(anApplication({ productLines: [line, line] }))).toEqual([
      { register: 'establishments', number: 'N742' },
      { register: 'aquaculture-sites', number: '32857' },
      { register: 'aquaculture-sites', number: '32858' },
    ])
  })

  it('are those of what the application was before as well', () => {
    const made = (approvalNumber: string) =>
      anApplication({
        productLines: [aProductLine({ productionEstablishment: { approvalNumber }, slaughterInformation: [] })],
      })
    const numbers = numbersOf(made('N742'), made('Z901'), made('N742')).map(({ number }) => number)
    expect(numbers).toEqual(['N742', 'Z901'])
  })

  it('are none of an application that has no lines yet', () => {
    expect(numbersOf({})).toEqual([])
  })
})
