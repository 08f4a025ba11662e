import { onLines, type Rule } from '../rule-subject.ts'
import type { TemplateRules } from '../template-rules.ts'

const step = 'varelinjer'

function isOutside(allowed: readonly string[] | undefined, value: string | undefined): boolean {
  return allowed !== undefined && value !== undefined && !allowed.includes(value)
}

function isClassified(code: string, { digits, prefixes }: TemplateRules['classification']): boolean {
  return digits.includes(code.length) && prefixes.some((prefix) => code.startsWith(prefix))
}

/** [TPL-17] Codes that the template's lists do not hold. A line that is alive has neither state nor type. */
export const templateListRules: readonly Rule[] = [
  {
    code: 'INVALID_PRODUCT_CLASSIFICATION_FOR_TEMPLATE',
    severity: 'CRITICAL',
    step,
    find: onLines(({ productClassificationCode: code }, { facts }) =>
      code === undefined ? false : !isClassified(code, facts.rules.classification),
    ),
  },
  {
    code: 'INVALID_SPECIES_FOR_TEMPLATE',
    severity: 'CRITICAL',
    step,
    find: onLines(({ species = '' }, { facts }) => {
      const { species: allowed, speciesGroups } = facts.rules
      return isOutside(allowed, species || undefined) || isOutside(speciesGroups, facts.speciesGroup?.(species))
    }),
  },
  {
    code: 'INVALID_PROCESSING_TYPE_FOR_TEMPLATE',
    severity: 'CRITICAL',
    step,
    find: onLines((line, { facts }) => !line.isAlive && isOutside(facts.rules.processingTypes, line.processingType)),
  },
  {
    code: 'INVALID_PROCESSING_STATE_FOR_TEMPLATE',
    severity: 'CRITICAL',
    step,
    find: onLines((line, { facts }) => !line.isAlive && isOutside(facts.rules.processingStates, line.processingState)),
  },
  {
    code: 'INVALID_PACKAGING_TYPE_FOR_TEMPLATE',
    severity: 'CRITICAL',
    step,
    find: onLines(({ packaging }, { facts }) => isOutside(facts.rules.packagingTypes, packaging?.type)),
  },
  {
    code: 'INVALID_NATURE_OF_COMMODITY_FOR_TEMPLATE',
    severity: 'CRITICAL',
    step,
    find: onLines(({ natureOfCommodity }, { facts }) => isOutside(facts.rules.naturesOfCommodity, natureOfCommodity)),
  },
]
