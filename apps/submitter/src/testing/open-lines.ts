import { saveApplication } from '@eksport/api'
import type { RuleViolation, ValidationResult } from '@eksport/domain'
import { aProductLine, ruleTexts } from '@eksport/domain/testing'
import { refuse } from '@eksport/portal/testing/memory-server.ts'
import { screen } from '@testing-library/react'
import { openForm } from '#src/testing/open-form.ts'

export const finding = (severity: RuleViolation['severity']): ValidationResult => ({
  errors: [
    {
      code: 'MILT_SHOULD_BE_FROZEN',
      severity,
      message: ruleTexts.MILT_SHOULD_BE_FROZEN.nb,
      lines: [1],
      step: 'varelinjer',
    },
  ],
  needsManualProcessing: severity !== 'CRITICAL',
})

export const three = ['vl-1', 'vl-2', 'vl-3'].map((id, index) => aProductLine({ id, lotNumber: `L-${index + 1}` }))

export const rowOf = (n: number) => screen.getByRole('row', { name: new RegExp(`^Velg linje ${n},`) })

/** Opens the lines of a draft with this rule check; a number is the HTTP status of a failure. */
export async function openLines(answer: ValidationResult | number) {
  const check = () => (typeof answer === 'number' ? refuse(answer) : answer)
  const app = await openForm('varelinjer', { stored: { productLines: three }, check })
  const stored = () =>
    app.server
      .calls(saveApplication)
      .at(-1)
      ?.body.productLines?.map(({ lotNumber }) => lotNumber)
  return { ...app, stored }
}

export const cells = ['Laks', 'HOG', 'ST337', '120', '1 200,5'].join('\t')

export const imported = () => screen.findByRole('grid', { name: /^Rader fra regnearket/ })
