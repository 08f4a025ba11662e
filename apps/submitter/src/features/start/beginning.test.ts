import { aRow } from '@eksport/domain/testing'
import { describe, expect, it } from 'vitest'
import { weekly } from '#src/testing/weekly-template.ts'
import { fromConsignee, fromSent, fromTemplate, isFound } from './beginning.ts'

const names: Readonly<Record<string, string>> = { CN: 'Kina' }
const countryName = (code: string | undefined) => names[code ?? '']

const template = { ...weekly, name: 'Laks, ukentlig', consigneeName: 'Shanghai Ocean Foods' }

const entry = {
  id: '7c1f9a52-7d3b-4b53-8f0a-2f6f3f1d9a12',
  kind: 'CONSIGNEE' as const,
  address: { name: 'Shanghai Ocean Foods', city: 'Shanghai', country: 'CN' },
  version: 1,
  usedTime: '2026-11-02T12:00:00Z',
  referenceNumber: 4002,
}

describe('[EXP-05] what an application is begun from', () => {
  it('[EXP-05] [EXP-08] has a name and facts in words', () => {
    expect(fromTemplate(template, countryName)).toMatchObject({
      title: 'Laks, ukentlig',
      facts: 'Kina · 1.1.100 · Shanghai Ocean Foods',
    })
    const row = aRow({ referenceNumber: 4003, consigneeName: 'Qingdao Test', countryOfDestination: 'CN' })
    expect(fromSent(row, countryName)).toMatchObject({ title: 'Qingdao Test', facts: '#004003 · Kina · 1.1.100' })
    expect(fromConsignee(entry, countryName)).toMatchObject({ referenceNumber: 4002, facts: 'Shanghai, Kina' })
  })

  it('[EXP-05] without a consignee is called by its reference, once', () => {
    const row = aRow({ referenceNumber: 4003, consigneeName: undefined, countryOfDestination: 'CN' })
    expect(fromSent(row, countryName)).toMatchObject({ title: '#004003', facts: 'Kina · 1.1.100' })
  })

  it('[EXP-05] leaves out the place of control, and an address whose last application is unknown', () => {
    expect(fromConsignee({ ...entry, kind: 'CONTROL_PLACE' }, countryName)).toBeUndefined()
    expect(fromConsignee({ ...entry, referenceNumber: undefined }, countryName)).toBeUndefined()
  })

  it.each([
    ['ocean kina', true],
    ['UKENTLIG', true],
    ['4001', true],
    ['ocean brasil', false],
  ])('[EXP-05] is found by each word that is shown of it: %s', (text, found) => {
    expect(isFound(fromTemplate(template, countryName), text)).toBe(found)
  })
})
