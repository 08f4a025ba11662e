import { describe, expect, it } from 'vitest'
import { matsIssues, matsReferenceFault } from './mats-form.ts'
import { replacementReasonEntries, waivesFee } from './reasons.ts'
import { type ReplacementAnswers, replacementIssues } from './replacement-form.ts'

const now = '2026-11-22T12:00:00Z'
const context = { now, timeZone: 'Europe/Oslo', given: {}, codes: { countries: new Set(['NO', 'BR']) } }
const paths = (issues: readonly { readonly path: string }[]) => issues.map(({ path }) => path)

describe('the reference of a certificate of the older service', () => {
  it.each([
    ['24051 123456', undefined],
    ['21990 000000', undefined],
    ['26012 999999', undefined],
    ['24053 123456', 'matsReferenceInvalid'],
    ['24051123456', 'matsReferenceInvalid'],
    ['2405 1123456', 'matsReferenceInvalid'],
    ['24051 12345', 'matsReferenceInvalid'],
    ['24051 1234567', 'matsReferenceInvalid'],
    ['2A051 123456', 'matsReferenceInvalid'],
    ['20051 123456', 'matsReferenceTooOld'],
    ['27051 123456', 'matsReferenceAhead'],
  ])('[MAT-01] %s: %s', (reference, code) => {
    expect(matsReferenceFault(reference, now)?.code).toBe(code)
  })

  it('[MAT-01] names the first year that counts, also across a new year in Oslo', () => {
    expect(matsReferenceFault('20051 123456', now)?.params).toEqual({ yy: '21' })
    expect(matsReferenceFault('21051 123456', '2026-12-31T23:30:00Z')?.params).toEqual({ yy: '22' })
  })

  it('[MAT-01] comes with a day of issue that is not ahead, and asks for the paper always', () => {
    const located = { place: 'Hos eksportør', country: 'NO' }
    const answers = {
      originalCertificateReferenceNumber: ' 24051 123456 ',
      originalCertificateIssuedDate: '2026-11-22',
      reasonForReplacement: 'SKRIVEFEIL',
      certificateLocationDetails: {
        consignmentLocation: located,
        originalCertificateLocation: located,
        methodOfReturn: 'Rekommandert post.',
      },
    }
    expect(matsIssues(answers, context)).toEqual([])
    expect(matsIssues({ ...answers, originalCertificateIssuedDate: '2026-11-23' }, context)).toMatchObject([
      { path: 'originalCertificateIssuedDate', code: 'matsIssuedAhead' },
    ])
    expect(paths(matsIssues({}, context))).toEqual([
      'originalCertificateReferenceNumber',
      'originalCertificateIssuedDate',
      'reasonForReplacement',
      'certificateLocationDetails.consignmentLocation.place',
      'certificateLocationDetails.consignmentLocation.country',
      'certificateLocationDetails.originalCertificateLocation.place',
      'certificateLocationDetails.originalCertificateLocation.country',
      'certificateLocationDetails.methodOfReturn',
    ])
  })
})

describe('what is asked of a replacement', () => {
  const answers: ReplacementAnswers = {
    reasonForReplacement: 'ADM_FEIL_EKSPORT',
    consignmentLocation: { location: 'Under transport', country: 'BR' },
  }

  it('[REP-01] leaves the paper out where the original has none', () => {
    expect(replacementIssues(answers, false, context)).toEqual([])
    expect(paths(replacementIssues(answers, true, context))).toEqual([
      'originalCertificateLocation.location',
      'originalCertificateLocation.country',
      'methodOfReturn',
    ])
  })

  it.each([
    ['a reason that is none', { ...answers, reasonForReplacement: 'ADM_FEIL_ANNET' }, 'reasonForReplacement'],
    [
      'a country that is none',
      { ...answers, consignmentLocation: { location: 'Havn', country: 'XX' } },
      'consignmentLocation.country',
    ],
    [
      'no place',
      { ...answers, consignmentLocation: { location: '  ', country: 'BR' } },
      'consignmentLocation.location',
    ],
  ])('[REP-01] refuses %s', (_, given, path) => {
    expect(paths(replacementIssues(given, false, context))).toEqual([path])
  })

  it('[REP-01] offers reasons with words in three languages, the one that says nothing last', () => {
    expect(replacementReasonEntries).toHaveLength(8)
    expect(replacementReasonEntries.at(-1)?.code).toBe('ANNET')
    expect(replacementReasonEntries.every(({ names }) => names.nb && names.nn && names.en)).toBe(true)
  })

  it('[FEE-01] waives the fee for the faults of the authority', () => {
    expect(replacementReasonEntries.filter(({ code }) => waivesFee(code)).map(({ code }) => code)).toEqual([
      'ADM_FEIL_EKSPORT',
      'TEKNISK_FEIL_EKSPORT',
    ])
  })
})
