import { applyDependencies, validateSections } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import type { ProductLine } from '../../goods/product-line/product-line.ts'
import { anApplication, aProductLine, aWildCaughtLine, exampleContext } from '../../testing/index.ts'
import { packaging } from './packaging.ts'
import { productionMode } from './production-mode.ts'

const sections = [packaging, productionMode({ area: 'FAO27', catchAreas: { min: 1, max: 10 } })]

const issuesOf = (line: ProductLine) =>
  validateSections(sections, line, exampleContext, { root: anApplication({ productLines: [line] }) }).map(
    ({ path, code }) => `${path} ${code}`,
  )

const packed = (numberOfPackages: number) => aProductLine({ packaging: { type: 'CT', numberOfPackages } })
const slaughteredAt = (siteNumber: number) =>
  aProductLine({ slaughterInformation: [{ siteNumber, fromDate: '2026-11-17', toDate: '2026-11-19' }] })
const caughtBy = (vesselName: string, vesselNumber = 'F-1-T') =>
  aWildCaughtLine({ vesselInformation: [{ vesselName, vesselNumber }] })
const caughtIn = (count: number) =>
  aWildCaughtLine({ catchAreas: Array.from({ length: count }, (_, index) => `FAO27.${index + 3}`) })
const { slaughterInformation: _, ...unslaughtered } = aProductLine()

it('[WIZ-12] goods that are wild again are declared again', () => {
  const wild = aWildCaughtLine()
  const farmed = applyDependencies(sections, wild, { ...wild, natureOfCommodity: 'FARMED' as const })
  const again = applyDependencies(sections, farmed, { ...farmed, natureOfCommodity: 'WILD_CAUGHT' as const })
  expect(wild.wildCaughtConsent).toBeDefined()
  expect(again.wildCaughtConsent).toBeUndefined()
  expect(issuesOf(again)).toContain('wildCaughtConsent wildCaughtConsent')
})

it('[WIZ-12] [TPL-03] farmed goods and catches start in the area of FAO 27', () => {
  const line: ProductLine = { id: '1' }
  const farmed: ProductLine = applyDependencies(sections, line, { ...line, natureOfCommodity: 'FARMED' })
  const wild: ProductLine = applyDependencies(sections, farmed, { ...farmed, natureOfCommodity: 'WILD_CAUGHT' })
  expect(farmed).toMatchObject({ aquacultureArea: 'FAO27' })
  expect(farmed).not.toHaveProperty('catchAreas')
  expect(wild).toMatchObject({ catchAreas: ['FAO27'] })
  expect(issuesOf({ ...aWildCaughtLine(), catchAreas: wild.catchAreas })).toEqual([])
})

describe('limits of a product line, on both sides', () => {
  it.each<readonly [title: string, line: ProductLine, issues: readonly string[]]>([
    ['[VAL-04] 0.01 kg', aProductLine({ netWeight: 0.01 }), []],
    ['[VAL-04] no weight', aProductLine({ netWeight: 0 }), ['netWeight netWeightMin']],
    ['[VAL-04] 999999 kg', aProductLine({ netWeight: 999_999 }), []],
    ['[VAL-04] more than 999999 kg', aProductLine({ netWeight: 1_000_000 }), ['netWeight tooLarge']],
    ['[VAL-04] three decimals', aProductLine({ netWeight: 1.234 }), ['netWeight twoDecimals']],
    ['[VAL-04] one package', packed(1), []],
    ['[VAL-04] no package', packed(0), ['packaging.numberOfPackages packagesMin']],
    ['[VAL-07] a site that exists', slaughteredAt(10_790), []],
    ['[VAL-07] a site of four digits', slaughteredAt(9999), ['slaughterInformation.0.siteNumber siteNumberRange']],
    ['[VAL-07] a site of six digits', slaughteredAt(100_000), ['slaughterInformation.0.siteNumber siteNumberRange']],
    ['[VAL-07] a site that nobody has', slaughteredAt(10_001), ['slaughterInformation.0.siteNumber siteUnknown']],
    ['[VAL-08] a name of 50 characters', caughtBy('a'.repeat(50)), []],
    ['[VAL-08] a name of 51 characters', caughtBy('a'.repeat(51)), ['vesselInformation.0.vesselName tooLong']],
    ['[VAL-08] a number of 51', caughtBy('Havbris', '1'.repeat(51)), ['vesselInformation.0.vesselNumber tooLong']],
    ['[VAL-08] no number', caughtBy('Havbris', ''), ['vesselInformation.0.vesselNumber required']],
    ['[VAL-11] one catch area', caughtIn(1), []],
    ['[VAL-11] no catch area', caughtIn(0), ['catchAreas catchAreasMin']],
    ['[VAL-11] ten catch areas', caughtIn(10), []],
    ['[VAL-11] eleven catch areas', caughtIn(11), ['catchAreas catchAreasMax']],
    [
      '[VAL-11] caught without the consent',
      aWildCaughtLine({ wildCaughtConsent: undefined }),
      ['wildCaughtConsent wildCaughtConsent'],
    ],
  ])('%s', (_title, line, issues) => {
    expect(issuesOf(line)).toEqual(issues)
  })

  it.each(['711', '713', '714', '719', '799'])('[VAL-07] farmed %s needs a period of slaughter', (species) => {
    expect(issuesOf({ ...unslaughtered, species })).toEqual(['slaughterInformation slaughterPeriodRequired'])
  })

  it('[VAL-07] other farmed species need none, nor what is alive', () => {
    expect(issuesOf({ ...unslaughtered, species: '751' })).toEqual([])
    expect(issuesOf({ ...unslaughtered, species: '711', isAlive: true })).toEqual([])
  })
})
