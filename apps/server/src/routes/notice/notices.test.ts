import {
  getCase,
  getNoticeSettings,
  getOfficer,
  getSubmitter,
  handleCase,
  listNotices,
  markNoticesRead,
  saveNoticeSettings,
  saveOfficerMail,
  saveSubmitterMail,
  sendMessage,
} from '@eksport/api'
import { noticeCatalogue } from '@eksport/domain'
import type { Client } from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { actOn, chooseNotices, logInAs, signApplication } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

let database: Client
let referenceNumber: number

const { server, exporter, officer, stranger: colleague } = await serverWith(['exporter', 'officer', 'stranger'])

beforeAll(async () => {
  const signer = await logInAs(server, 'caseworker', 'demo-henrik-dahl')
  database = await server.connect()
  await exporter.client.call(saveSubmitterMail, { body: { mail: 'ingrid@example.no' } })
  referenceNumber = await signApplication({ exporter, officer, signer }, ['PAPER'])
})

const mailsTo = (address: string) => (server.running.mailbox?.received() ?? []).filter(({ to }) => to === address)

describe('what an act tells', () => {
  it('[ACT-13] reaches the bell and the mailbox of those who may act for the applicant, once', async () => {
    await actOn(officer, referenceNumber, { action: 'withdraw-approval', reason: 'Analysen mangler.' })
    const { notices, unread } = await exporter.client.call(listNotices)
    expect(notices).toMatchObject([{ kind: 'APPROVAL_WITHDRAWN', referenceNumber }])
    expect(unread).toBe(1)
    const [mail] = await vi.waitFor(() => {
      const found = mailsTo('ingrid@example.no')
      expect(found).toHaveLength(1)
      expect(mailsTo('marte.haugen@example.no')).toHaveLength(1)
      return found
    })
    const { application } = await officer.client.call(getCase, { params: { referenceNumber } })
    expect(mail?.text).toContain(`/foretak/310000043/soeknader/${referenceNumber}/detaljer`)
    expect(mail?.html).toContain(mail?.subject)
    // No names, goods or destination: only what happened and where to read it.
    const mailText = `${mail?.subject}${mail?.text}${mail?.html}`
    expect(mailText).not.toContain('Analysen')
    expect(mailText).not.toContain(application.recipient?.consignee?.name ?? '')
    expect((await colleague.client.call(listNotices)).notices).toEqual([])
    // A deadline that passes tells its owner by itself, each minute.
    const own = await officer.client.call(listNotices)
    expect(own.notices.filter(({ kind }) => kind !== 'CASE_OVERDUE')).toEqual([])
  })

  it('[ACT-13] is sent once when its job runs twice', async () => {
    const before = mailsTo('ingrid@example.no').length
    const { rows } = await database.query(
      "update notices set mail_state = 'WAITING' where mail_state = 'SENT' and person_id = 'demo-ingrid-solheim' returning id",
    )
    for (const { id } of rows) {
      await database.query("select eksport_add_job('send-mail', $1, $2, null)", [{ noticeId: id }, `send-mail ${id}`])
    }
    await vi.waitFor(async () => {
      const { rowCount } = await database.query("select from notices where mail_state = 'WAITING'")
      expect(rowCount).toBe(0)
    })
    expect(mailsTo('ingrid@example.no')).toHaveLength(before)
  })

  it('[ACT-13] is read by its reader alone', async () => {
    const { notices } = await exporter.client.call(listNotices)
    const ids = notices.map(({ id }) => id)
    await officer.client.call(markNoticesRead, { body: { ids } })
    expect((await exporter.client.call(listNotices)).unread).toBe(1)
    await exporter.client.call(markNoticesRead, { body: { ids } })
    const after = await exporter.client.call(listNotices)
    expect(after.unread).toBe(0)
    expect(after.notices[0]?.readAt).toBeDefined()
  })

  it('[ACT-13] comes by mail as its reader has chosen, and says why it did not', async () => {
    const { kinds } = await exporter.client.call(getNoticeSettings)
    expect(kinds.every((kind) => noticeCatalogue[kind].to === 'exporter')).toBe(true)
    await chooseNotices(exporter, { locale: 'nn', withoutMail: ['CASE_STOPPED'] })
    await exporter.client.call(saveSubmitterMail, { body: { mail: 'refuse@example.no' } })
    await actOn(officer, referenceNumber, { action: 'stop', reason: 'Prøver.' })
    await actOn(officer, referenceNumber, { action: 'request-clarification', message: 'Hvilken dato?' })
    const states = await vi.waitFor(async () => {
      const { rows } = await database.query(
        "select kind, mail_state, mail_problem from notices where person_id = 'demo-ingrid-solheim' order by kind",
      )
      expect(rows.map(({ mail_state }) => mail_state)).not.toContain('WAITING')
      return rows
    })
    expect(states).toEqual([
      { kind: 'APPROVAL_WITHDRAWN', mail_state: 'SENT', mail_problem: null },
      { kind: 'CASE_STOPPED', mail_state: 'NONE', mail_problem: null },
      { kind: 'CLARIFICATION_REQUESTED', mail_state: 'FAILED', mail_problem: 'REFUSED' },
    ])
  })

  it('[SEC-06] is tried for more than 72 hours under one id, and told to its officer when it is given up', async () => {
    const ids = new Set<string>()
    const unreached = vi.spyOn(server.worker.deps.mailer, 'send').mockImplementation(async ({ id }) => {
      ids.add(id)
      return 'unreached'
    })
    await exporter.client.call(saveSubmitterMail, { body: { mail: 'ingrid@example.no' } })
    await actOn(officer, referenceNumber, { action: 'recall', reason: 'Funnet.' })
    const key = await vi.waitFor(async () => {
      const { rows } = await database.query(
        "select 'send-mail ' || id as key from notices where kind = 'CLARIFICATION_RECALLED' and person_id = 'demo-ingrid-solheim'",
      )
      expect(rows).toHaveLength(1)
      return rows[0].key as string
    })
    /** Has it tried as for the n-th time, and answers how long it then waits, in hours; nothing when it is given up. */
    const pauseAfter = async (attempt: number) => {
      const idle = 'key = $1 and locked_at is null'
      await vi.waitFor(async () => {
        const { rowCount } = await database.query(
          `update graphile_worker._private_jobs set attempts = $2, run_at = now() where ${idle} and attempts > 0`,
          [key, attempt - 1],
        )
        expect(rowCount).toBe(1)
      })
      await database.query(`select pg_notify('jobs:insert', '{"r":"test","count":1}')`)
      return vi.waitFor(async () => {
        const { rows } = await database.query(
          `select max_attempts, attempts, extract(epoch from run_at - now()) / 3600 as hours from graphile_worker._private_jobs where ${idle}`,
          [key],
        )
        expect(rows).toMatchObject([{ attempts: attempt }])
        return { hours: Number(rows[0].hours), maxAttempts: Number(rows[0].max_attempts) }
      })
    }
    const { hours, maxAttempts } = await pauseAfter(11)
    // From the eleventh on every pause is as long; the last attempt has none.
    expect(hours * (maxAttempts - 11)).toBeGreaterThan(72)
    await pauseAfter(maxAttempts)
    unreached.mockRestore()
    expect([...ids].filter((id) => key.endsWith(id))).toHaveLength(1)
    const { notices } = await officer.client.call(listNotices)
    expect(notices.filter(({ kind }) => kind === 'JOB_FAILED')).toHaveLength(1)
    const { rows } = await database.query("select mail_state from notices where kind = 'JOB_FAILED'")
    expect(rows).toEqual([{ mail_state: 'NONE' }])
  })

  it('is not told when the act does not happen', async () => {
    // Of other things the worker may tell meanwhile.
    const known = async () => {
      const sql = `select count(*) from notices where reference_number = $1 and kind = 'CASE_STOPPED'`
      return (await database.query(sql, [referenceNumber])).rows
    }
    const before = await known()
    const handled = officer.client.call(handleCase, {
      params: { referenceNumber },
      body: { action: 'stop', reason: 'x' },
      ifMatch: 1,
    })
    await expect(handled).rejects.toMatchObject({ status: 412 })
    expect(await known()).toEqual(before)
  })
})

describe('two windows', () => {
  it('[ACT-13] [SEC-04] choose one after the other: what was chosen in one is not written over by the other', async () => {
    const vik = await logInAs(server, 'submitter', 'demo-anders-vik')
    const choose = (withoutMail: ('CASE_STOPPED' | 'CERTIFICATE_ISSUED')[], ifMatch: number) =>
      vik.client.call(saveNoticeSettings, { body: { locale: 'nb', withoutMail }, ifMatch })
    const { version } = await vik.client.call(getNoticeSettings)
    const first = await choose(['CASE_STOPPED'], version)
    const stale = { status: 412, code: 'STALE_VERSION' }
    await expect(choose(['CERTIFICATE_ISSUED'], version)).rejects.toMatchObject(stale)
    expect(await vik.client.call(getNoticeSettings)).toMatchObject({ withoutMail: ['CASE_STOPPED'] })
    const second = await choose(['CERTIFICATE_ISSUED'], first.version)
    await expect(choose([], first.version)).rejects.toMatchObject(stale)
    expect(second.withoutMail).toEqual(['CERTIFICATE_ISSUED'])
  })
})

describe('an officer', () => {
  it('[ACT-13] says where their notices go and in which language, and removes the address again', async () => {
    const save = (mail: string | null) => officer.client.call(saveOfficerMail, { body: { mail } })
    await expect(save('kari')).rejects.toMatchObject({ status: 400 })
    expect(await save('kari.ny@example.no')).toMatchObject({ mail: 'kari.ny@example.no' })
    await chooseNotices(officer, { locale: 'en', withoutMail: [] })
    expect((await officer.client.call(getNoticeSettings)).mail).toBe('kari.ny@example.no')
    const write = () =>
      exporter.client.call(sendMessage, {
        params: { organisationNumber: '310000043', referenceNumber },
        body: { message: { message: 'Når blir den ferdig?' } },
      })
    await write()
    await vi.waitFor(() => {
      expect(mailsTo('kari.ny@example.no').map(({ subject }) => subject)).toContainEqual(
        expect.stringContaining('new message from the exporter'),
      )
    })
    const before = mailsTo('kari.ny@example.no').length
    await save(null)
    expect(await officer.client.call(getOfficer)).toMatchObject({ mail: null, lastUpdated: null })
    await write()
    const { rows } = await database.query(
      "select mail_state from notices where person_id = 'demo-kari-nordli' and kind = 'MESSAGE_TO_OFFICER' order by created_at",
    )
    expect(rows.at(-1)).toEqual({ mail_state: 'NONE' })
    expect(mailsTo('kari.ny@example.no')).toHaveLength(before)
  })
})

describe('who gives an address for the first time', () => {
  it('[ACT-13] gets mail in the language that they give it in, and keeps what they have chosen since', async () => {
    const marte = await logInAs(server, 'submitter', 'demo-marte-haugen')
    const give = async (locale: string) => {
      const answer = await marte.browser.fetch(server.submitterUrl + saveSubmitterMail.path, {
        method: saveSubmitterMail.method,
        headers: { 'accept-language': locale, 'content-type': 'application/json', origin: server.submitterUrl },
        body: JSON.stringify({ mail: 'marte.haugen@example.no' }),
      })
      expect(answer.status).toBe(200)
      return (await marte.client.call(getNoticeSettings)).locale
    }
    expect((await marte.client.call(getNoticeSettings)).locale).toBe('nb')
    expect(await give('nn')).toBe('nn')
    await chooseNotices(marte, { locale: 'en', withoutMail: [] })
    expect(await give('nn')).toBe('en')
  })
})

describe('the contact e-mail', () => {
  it('[AUT-06] is required, valid and removable', async () => {
    const save = (mail: string | null) => colleague.client.call(saveSubmitterMail, { body: { mail } })
    for (const wrong of ['', 'anders', 'anders@', 'a b@example.no']) {
      await expect(save(wrong)).rejects.toMatchObject({ status: 400 })
    }
    const before = Date.now()
    const saved = await save('anders@example.no')
    expect(saved).toMatchObject({ mail: 'anders@example.no', authenticationLevel: 4 })
    expect(Date.parse(saved.lastUpdated ?? '')).toBeGreaterThanOrEqual(before)
    expect(await save(null)).toMatchObject({ mail: null, lastUpdated: null })
    expect(await colleague.client.call(getSubmitter)).toMatchObject({ mail: null })
  })

  it('[RTE-21] [AUT-06] is not taken while exporters may not register', async () => {
    await database.query("insert into flags values ('submitterRegistration', false)")
    const saved = colleague.client.call(saveSubmitterMail, { body: { mail: 'anders@example.no' } })
    await expect(saved).rejects.toMatchObject({ status: 404 })
    await database.query("delete from flags where name = 'submitterRegistration'")
    expect(await colleague.client.call(getSubmitter)).toMatchObject({ mail: null })
  })

  it('[AUT-06] is changed at level 3 or 4 alone', async () => {
    await database.query("update sessions set level = 2 where person_id = 'demo-anders-vik'")
    const saved = colleague.client.call(saveSubmitterMail, { body: { mail: 'anders@example.no' } })
    await expect(saved).rejects.toMatchObject({ status: 403 })
  })
})
