import { getOfficer, saveOfficerMail } from '@eksport/api'
import type { ContactSource } from '@eksport/portal/profile/contact.ts'
import { api } from '@eksport/portal/server/api.ts'

/** [ACT-13] Where the officer's notices go. */
export const officerContact: ContactSource = {
  key: 'officer',
  read: (signal) => api.call(getOfficer, { signal }),
  save: (mail) => api.call(saveOfficerMail, { body: { mail } }),
}
