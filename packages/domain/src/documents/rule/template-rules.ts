import type { NatureOfCommodity } from '../../goods/product-line/product-line.ts'

/** What the rule check knows about a template: lists and flags, so that no rule names a template. An absent flag is off. */
export interface TemplateRules {
  readonly veterinarianRequirement: 'NONE' | 'REQUIRED' | 'POSSIBLE'
  readonly classification: { readonly digits: readonly number[]; readonly prefixes: readonly string[] }
  readonly naturesOfCommodity: readonly NatureOfCommodity[]
  /** An absent list allows everything. */
  readonly species?: readonly string[]
  /** Groups of species, as in the register of species. */
  readonly speciesGroups?: readonly string[]
  readonly processingStates?: readonly string[]
  readonly processingTypes?: readonly string[]
  readonly packagingTypes?: readonly string[]
  readonly maxProductLines?: number
  /** The number of boxes for classification codes on the certificate. */
  readonly maxClassifications?: number
  /** The sites must be free of ILA and PD. */
  readonly diseaseFree?: boolean
  readonly evisceratedOnly?: boolean
  readonly singlePackagingType?: boolean
  readonly singleEstablishment?: boolean
  readonly humanConsumption?: 'REQUIRED' | 'OR_CANNING'
  readonly euRequirements?: boolean
  readonly generalRequirements?: boolean
  readonly wildCaughtConsent?: boolean
  readonly noPhosphatesWhenFrozen?: boolean
  readonly withoutPorkProtein?: boolean
  readonly animalHealth?: boolean
  readonly streetAddress?: boolean
}
