import { getSubmitter, saveSubmitterMail } from '@eksport/api'
import { type ContactSource, contactQuery } from '@eksport/portal/profile/contact.ts'
import { api } from '@eksport/portal/server/api.ts'

/** [AUT-06] Reads and updates the exporter's contact e-mail. */
export const submitterContact: ContactSource = {
  key: 'submitter',
  read: (signal) => api.call(getSubmitter, { signal }),
  save: (mail) => api.call(saveSubmitterMail, { body: { mail } }),
}

export const submitterQuery = contactQuery(submitterContact)
