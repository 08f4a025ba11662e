import type { FormTemplate } from '@eksport/forms'

/** Whether some application by this form cannot be sent without a file. Surroundings that take no files do not offer it. */
export function requiresUpload({ steps }: Pick<FormTemplate, 'steps'>): boolean {
  return steps.some(({ uploads }) => uploads?.some(({ min }) => min > 0) === true)
}
