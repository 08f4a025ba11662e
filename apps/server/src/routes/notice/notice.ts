import { getNoticeSettings, listNotices, markNoticesRead, type NoticeSettings, saveNoticeSettings } from '@eksport/api'
import { noticeCatalogue, noticeKinds } from '@eksport/domain'
import { findNoticeChoices, saveNoticeChoices } from '../../db/repositories/notice-settings.ts'
import { countUnread, listNoticesOf, readNotices } from '../../db/repositories/notices.ts'
import { findPerson } from '../../db/repositories/people.ts'
import type { Transaction } from '../../db/transaction.ts'
import { route } from '../../http/route.ts'
import { Refusal } from '../../refusals/refusal.ts'
import type { ActiveSession } from '../../session/active-session.ts'

const shown = 50

export const listNoticesRoute = route(listNotices, async ({ tx, session: { person } }) => ({
  body: { notices: await listNoticesOf(tx, person.id, shown), unread: await countUnread(tx, person.id) },
}))

// Not recorded in the audit log, because reading changes no case.
export const markNoticesReadRoute = route(
  markNoticesRead,
  async ({ tx, session: { person }, body: { ids }, now }) => {
    await readNotices(tx, person.id, ids, now)
    return { body: undefined }
  },
  { audited: false },
)

async function settingsOf(tx: Transaction, { person, audience }: ActiveSession): Promise<NoticeSettings> {
  const side = audience === 'submitter' ? 'exporter' : 'officer'
  const kinds = noticeKinds.filter((kind) => noticeCatalogue[kind].to === side)
  const { version, locale, withoutMail } = await findNoticeChoices(tx, person.id)
  const known = await findPerson(tx, person.id)
  return { version, locale, withoutMail: [...withoutMail], kinds, mail: known?.mail ?? null }
}

export const getNoticeSettingsRoute = route(getNoticeSettings, async ({ tx, session }) => {
  const body = await settingsOf(tx, session)
  return { body, version: body.version }
})

/** [SEC-04] Refused if another window has saved other choices since. */
export const saveNoticeSettingsRoute = route(saveNoticeSettings, async ({ tx, session, body, ifMatch: version }) => {
  if (!(await saveNoticeChoices(tx, session.person.id, { ...body, version }))) throw new Refusal('STALE_VERSION')
  const settings = await settingsOf(tx, session)
  return { body: settings, version: settings.version }
})
