import type { TemplateRules } from '../../documents/rule/template-rules.ts'
import { defineTemplate } from '../certificate-template.ts'
import { generalSteps } from '../steps/general-steps.ts'

/** The rules of the certificate for fish meal and fish protein. */
const rules = {
  veterinarianRequirement: 'NONE',
  classification: { digits: [4], prefixes: ['0309', '1603', '1604', '1605', '2301'] },
  naturesOfCommodity: ['FARMED', 'WILD_CAUGHT'],
  processingStates: ['DRIED', 'DEHYDRATED', 'AMBIENT', 'FROZEN'],
  processingTypes: ['MEAL', 'POWDER', 'SHELL_POWDER', 'HYDROLYSATE', 'COLLAGEN'],
  generalRequirements: true,
} as const satisfies TemplateRules

const id = '2.1.28'

/** Health certificate for fish meal and fish protein for human consumption, English. */
export const template = defineTemplate({
  id,
  version: 1,
  title: {
    nb: 'Sunnhetsattest, fiskemel og fiskeprotein til humant konsum',
    nn: 'Sunnheitsattest, fiskemjøl og fiskeprotein til humant konsum',
    en: 'Health certificate, fish meal and fish protein for human consumption',
  },
  fullTitle: {
    nb: '2.1.28 Sunnhetsattest, fiskemel og fiskeprotein til humant konsum, engelsk',
    nn: '2.1.28 Sunnheitsattest, fiskemjøl og fiskeprotein til humant konsum, engelsk',
    en: '2.1.28 Health certificate, fish meal and fish protein for human consumption, English',
  },
  applicationFormats: ['STANDARD', 'PDF'],
  rules,
  steps: generalSteps(id),
})
