import { describe, expect, it } from 'vitest'
import type { Application } from '../application/application.ts'
import { anApplication, aProductLine } from '../testing/index.ts'
import { codesIn } from './codes-in.ts'

const codesOf = (...applications: readonly Partial<Application>[]) =>
  Object.fromEntries([...codesIn(...applications)].map(([list, codes]) => [list, [...codes]]))

describe('[EXP-08] the codes that a reader is told by their names', () => {
  it('are those of the application and of its lines, each once', () => {
    const line = aProductLine({
      species: '711',
      catchAreas: ['27.2', '27.4'],
      packaging: { type: 'BX' },
    })
    const found = codesOf(
      anApplication({ countryOfDestination: 'CN', productLines: [line, { ...line, species: '712' }] }),
    )
    expect(found).toMatchObject({ species: ['711', '712'], 'catch-areas': ['27.2', '27.4'], 'packaging-types': ['BX'] })
    expect(found.countries).toContain('CN')
  })

  it('are those of what it was before as well', () => {
    const made = (species: string) => anApplication({ productLines: [aProductLine({ species })] })
    expect(codesOf(made('711'), made('712')).species).toEqual(['711', '712'])
  })

  it("are those of the officer's office and of where copies are fetched, which are no facts", () => {
    const found = codesOf({
      ...anApplication(),
      caseworker: { id: 'k1', name: 'Kari Nordli', office: 'BERGEN' },
      confirmedCopies: [{ id: 'c1', numberOfCopies: 2, collectionLocation: 'AALESUND' }],
    })
    expect(found['certificate-offices']).toEqual(expect.arrayContaining(['BERGEN', 'AALESUND']))
  })

  it('are the countries of where the goods of a replacement are, and the paper of its original', () => {
    const consignmentLocation = { location: 'Under transport', country: 'CN' }
    const originalCertificateLocation = { location: 'Hos eksportør', country: 'NO' }
    expect(codesOf({ replacementInformation: { consignmentLocation, originalCertificateLocation } })).toEqual({
      countries: ['CN', 'NO'],
    })
    expect(codesOf({ replacementInformation: { reasonForReplacement: 'ANNET' } })).toEqual({})
  })

  it('are none where nothing was answered', () => {
    expect(codesOf({})).toEqual({})
  })
})
