import { factsOf } from '../register.ts'
import { type Finding, onLines, type Rule, type RuleSubject } from '../rule-subject.ts'
import type { TemplateRules } from '../template-rules.ts'

const step = 'varelinjer'

function isOutside(allowed: readonly string[] | undefined, value: string | undefined): boolean {
  return allowed !== undefined && value !== undefined && !allowed.includes(value)
}

function isClassified(code: string, { digits, prefixes }: TemplateRules['classification']): boolean {
  return digits.includes(code.length) && prefixes.some((prefix) => code.startsWith(prefix))
}

/** A list of the template needs no register; its groups are those that the list of species puts a species in. */
function foreignSpecies({ context, lines }: RuleSubject): Finding[] {
  const { species: allowed, speciesGroups } = context.rules
  const groups = factsOf(context.registers, 'species') ?? {}
  return lines.flatMap(({ number, line: { species = '' } }): Finding[] => {
    if (isOutside(allowed, species || undefined)) return [{ line: number }]
    const group = Object.hasOwn(groups, species) ? groups[species] : undefined
    return isOutside(speciesGroups, group) ? [{ line: number, register: 'species' }] : []
  })
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
    needs: ['productLines.productClassificationCode'],
  },
  {
    code: 'INVALID_SPECIES_FOR_TEMPLATE',
    severity: 'CRITICAL',
    step,
    find: foreignSpecies,
    needs: ['productLines.species'],
    register: 'species',
    isListed: ({ species = '' }, { context }) =>
      context.rules.speciesGroups === undefined || Object.hasOwn(factsOf(context.registers, 'species') ?? {}, species),
    isDemanded: ({ species, speciesGroups }) => species !== undefined || speciesGroups !== undefined,
  },
  {
    code: 'INVALID_PROCESSING_TYPE_FOR_TEMPLATE',
    severity: 'CRITICAL',
    step,
    find: onLines(
      (line, { context }) => !line.isAlive && isOutside(context.rules.processingTypes, line.processingType),
    ),
    needs: ['productLines.processingType'],
    isDemanded: (asked) => asked.processingTypes !== undefined,
  },
  {
    code: 'INVALID_PROCESSING_STATE_FOR_TEMPLATE',
    severity: 'CRITICAL',
    step,
    find: onLines(
      (line, { context }) => !line.isAlive && isOutside(context.rules.processingStates, line.processingState),
    ),
    needs: ['productLines.processingState'],
    isDemanded: (asked) => asked.processingStates !== undefined,
  },
  {
    code: 'INVALID_PACKAGING_TYPE_FOR_TEMPLATE',
    severity: 'CRITICAL',
    step,
    find: onLines(({ packaging }, { context }) => isOutside(context.rules.packagingTypes, packaging?.type)),
    needs: ['productLines.packaging.type'],
    isDemanded: (asked) => asked.packagingTypes !== undefined,
  },
  {
    code: 'INVALID_NATURE_OF_COMMODITY_FOR_TEMPLATE',
    severity: 'CRITICAL',
    step,
    find: onLines(({ natureOfCommodity }, { context }) =>
      isOutside(context.rules.naturesOfCommodity, natureOfCommodity),
    ),
    needs: ['productLines.natureOfCommodity'],
  },
]
