import { isOutside } from '../../../goods/product-line/goods-fit.ts'
import type { ProductLine } from '../../../goods/product-line/product-line.ts'
import { factsOf } from '../register.ts'
import { type Finding, onLines, type Rule, type RuleSubject } from '../rule-subject.ts'
import type { TemplateRules } from '../template-rules.ts'

const step = 'varelinjer'

/** What a template's lists can exclude of a line without a register. */
type ListedPart =
  | 'productClassificationCode'
  | 'species'
  | 'processingType'
  | 'processingState'
  | 'packaging'
  | 'natureOfCommodity'

/** [TPL-17] Whether the template's lists lack what a line says. A live line has neither state nor type. */
export const isOutsideTemplate: Readonly<
  Record<ListedPart, (line: Partial<ProductLine>, rules: TemplateRules) => boolean>
> = {
  productClassificationCode: ({ productClassificationCode: code }, { classification: { digits, prefixes } }) =>
    code !== undefined && !(digits.includes(code.length) && prefixes.some((prefix) => code.startsWith(prefix))),
  species: ({ species }, { species: allowed }) => isOutside(allowed, species || undefined),
  processingType: ({ isAlive, processingType }, { processingTypes }) =>
    !isAlive && isOutside(processingTypes, processingType),
  processingState: ({ isAlive, processingState }, { processingStates }) =>
    !isAlive && isOutside(processingStates, processingState),
  packaging: ({ packaging }, { packagingTypes }) => isOutside(packagingTypes, packaging?.type),
  natureOfCommodity: ({ natureOfCommodity }, { naturesOfCommodity }) =>
    isOutside(naturesOfCommodity, natureOfCommodity),
}

/** [TPL-17] Whether the template excludes a group of species. */
export const isOutsideGroups = ({ speciesGroups }: TemplateRules, group: string | undefined) =>
  isOutside(speciesGroups, group)

const holds = (part: ListedPart) => onLines((line, { context }) => isOutsideTemplate[part](line, context.rules))

/** A template's list needs no register; its groups come from the list of species. */
function foreignSpecies({ context, lines }: RuleSubject): Finding[] {
  const groups = factsOf(context.registers, 'species') ?? {}
  return lines.flatMap(({ number, line }): Finding[] => {
    if (isOutsideTemplate.species(line, context.rules)) return [{ line: number }]
    const { species = '' } = line
    const group = Object.hasOwn(groups, species) ? groups[species] : undefined
    return isOutsideGroups(context.rules, group) ? [{ line: number, register: 'species' }] : []
  })
}

/** [TPL-17] Rules about codes outside the template's lists. A live line has neither state nor type. */
export const templateListRules: readonly Rule[] = [
  {
    code: 'INVALID_PRODUCT_CLASSIFICATION_FOR_TEMPLATE',
    severity: 'CRITICAL',
    step,
    find: holds('productClassificationCode'),
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
    find: holds('processingType'),
    needs: ['productLines.processingType'],
    isDemanded: (asked) => asked.processingTypes !== undefined,
  },
  {
    code: 'INVALID_PROCESSING_STATE_FOR_TEMPLATE',
    severity: 'CRITICAL',
    step,
    find: holds('processingState'),
    needs: ['productLines.processingState'],
    isDemanded: (asked) => asked.processingStates !== undefined,
  },
  {
    code: 'INVALID_PACKAGING_TYPE_FOR_TEMPLATE',
    severity: 'CRITICAL',
    step,
    find: holds('packaging'),
    needs: ['productLines.packaging.type'],
    isDemanded: (asked) => asked.packagingTypes !== undefined,
  },
  {
    code: 'INVALID_NATURE_OF_COMMODITY_FOR_TEMPLATE',
    severity: 'CRITICAL',
    step,
    find: holds('natureOfCommodity'),
    needs: ['productLines.natureOfCommodity'],
  },
]
