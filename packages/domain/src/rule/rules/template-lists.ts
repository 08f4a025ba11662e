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
    find: onLines(({ productClassificationCode: code }, { context }) =>
      code === undefined ? false : !isClassified(code, context.rules.classification),
    ),
  },
  {
    code: 'INVALID_SPECIES_FOR_TEMPLATE',
    severity: 'CRITICAL',
    step,
    find: onLines(({ species = '' }, { context }) => {
      const { species: allowed, speciesGroups } = context.rules
      return isOutside(allowed, species || undefined) || isOutside(speciesGroups, context.speciesGroup?.(species))
    }),
  },
  {
    code: 'INVALID_PROCESSING_TYPE_FOR_TEMPLATE',
    severity: 'CRITICAL',
    step,
    find: onLines(
      (line, { context }) => !line.isAlive && isOutside(context.rules.processingTypes, line.processingType),
    ),
  },
  {
    code: 'INVALID_PROCESSING_STATE_FOR_TEMPLATE',
    severity: 'CRITICAL',
    step,
    find: onLines(
      (line, { context }) => !line.isAlive && isOutside(context.rules.processingStates, line.processingState),
    ),
  },
  {
    code: 'INVALID_PACKAGING_TYPE_FOR_TEMPLATE',
    severity: 'CRITICAL',
    step,
    find: onLines(({ packaging }, { context }) => isOutside(context.rules.packagingTypes, packaging?.type)),
  },
  {
    code: 'INVALID_NATURE_OF_COMMODITY_FOR_TEMPLATE',
    severity: 'CRITICAL',
    step,
    find: onLines(({ natureOfCommodity }, { context }) =>
      isOutside(context.rules.naturesOfCommodity, natureOfCommodity),
    ),
  },
]
