import { type Application, filledFormTypes } from '@eksport/domain'

/** Whether a file that was filled in does not count any more: the server names those that do. */
export function hasOutdatedForm({
  attachments = [],
  filledForms = [],
}: Pick<Application, 'attachments' | 'filledForms'>): boolean {
  return attachments.some(
    ({ id, type }) =>
      filledFormTypes.some((form) => form === type) && !filledForms.some(({ attachmentId }) => attachmentId === id),
  )
}
