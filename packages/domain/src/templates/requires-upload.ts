import type { FormTemplate } from '@eksport/forms'

/** Whether some application by this form cannot be sent without a file. Most forms have no such page. */
export function requiresUpload({ steps }: Pick<FormTemplate, 'steps'>): boolean {
  return steps.some(({ uploads }) => uploads?.some(({ min }) => min > 0) === true)
}
