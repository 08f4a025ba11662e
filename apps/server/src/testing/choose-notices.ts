import { getNoticeSettings, saveNoticeSettings } from '@eksport/api'
import type { NoticeChoices } from '@eksport/domain'
import type { LoggedIn } from './log-in.ts'

/** A person chooses what comes by mail, upon what they have chosen before. */
export async function chooseNotices({ client }: Pick<LoggedIn, 'client'>, body: NoticeChoices) {
  const { version: ifMatch } = await client.call(getNoticeSettings)
  return client.call(saveNoticeSettings, { body, ifMatch })
}
