import type { TemplateRules } from '../../documents/rule/template-rules.ts'

/** What the rule check knows of the Brazilian certificate. */
export const rules = {
  veterinarianRequirement: 'NONE',
  classification: { digits: [4, 6, 8], prefixes: ['0302', '0303', '0304', '0305', '0309'] },
  naturesOfCommodity: ['FARMED'],
  speciesGroups: ['SALMONID_AND_SMELT', 'MARINE_FISH', 'CRUSTACEAN', 'MOLLUSC'],
  processingStates: ['FRESH', 'CHILLED', 'FROZEN', 'SALTED', 'SMOKED', 'COLD_SMOKED', 'DEHYDRATED'],
  processingTypes: [
    'WHOLE',
    'GUTTED',
    'GUTTED_HEADED',
    'FILLET',
    'FILLET_SKIN_ON',
    'FILLET_SKINLESS',
    'PORTION',
    'POWDER',
    'SHELL_POWDER',
  ],
  humanConsumption: 'REQUIRED',
  singleEstablishment: true,
  generalRequirements: true,
  noPhosphatesWhenFrozen: true,
} as const satisfies TemplateRules
