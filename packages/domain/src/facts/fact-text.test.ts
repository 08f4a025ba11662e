import { expect, it } from 'vitest'
import { anApplication } from '../testing/an-application.ts'
import { factText } from './fact-text.ts'
import { onScreen } from './write-fact.ts'

const written = (name?: string) =>
  factText(
    'consignor.organisationNumber',
    anApplication({ consignor: { organisationNumber: '310000043', organisationName: 'Midnattsol Testlaks AS' } }),
    onScreen({ label: (_list, code) => name ?? code }, 'nb'),
  )

it('[DET-09] an organisation number stands in threes that no line parts, before the name where a list knows it', () => {
  expect(written()).toBe('310\u00a0000\u00a0043')
  expect(written('Midnattsol Testlaks AS')).toBe('310\u00a0000\u00a0043 Midnattsol Testlaks AS')
})
