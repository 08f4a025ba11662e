import { z } from 'zod'
import { isAnswers } from '../answers/items-at.ts'
import type { Answers, ValidationContext } from '../define/check.ts'
import type { FormTemplate } from '../define/template.ts'
import { relevantAnswers } from './relevant-answers.ts'
import { validateTemplate } from './validate-step.ts'

/**
 * [VAL-12] The whole form as a zod schema: it answers the relevant answers, and refuses exactly what the pages refuse,
 * because it asks the same validation. Each zod issue carries the form's issue in `params`.
 */
export function answersSchema(template: FormTemplate, context: ValidationContext): z.ZodType<Answers> {
  return z
    .custom<Answers>(isAnswers)
    .superRefine((answers, check) => {
      for (const { path, code, params } of validateTemplate(template, answers, context)) {
        check.addIssue({ code: 'custom', path: path.split('.'), message: code, params: { code, ...params } })
      }
    })
    .transform((answers) => relevantAnswers(template, answers))
}
