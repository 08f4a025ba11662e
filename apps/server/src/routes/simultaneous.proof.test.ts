import { randomUUID } from 'node:crypto'
import {
  ApiError,
  changeBookEntry,
  changeView,
  listAbsences,
  listAddressBook,
  listSavedViews,
  recordAbsence,
  type SavedView,
  saveView,
  sendApplication,
} from '@eksport/api'
import { describe, expect, it, vi } from 'vitest'
import { openSession } from '../acts/open-session.ts'
import { saveNationalId } from '../db/repositories/national-ids.ts'
import { findPerson } from '../db/repositories/people.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { aDraft, logIn, newDraft, organisationNumber } from '../testing/index.ts'
import { serverWith } from '../testing/server-with.ts'

const nextYear = new Date().getUTCFullYear() + 1

/** Its own connection: inside a transaction nobody sees who has connected since. */

const { server, database, exporter } = await serverWith(['exporter'])
const holder = await server.connect()

async function draftTo(name: string): Promise<number> {
  const draft = aDraft(new Date())
  const recipient = { ...draft.recipient, consignee: { ...draft.recipient?.consignee, name } }
  return (await newDraft(exporter, { ...draft, recipient })).referenceNumber
}

const send = (referenceNumber: number, idempotencyKey: string) =>
  exporter.client.call(sendApplication, {
    params: { organisationNumber, referenceNumber },
    body: { comment: 'Haster' },
    ifMatch: 1,
    idempotencyKey,
  })

type Call = () => Promise<unknown>
type End = PromiseSettledResult<unknown>

async function endOf(call: Call): Promise<End> {
  const [end] = await Promise.allSettled([call()])
  return end
}

// As db/pool.ts has it, whoever has waited for three seconds is told to come again.
const isToComeAgain = (end: End) =>
  end.status === 'rejected' &&
  (end.reason instanceof ApiError ? end.reason.code === 'UNAVAILABLE' : isUnavailable(end.reason))

const waiting = `select from pg_stat_activity
  where datname = current_database() and usename = 'eksport_app' and wait_event_type = 'Lock'`

/** How each call ends that is made while the ones before wait for the log, with which every change ends; none is made once one has ended. */
async function endsOf(calls: readonly Call[]): Promise<readonly End[]> {
  const ends: Promise<End>[] = []
  let ended = 0
  await holder.query('begin; lock table audit_events in exclusive mode')
  try {
    for (const call of calls) {
      ends.push(
        endOf(call).finally(() => {
          ended += 1
        }),
      )
      await vi.waitFor(async () => {
        const { rows } = await database.query(waiting)
        if (ended === 0) expect(rows, 'changes that wait').toHaveLength(ends.length)
      })
      if (ended > 0) break
    }
  } finally {
    await holder.query('rollback')
    await Promise.all(ends)
  }
  return Promise.all(ends)
}

/** Each meets what the ones before have written. Where a slow machine brings the last too late for the first one's patience, all is begun anew. */
async function eachBeforeTheEndOfTheOthers<Prepared extends { readonly calls: readonly Call[] }>(
  prepare: () => Promise<Prepared>,
) {
  for (;;) {
    const prepared = await prepare()
    const ends = await endsOf(prepared.calls)
    if (!ends.some(isToComeAgain)) return { ...prepared, ends }
  }
}

describe('two changes of which neither has ended when the other is made', () => {
  const params = { organisationNumber }

  /** An address of the book that is mended to one which an application is sent with. */
  async function toBecomeOne() {
    const [before, name] = [`Skal Rettes ${randomUUID()}`, `Sendes Nå ${randomUUID()}`]
    await send(await draftTo(before), randomUUID())
    const reference = await draftTo(name)
    const book = () => exporter.client.call(listAddressBook, { params })
    const entry = (await book()).find(({ address }) => address.name === before)
    const { id: entryId = '', version: ifMatch = 0, address = {} } = entry ?? {}
    const change = { params: { ...params, entryId }, body: { ...address, name }, ifMatch }
    return {
      reference,
      sending: () => send(reference, randomUUID()),
      changing: () => exporter.client.call(changeBookEntry, { ...change, idempotencyKey: randomUUID() }),
      inTheBook: async () => (await book()).filter((one) => one.address.name === name),
    }
  }

  it('[EXP-05] an address that is mended to one just sent: the book has it once, and says so', async () => {
    const { ends, inTheBook } = await eachBeforeTheEndOfTheOthers(async () => {
      const made = await toBecomeOne()
      return { ...made, calls: [made.sending, made.changing] }
    })
    const [sent, changed] = ends
    expect(sent).toMatchObject({ status: 'fulfilled' })
    const fieldErrors = { name: ['Adresseboken har alt denne adressen'] }
    expect(changed).toMatchObject({ status: 'rejected', reason: { status: 400, fieldErrors } })
    expect(await inTheBook()).toHaveLength(1)
  })

  it('[EXP-05] an address that is sent when another has just been mended to it: both are done', async () => {
    const { ends, reference, inTheBook } = await eachBeforeTheEndOfTheOthers(async () => {
      const made = await toBecomeOne()
      return { ...made, calls: [made.changing, made.sending] }
    })
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await inTheBook()).toMatchObject([{ referenceNumber: reference }])
  })

  it('[LST-18] views that get one name: the first has it, and the others hear that it is taken', async () => {
    const shown = { search: {}, columns: [] }
    const save = (name: string) =>
      exporter.client.call(saveView, { body: { name, ...shown }, idempotencyKey: randomUUID() })
    const rename = ({ id: viewId, version: ifMatch }: SavedView, name: string) =>
      exporter.client.call(changeView, {
        params: { viewId },
        body: { name, ...shown },
        ifMatch,
        idempotencyKey: randomUUID(),
      })
    const { ends } = await eachBeforeTheEndOfTheOthers(async () => {
      await database.query('delete from saved_views')
      const [one, two] = [await save('Visning en'), await save('Visning to')]
      return {
        calls: [() => rename(one, 'Samme navn'), () => rename(two, 'SAMME NAVN'), () => save('samme navn')],
      }
    })
    const [first, second, third] = ends
    expect(first).toMatchObject({ status: 'fulfilled' })
    const refused = { status: 'rejected', reason: { status: 400, fieldErrors: { name: [expect.any(String)] } } }
    expect([second, third]).toMatchObject([refused, refused])
    const names = (await exporter.client.call(listSavedViews, {})).map(({ name }) => name)
    expect(names).toEqual(['Samme navn', 'Visning to'])
  })

  it('[ACT-05] absences from one day, told in two tabs: the one told last stands', async () => {
    const officer = await logIn(server, 'caseworker', 'demo-kari-nordli')
    const absence = (lastDay: string) => ({ firstDay: `${nextYear}-07-01`, lastDay })
    const record = (lastDay: string) => () => officer.client.call(recordAbsence, { body: absence(lastDay) })
    const { ends } = await eachBeforeTheEndOfTheOthers(async () => ({
      calls: [record(`${nextYear}-07-14`), record(`${nextYear}-07-21`)],
    }))
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await officer.client.call(listAbsences)).toEqual([absence(`${nextYear}-07-21`)])
  })

  it('[AUT-01] [AUT-02] logins with one national id under two subjects: both are let in, and the number is of the one that came last', async () => {
    const { deps } = server.running
    const login = (id: string) => () =>
      deps.transactions.run({ audience: 'nobody' }, async (tx) => {
        await saveNationalId(tx, id, 'one number')
        const person = await findPerson(tx, id)
        if (person === undefined) throw new Error(`There is no ${id}`)
        const facts = {
          audience: 'submitter',
          level: 3,
          providerSession: null,
          oldCookie: undefined,
          requestId: id,
        } as const
        return openSession(tx, deps, { ...facts, person })
      })
    const { ends } = await eachBeforeTheEndOfTheOthers(async () => ({
      calls: [login('demo-anders-vik'), login('demo-jonas-lie')],
    }))
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    const { rows } = await database.query("select person_id from national_ids where fingerprint = 'one number'")
    expect(rows).toEqual([{ person_id: 'demo-jonas-lie' }])
  })
})
