import type { ProductLine, RuleViolation, ValidationResult } from '@eksport/domain'
import { getTemplate } from '@eksport/domain/templates'
import { anApplication, aProductLine, ruleTexts } from '@eksport/domain/testing'
import { describe, expect, it, vi } from 'vitest'
import { draw } from '#src/testing/draw.tsx'
import { DraftContext } from '../draft/draft-context.ts'
import { TemplateContext } from '../draft/template-context.ts'
import { LinesPage } from './lines-page.tsx'

const failed = 'En feil oppstod ved validering av produksjonsperioder på varelinjer. Prøv igjen senere.'
const clean: ValidationResult = { errors: [], needsManualProcessing: false }
const finding = (severity: RuleViolation['severity']): ValidationResult => ({
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

/** The lines of a draft, where the rule check answers so; a number is the status of a failure. */
async function drawLines(validering: ValidationResult | number, productLines: ProductLine[] = [aProductLine()]) {
  const application = anApplication({ applicationStatus: 'UNDER_REGISTRERING', productLines })
  const flush = vi.fn(async () => 'saved' as const)
  const draft = {
    application,
    answers: application,
    relevant: application,
    validation: clean,
    sent: undefined,
    save: { status: 'saved' as const },
    savedAt: undefined,
    change: vi.fn(),
    flush,
    storedVersion: () => 1,
    generation: 0,
    keepMine: flush,
    takeTheirs: vi.fn(),
    takeFiles: vi.fn(),
    turned: undefined,
    moved: undefined,
    acceptMove: vi.fn(),
    turn: vi.fn(),
    undoTurn: vi.fn(),
    isAskedFor: false,
    refused: [],
    noteRefusal: vi.fn(),
    acceptTurn: vi.fn(),
  }
  const page = await draw(
    <DraftContext value={draft}>
      <TemplateContext value={getTemplate('1.1.100')}>
        <LinesPage />
      </TemplateContext>
    </DraftContext>,
    { validering },
  )
  return { ...page, flush }
}

describe('the product lines, when the rule check', () => {
  it.each([500, 503])('[RUL-03] fails with %s, say so in the words of the specification', async (status) => {
    const page = await drawLines(status)
    expect(page.alerts()).toEqual([failed])
  })

  it('[RUL-03] fails, hold nobody back: the draft is saved and the next page opens', async () => {
    const page = await drawLines(500)
    await page.click('Neste')
    expect(page.flush).toHaveBeenCalled()
    expect(page.address()).toMatch(/\/henting$/)
  })

  it('[RUL-03] answers, say nothing of a failure', async () => {
    const page = await drawLines(clean)
    expect(page.alerts()).toEqual([])
    expect(page.text()).toContain('1 varelinje')
    expect(page.text()).not.toContain(failed)
  })

  it('[RUL-02] finds something critical, hold back', async () => {
    const page = await drawLines(finding('CRITICAL'))
    await page.click('Neste')
    expect(page.flush).not.toHaveBeenCalled()
    expect(page.alerts().join()).toContain('Rett opp i varelinjene før du går videre.')
    expect(page.address()).toBe('/')
  })

  it('[RUL-02] finds something for a caseworker, go on', async () => {
    const page = await drawLines(finding('MANUAL_PROCESSING'))
    await page.click('Neste')
    expect(page.address()).toMatch(/\/henting$/)
  })
})
