import { getNoticeSettings, saveNoticeSettings } from '@eksport/api'
import type { NoticeChoices } from '@eksport/domain'
import type { LoggedIn } from './log-in.ts'

/** Changes which notices a person gets by mail, based on their current choices. */
export async function chooseNotices({ client }: Pick<LoggedIn, 'client'>, body: NoticeChoices) {
  const { version: ifMatch } = await client.call(getNoticeSettings)
  return client.call(saveNoticeSettings, { body, ifMatch })
}
