import { locales } from '@eksport/forms'
import { z } from 'zod'
import { noticeKinds } from './notice-kind.ts'

/** What a person chooses about the mails that they get. */
export const noticeChoicesSchema = z.strictObject({
  locale: z.enum(locales),
  /** Kinds that come in the app alone. */
  withoutMail: z.array(z.enum(noticeKinds)).max(noticeKinds.length),
})
/** A person's language of mails, and of what they want none. */
export type NoticeChoices = z.infer<typeof noticeChoicesSchema>
