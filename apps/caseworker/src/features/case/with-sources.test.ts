import type { RegisterReport, RuleViolation } from '@eksport/domain'
import { expect, it } from 'vitest'
import { withSources } from './with-sources.ts'

const finding: RuleViolation = {
  code: 'ILA_PD_OCCURRENCES',
  severity: 'CRITICAL',
  message: 'Funn.',
  messages: { nb: 'Funn.', nn: 'Funn nn.', en: 'Found.' },
  register: 'diseases',
}
const report: RegisterReport = { register: 'diseases', outcome: 'finding', at: '2026-11-22T10:15:00+01:00' }

it('[REG-02] [THM-06] a finding says which register it rests on and when that answered, in the reader’s language', () => {
  const [sourced] = withSources([finding], [report])
  expect(sourced?.messages).toEqual({
    nb: 'Funn. Sykdomsregisteret: svar 22.11.2026 10:15:00.',
    nn: 'Funn nn. Sjukdomsregisteret: svar 22.11.2026 10:15:00.',
    en: 'Found. The register of diseases: answer 22.11.2026 10:15:00.',
  })
})

it.each([
  ['no register', [{ ...finding, register: undefined }], [report]],
  ['a register that was not asked', [finding], []],
  ['a register that gave no answer', [finding], [{ ...report, outcome: 'unavailable' as const }]],
])('says nothing more of %s', (_title, violations, reports) => {
  expect(withSources(violations, reports)).toEqual(violations)
})
