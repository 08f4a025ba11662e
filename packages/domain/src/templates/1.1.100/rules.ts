import type { TemplateRules } from '../../documents/rule/template-rules.ts'
import { ordinaryStates, ordinaryTypes, seafoodPrefixes } from '../steps/code-lists.ts'

/** What the rule check knows of the Chinese certificate. The lists are those of the reference data; a test compares them. */
export const rules = {
  veterinarianRequirement: 'REQUIRED',
  classification: { digits: [6], prefixes: seafoodPrefixes },
  naturesOfCommodity: ['FARMED', 'WILD_CAUGHT'],
  processingStates: ordinaryStates,
  processingTypes: ordinaryTypes,
  diseaseFree: true,
  singlePackagingType: true,
  humanConsumption: 'REQUIRED',
  euRequirements: true,
  generalRequirements: true,
  wildCaughtConsent: true,
  streetAddress: true,
} as const satisfies TemplateRules
