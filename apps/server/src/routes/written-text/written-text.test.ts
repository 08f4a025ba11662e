import { listLegalBases, listPhrases, listWrittenTexts, type ManagedText, writeText } from '@eksport/api'
import { today, type WrittenText, type WrittenTextKind } from '@eksport/domain'
import { addDays } from '@eksport/forms'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { ownerPool } from '../../db/pool.ts'
import { readReferenceData } from '../../db/reference-data/read-reference-data.ts'
import { transactions } from '../../db/transaction.ts'
import { complaintText } from '../../notices/decision-letter.ts'
import { chainGuards, type LoggedIn, logInAs, startServer, type TestServer } from '../../testing/index.ts'

let server: TestServer
let database: Client
let leader: LoggedIn
let caseworker: LoggedIn

beforeAll(async () => {
  server = await startServer({ postgres: inject('postgres') })
  database = await server.connect()
  leader = await logInAs(server, 'caseworker', 'demo-solveig-moen')
  caseworker = await logInAs(server, 'caseworker', 'demo-kari-nordli')
})
afterAll(() => server?.stop())

const day = today(new Date().toISOString())
const each = (text: string) => ({ nb: text, nn: text, en: text })
const aPhrase = (change: Partial<WrittenText> = {}): WrittenText => ({
  names: each('Bekreft felt'),
  texts: each('Stemmer {felt}, altså {verdi}?'),
  active: true,
  validFrom: day,
  ...change,
})
const listed = async (code: string): Promise<ManagedText> => {
  const found = (await leader.client.call(listWrittenTexts)).find((text) => text.code === code)
  if (found === undefined) throw new Error(`${code} is not listed`)
  return found
}
const write = async (kind: WrittenTextKind, code: string, body: WrittenText) => {
  const known = (await leader.client.call(listWrittenTexts)).find((text) => text.kind === kind && text.code === code)
  return leader.client.call(writeText, { params: { kind, code }, body, ifMatch: known?.version ?? 0 })
}
/** A running server looks now and then whether what it keeps has changed. */
const seen = (look: () => Promise<void>) => vi.waitFor(look)
const phrasesOf = async ({ client }: LoggedIn) =>
  new Map((await client.call(listPhrases)).map(({ code, texts }) => [code, texts.nb]))

describe('[ADM-03] a phrase', () => {
  it('says from its day on what was written, for everybody, and keeps what it said before', async () => {
    const before = (await listed('CONFIRM_FIELD')).versions
    expect(before).toHaveLength(1)
    await write('PHRASE', 'CONFIRM_FIELD', aPhrase())
    await seen(async () =>
      expect((await phrasesOf(caseworker)).get('CONFIRM_FIELD')).toBe('Stemmer {felt}, altså {verdi}?'),
    )
    await write('PHRASE', 'CONFIRM_FIELD', aPhrase({ texts: each('Fra i morgen'), validFrom: addDays(day, 1) }))
    expect((await phrasesOf(caseworker)).get('CONFIRM_FIELD')).toBe('Stemmer {felt}, altså {verdi}?')
    const { versions } = await listed('CONFIRM_FIELD')
    expect(versions[0]).toEqual(before[0])
    expect(versions.slice(1)).toMatchObject([
      { validFrom: day, writtenBy: 'Solveig Moen' },
      { validFrom: addDays(day, 1), texts: each('Fra i morgen') },
    ])
    const { rows } = await database.query(
      `select details -> 'rows' -> 0 ->> 0 as written, details ->> 'code' as code from audit_events where action like '%tekster%' order by time, sequence`,
    )
    expect(rows).toEqual(Array(2).fill({ written: 'written_texts', code: 'CONFIRM_FIELD' }))
  })

  it('of one office is for those who belong to it; one that is put away is for nobody', async () => {
    await write('PHRASE', 'OURS', aPhrase({ office: 'BERGEN' }))
    await seen(async () => expect((await phrasesOf(leader)).has('OURS')).toBe(true))
    expect((await phrasesOf(caseworker)).has('OURS')).toBe(false)
    await write('PHRASE', 'OURS', aPhrase({ office: 'BERGEN', active: false }))
    await seen(async () => expect((await phrasesOf(leader)).has('OURS')).toBe(false))
  })

  it.each<[string, Partial<WrittenText>, string]>([
    ['a placeholder that nobody knows', { texts: { ...each('Hei'), nn: 'Hei {namn}' } }, 'texts.nn'],
    ['a brace that is left open', { texts: { ...each('Hei'), en: 'Hi {felt' } }, 'texts.en'],
    ['a language that is not written', { texts: { ...each('Hei'), en: ' ' } }, 'texts.en'],
    ['no name', { names: { ...each('Hei'), nb: '' } }, 'names.nb'],
    ['a day that is over', { validFrom: addDays(day, -1) }, 'validFrom'],
    ['a year that was mistyped', { validFrom: '9999-12-31' }, 'validFrom'],
    ['an office that is not there', { office: 'ATLANTIS' }, 'office'],
  ])('with %s is refused at its field', async (_, change, path) => {
    const tried = write('PHRASE', 'CONFIRM_FIELD', aPhrase(change))
    await expect(tried).rejects.toMatchObject({ fieldErrors: { [path]: [expect.any(String)] } })
  })

  it('[SEC-04] is not written over what somebody else wrote meanwhile', async () => {
    const params = { kind: 'PHRASE', code: 'PACKING_LIST' } as const
    const { version } = await listed('PACKING_LIST')
    const call = () => leader.client.call(writeText, { params, body: aPhrase(), ifMatch: version })
    await call()
    await expect(call()).rejects.toMatchObject({ status: 412 })
  })
})

describe('[ADM-03] what a decision letter takes', () => {
  const { texts: _, ...aText } = aPhrase({ names: each('Du kan klage innen seks uker.') })

  it('is what holds on the day of the letter', async () => {
    await write('COMPLAINT', 'COMPLAINT', { ...aText, validFrom: addDays(day, 1) })
    const owner = ownerPool(server.databaseUrl)
    const { seal } = await chainGuards(inject('postgres').dataFolder)
    const complaintOn = (on: string) =>
      transactions(owner, seal).run(
        { audience: 'nobody' },
        async (tx) => complaintText(await readReferenceData(tx, on)).nb,
      )
    expect(await complaintOn(day)).toMatch(/tre uker/)
    expect(await complaintOn(addDays(day, 1))).toBe('Du kan klage innen seks uker.')
    await owner.end()
    await write('LEGAL_BASIS', 'DISEASE', { ...aText, names: each('Dyrehelseforskriften § 5') })
    await seen(async () => {
      const { legalBases: bases } = await caseworker.client.call(listLegalBases)
      expect(bases.find(({ code }) => code === 'DISEASE')?.names.nb).toBe('Dyrehelseforskriften § 5')
    })
  })

  it('is never missing: neither how to complain nor the last legal basis is put away', async () => {
    const away = { ...aText, active: false }
    await expect(write('COMPLAINT', 'COMPLAINT', away)).rejects.toMatchObject({
      fieldErrors: { active: [expect.stringMatching(/klager/)] },
    })
    await expect(write('COMPLAINT', 'SECOND', aText)).rejects.toMatchObject({ status: 404 })
    await write('LEGAL_BASIS', 'DISEASE', away)
    await write('LEGAL_BASIS', 'INFORMATION', away)
    await expect(write('LEGAL_BASIS', 'REQUIREMENTS', away)).rejects.toMatchObject({
      fieldErrors: { active: [expect.stringMatching(/siste/)] },
    })
  })

  it('has no placeholders, which would stand in the letter', async () => {
    const tried = write('LEGAL_BASIS', 'REQUIREMENTS', { ...aText, names: each('Lov {verdi}') })
    await expect(tried).rejects.toMatchObject({ fieldErrors: { 'names.nb': [expect.stringContaining('{verdi}')] } })
  })

  it('is never missing for a while either: a basis that comes later replaces none today', async () => {
    await write('LEGAL_BASIS', 'COMING', { ...aText, validFrom: addDays(day, 30) })
    await expect(write('LEGAL_BASIS', 'REQUIREMENTS', { ...aText, active: false })).rejects.toMatchObject({
      fieldErrors: { active: [expect.stringMatching(/siste/)] },
    })
    await write('LEGAL_BASIS', 'REQUIREMENTS', { ...aText, active: false, validFrom: addDays(day, 30) })
  })

  it('keeps what the archive withholds by, though a legal basis gets the same code', async () => {
    await write('LEGAL_BASIS', 'BUSINESS', aText)
    const owner = ownerPool(server.databaseUrl)
    const { seal } = await chainGuards(inject('postgres').dataFolder)
    const data = await transactions(owner, seal).run({ audience: 'nobody' }, (tx) => readReferenceData(tx, day))
    await owner.end()
    const kinds = data['decision-texts'].filter(({ code }) => code === 'BUSINESS').map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['LEGAL_BASIS', 'SHIELDING'])
  })
})
