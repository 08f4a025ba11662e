import {
  decideComplaint,
  drawComplaintLetter,
  getApplication,
  getAttachment,
  getCaseComplaint,
  getComplaint,
  listCases,
  listHistory,
  sendComplaint,
} from '@eksport/api'
import type { ComplaintDecision } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import { hasProgram, textOf } from '../../documents/testing/poppler.ts'
import { archiveCase } from '../../jobs/archive-case.ts'
import {
  actOn,
  aPdf,
  giveRoles,
  type LoggedIn,
  logInAs,
  newDraft,
  organisationNumber,
  sendForChina,
} from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const words = 'Fisken på linje 8 ble slaktet etter tillatelsen som ligger ved.\n\nVi ber om ny vurdering.'
const reason = 'Tillatelsen åpner for slakt i uke 46.'

const { server, database, exporter, officer } = await serverWith(['exporter', 'officer'])

async function refused() {
  const referenceNumber = await sendForChina(exporter)
  await actOn(officer, referenceNumber, { action: 'take' })
  await actOn(officer, referenceNumber, { action: 'refuse', reason: 'Båndlagt.', legalBasis: '§ 3' })
  return { organisationNumber, referenceNumber }
}

const complain = (params: { organisationNumber: string; referenceNumber: number }, attachments: File[] = []) =>
  exporter.client.call(sendComplaint, { params, body: { complaint: { words }, attachments } })

const decide = ({ client }: LoggedIn, referenceNumber: number, decision: ComplaintDecision) =>
  client.call(decideComplaint, { params: { referenceNumber }, body: { decision, reason, language: 'nb' } })

const noticesOf = async (referenceNumber: number) =>
  (await database.query('select distinct kind from notices where reference_number = $1', [referenceNumber])).rows.map(
    ({ kind }) => kind,
  )

const rowOf = async (referenceNumber: number) =>
  (await officer.client.call(listCases, { query: { search: String(referenceNumber) } })).content[0]

const cameBack = async () =>
  (await officer.client.call(listCases, { query: { awaits: 'setback' } })).content.map((row) => row.referenceNumber)

const letterIn = async (params: Parameters<typeof complain>[0], attachmentId: string) =>
  Buffer.from(await (await exporter.client.call(getAttachment, { params: { ...params, attachmentId } })).arrayBuffer())

describe('an exporter whose application was refused', () => {
  it('[ADM-08] reads until when, complains once with files, and stands in list, history and bell', async () => {
    const params = await refused()
    const { referenceNumber } = params
    const before = await exporter.client.call(getComplaint, { params })
    expect(before.complaint).toBeUndefined()
    expect(before.deadline > before.refusedTime.slice(0, 10)).toBe(true)
    expect((await rowOf(referenceNumber))?.setback).toBeUndefined()

    const file = new File([new Uint8Array(await aPdf())], 'tillatelse.pdf', { type: 'application/pdf' })
    const after = await complain(params, [file])
    expect(after).toMatchObject({
      deadline: before.deadline,
      complaint: {
        state: 'RECEIVED',
        words,
        isLate: false,
        decisions: [],
        attachments: [{ filename: 'tillatelse.pdf' }],
      },
    })
    await expect(complain(params)).rejects.toMatchObject({ status: 409, code: 'COMPLAINT_KNOWN' })
    expect(await exporter.client.call(getComplaint, { params })).toEqual(after)
    expect((await rowOf(referenceNumber))?.setback).toBe('COMPLAINT_RECEIVED')
    expect(await cameBack()).toContain(referenceNumber)
    expect((await exporter.client.call(listHistory, { params })).at(-1)).toMatchObject({
      event: 'complain',
      reason: words,
    })
    expect(await noticesOf(referenceNumber)).toContain('COMPLAINT_RECEIVED')
    // A complaint does not change the status of the case.
    const { application } = await exporter.client.call(getApplication, { params })
    expect(application.applicationStatus).toBe('AVSLAG')
  })

  it('[ADM-08] complains too late: it is received, and says so', async () => {
    const params = await refused()
    await database.query(
      `update applications set document = jsonb_set(document, '{refusal,decidedDateTime}', '"2026-01-05T10:00:00Z"')
       where reference_number = $1`,
      [params.referenceNumber],
    )
    expect(await complain(params)).toMatchObject({
      deadline: '2026-01-26',
      complaint: { state: 'RECEIVED', isLate: true },
    })
  })

  it('[ADM-08] [SEC-08] complains neither of what was not refused nor of what is not theirs', async () => {
    const application = await newDraft(exporter)
    const draft = { organisationNumber, referenceNumber: application.referenceNumber }
    await expect(complain(draft)).rejects.toMatchObject({ status: 409, code: 'not-possible' })
    await expect(exporter.client.call(getComplaint, { params: draft })).rejects.toMatchObject({ status: 404 })
    const { rows } = await database.query(
      `select max(reference_number) as other from applications where organisation_number <> $1`,
      [organisationNumber],
    )
    const theirs = { organisationNumber, referenceNumber: rows[0].other }
    await expect(complain(theirs)).rejects.toMatchObject({ status: 404 })
  })

  it('[ADM-08] [ERR-01] is told of a complaint without words', async () => {
    const params = await refused()
    const empty = exporter.client.call(sendComplaint, { params, body: { complaint: { words: '  ' } } })
    await expect(empty).rejects.toMatchObject({ status: 400 })
  })
})

describe('an officer', () => {
  it.each([
    ['reverse', 'REVERSED', 'reverse-refusal', /er omgjort og gjelder ikke lenger/],
    ['dismiss', 'DISMISSED', 'dismiss-complaint', /avviser den/],
  ] as const)(
    '[ADM-08] may %s: the exporter has the letter that was looked at',
    async (decision, state, event, says) => {
      const params = await refused()
      const { referenceNumber } = params
      await complain(params)
      const reading = await officer.client.call(getCaseComplaint, { params: { referenceNumber } })
      expect(reading).toMatchObject({
        refusedBy: 'Kari Nordli',
        offered: ['reverse', 'change', 'send-on', 'dismiss'],
      })
      const body = { decision, reason, language: 'nb' } as const
      const seen = await officer.client.call(drawComplaintLetter, { params: { referenceNumber }, body })
      const after = await decide(officer, referenceNumber, decision)
      expect(after).toMatchObject({
        offered: [],
        complaint: { state, decisions: [{ decision, reason, by: 'Kari Nordli' }] },
      })
      await expect(decide(officer, referenceNumber, decision)).rejects.toMatchObject({
        status: 409,
        code: 'not-possible',
      })

      const theirs = await exporter.client.call(getComplaint, { params })
      expect(theirs.complaint).toMatchObject({ state, decisions: [{ decision, reason }] })
      expect(theirs.complaint?.decisions[0]?.by).toBeUndefined()
      const letter = theirs.complaint?.attachments.find(({ type }) => type === 'COMPLAINT_LETTER')
      const file = await letterIn(params, letter?.id ?? '')
      if (hasProgram('pdftotext')) {
        const text = (pdf: Buffer) => textOf(pdf).replace(/\s+/g, ' ')
        expect(text(file)).toMatch(says)
        for (const part of [reason, 'Forvaltningsloven § 33', 'Kari Nordli']) expect(text(file)).toContain(part)
        expect(text(Buffer.from(await seen.arrayBuffer()))).toMatch(says)
      }
      expect((await exporter.client.call(listHistory, { params })).at(-1)).toMatchObject({ event, reason })
      expect(await noticesOf(referenceNumber)).toContain('COMPLAINT_DECIDED')
      expect((await rowOf(referenceNumber))?.setback).toBeUndefined()
    },
  )

  it('[ADM-08] [ADM-06] [ADM-07] sends on what is changed in part, with the whole case, and the archive has it all', async () => {
    const params = await refused()
    const { referenceNumber } = params
    await complain(params)
    expect((await decide(officer, referenceNumber, 'change')).offered).toEqual(['send-on'])
    expect((await decide(officer, referenceNumber, 'send-on')).complaint?.state).toBe('SENT_ON')
    const { rows } = await database.query(
      `select payload from jobs where name = 'draw-access' and reference_number = $1`,
      [referenceNumber],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].payload).toMatchObject({ texts: [] })
    await archiveCase.run(server.worker.deps, { referenceNumber })
    const journal = await server.worker.deps.archive.journalOf(referenceNumber)
    const titles = journal.map(({ title }) => title)
    expect(titles.filter((title) => title === 'Klage')).toHaveLength(1)
    expect(titles.filter((title) => title === 'Svar på klage')).toHaveLength(2)
  })

  it.each([['V'], []])(
    '[ADM-08] [AUT-07] in the roles %j reads the complaint and decides nothing',
    async (...roles) => {
      const params = await refused()
      const { referenceNumber } = params
      await complain(params)
      const other = await logInAs(server, 'caseworker', 'demo-henrik-dahl')
      await giveRoles(database, 'demo-henrik-dahl', ...(roles as 'V'[]))
      const reading = await other.client.call(getCaseComplaint, { params: { referenceNumber } })
      expect(reading).toMatchObject({ offered: [], complaint: { words } })
      for (const decision of ['reverse', 'change', 'send-on', 'dismiss'] as const) {
        await expect(decide(other, referenceNumber, decision)).rejects.toMatchObject({
          status: 403,
          code: 'not-allowed',
        })
      }
      const body = { decision: 'reverse', reason, language: 'nb' } as const
      await expect(other.client.call(drawComplaintLetter, { params: { referenceNumber }, body })).rejects.toMatchObject(
        { status: 403 },
      )
    },
  )

  it('[ADM-08] decides nothing where nobody has complained', async () => {
    const { referenceNumber } = await refused()
    await expect(decide(officer, referenceNumber, 'reverse')).rejects.toMatchObject({ status: 409 })
  })
})
