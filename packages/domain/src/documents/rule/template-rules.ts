import type { NatureOfCommodity } from '../../goods/product-line/product-line.ts'

/** What the rule check knows of a template: lists and flags, so that no rule names a template. A flag that is left out is off. */
export interface TemplateRules {
  readonly veterinarianRequirement: 'NONE' | 'REQUIRED' | 'POSSIBLE'
  readonly classification: { readonly digits: readonly number[]; readonly prefixes: readonly string[] }
  readonly naturesOfCommodity: readonly NatureOfCommodity[]
  /** A list that is left out allows everything. */
  readonly species?: readonly string[]
  /** Groups of species, as the register of species has them. */
  readonly speciesGroups?: readonly string[]
  readonly processingStates?: readonly string[]
  readonly processingTypes?: readonly string[]
  readonly packagingTypes?: readonly string[]
  readonly maxProductLines?: number
  /** The certificate has this many boxes for classification codes. */
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
