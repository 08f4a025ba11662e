import { getNoticeSettings, type NoticeSettings, saveNoticeSettings } from '@eksport/api'
import { noticeCatalogue, noticeKinds } from '@eksport/domain'
import { findNoticeChoices, saveNoticeChoices } from '../../db/repositories/notice-settings.ts'
import { findPerson } from '../../db/repositories/people.ts'
import type { Transaction } from '../../db/transaction.ts'
import { route } from '../../http/route.ts'
import type { ActiveSession } from '../../session/active-session.ts'

async function settingsOf(tx: Transaction, { person, audience }: ActiveSession): Promise<NoticeSettings> {
  const side = audience === 'submitter' ? 'exporter' : 'officer'
  const kinds = noticeKinds.filter((kind) => noticeCatalogue[kind].to === side)
  const { locale, withoutMail } = await findNoticeChoices(tx, person.id)
  const known = await findPerson(tx, person.id)
  return { locale, withoutMail: [...withoutMail], kinds, mail: known?.mail ?? null }
}

export const getNoticeSettingsRoute = route(getNoticeSettings, async ({ tx, session }) => ({
  body: await settingsOf(tx, session),
}))

export const saveNoticeSettingsRoute = route(saveNoticeSettings, async ({ tx, session, body }) => {
  await saveNoticeChoices(tx, session.person.id, body)
  return { body: await settingsOf(tx, session) }
})
