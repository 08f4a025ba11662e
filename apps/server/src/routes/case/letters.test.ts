import {
  drawDecisionLetter,
  getApplication,
  getAttachment,
  getCase,
  getCaseAttachment,
  getCaseReceipt,
  type Handling,
  listCaseHistory,
  listHistory,
  listLegalBases,
} from '@eksport/api'
import { describe, expect, it } from 'vitest'
import { textsOf } from '../../documents/testing/text-layer.ts'
import { actOn, chooseNotices, organisationNumber, sendForChina } from '../../testing/index.ts'
import { serverWith } from '../../testing/server-with.ts'

const reason = 'Linje 8 er slaktet fra en lokalitet som var båndlagt.\n\nSertifikatet kan derfor ikke bekreftes.'
const { exporter, officer } = await serverWith(['exporter', 'officer'])

async function taken() {
  const referenceNumber = await sendForChina(exporter)
  await actOn(officer, referenceNumber, { action: 'take' })
  return { organisationNumber, referenceNumber }
}

const wordsOf = async (file: Buffer) => (await textsOf(file)).join(' ').replace(/\s+/g, ' ')
const bytes = async (file: Blob) => Buffer.from(await file.arrayBuffer())

describe('the letter of a refusal', () => {
  it('[STA-08] is looked at, sent as it was seen, and read by the exporter with basis and complaint', async () => {
    const params = await taken()
    const { referenceNumber } = params
    const { legalBases: bases } = await officer.client.call(listLegalBases)
    // What nobody at the authority has written is marked as such.
    expect(bases.every(({ names }) => names.nb.startsWith('Eksempeltekst'))).toBe(true)
    const legalBasis = bases[0]?.names.nb ?? ''
    const seen = await officer.client.call(drawDecisionLetter, {
      params: { referenceNumber },
      body: { reason, legalBasis },
    })
    expect((await bytes(seen)).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await actOn(officer, referenceNumber, { action: 'refuse', reason, legalBasis })).toMatchObject({
      applicationStatus: 'AVSLAG',
    })

    const { application } = await exporter.client.call(getApplication, { params })
    expect(application.refusal).toMatchObject({
      reason,
      legalBasis,
      complaint: { nb: expect.stringMatching('klage') },
      language: 'nb',
    })
    const letter = application.attachments?.find(({ type }) => type === 'DECISION_LETTER')
    const attachmentId = letter?.id ?? ''
    const file = await bytes(await exporter.client.call(getAttachment, { params: { ...params, attachmentId } }))
    const theirs = await officer.client.call(getCaseAttachment, { params: { referenceNumber, attachmentId } })
    expect(await bytes(theirs)).toEqual(file)
    const words = await wordsOf(file)
    for (const text of [
      ...reason.split('\n\n'),
      legalBasis,
      // [ADM-08] Until when a complaint may come, and who decides it in the end.
      'Fristen er tre uker fra du fikk vite om det',
      'avgjør Mattilsynets hovedkontor klagen',
      'Midnattsol Testlaks AS',
      'Org.nr. 310 000 043',
      'Kari Nordli',
    ]) {
      expect(words).toContain(text)
    }
    const history = await officer.client.call(listCaseHistory, { params: { referenceNumber } })
    expect(history.at(-1)).toMatchObject({ event: 'refuse', reason, legalBasis })
    const open = await exporter.client.call(listHistory, { params })
    expect(open.at(-1)).toMatchObject({ event: 'refuse', reason, legalBasis })
  })

  it('[STA-08] is in the language that its officer chose, else in that of whoever sent the application', async () => {
    await chooseNotices(exporter, { locale: 'en', withoutMail: [] })
    const refused = async (chosen: Pick<Handling, 'language'>) => {
      const { referenceNumber } = await taken()
      return actOn(officer, referenceNumber, { action: 'refuse', reason, legalBasis: '§ 1', ...chosen })
    }
    expect((await refused({ language: 'nn' })).refusal?.language).toBe('nn')
    expect((await refused({})).refusal?.language).toBe('en')
  })

  it.each([
    ['nb', 'Avslag på søknad om helsesertifikat', 'Begrunnelse', 'Hjemmel', 'Med hilsen', 'Org.nr. 310 000 043'],
    ['nn', 'Avslag på søknad om helsesertifikat', 'Grunngiving', 'Heimel', 'Med helsing', 'Org.nr. 310 000 043'],
    ['en', 'Refusal of an application', 'Reasons', 'Legal basis', 'Yours sincerely', 'Org. no. 310 000 043'],
  ] as const)(
    '[STA-08] speaks %s throughout: as it is looked at, kept and sent',
    { tags: 'proof' },
    async (language, ...texts) => {
      await chooseNotices(exporter, { locale: language, withoutMail: [] })
      const params = await taken()
      const { referenceNumber } = params
      const reading = await officer.client.call(getCase, { params: { referenceNumber } })
      expect(reading.letterLanguage).toBe(language)
      const { legalBases } = await officer.client.call(listLegalBases)
      const [basis] = legalBases
      const legalBasis = basis?.names[language] ?? ''
      const body = { reason, legalBasis, language }
      const seen = await bytes(await officer.client.call(drawDecisionLetter, { params: { referenceNumber }, body }))
      await actOn(officer, referenceNumber, { action: 'refuse', ...body })
      const { application } = await exporter.client.call(getApplication, { params })
      expect(application.refusal).toMatchObject({ language, legalBasis })
      const attachmentId = application.attachments?.find(({ type }) => type === 'DECISION_LETTER')?.id ?? ''
      const sent = await bytes(await exporter.client.call(getAttachment, { params: { ...params, attachmentId } }))
      const words = await wordsOf(sent)
      const complaint = application.refusal?.complaint[language] ?? ''
      for (const one of [...texts, legalBasis, complaint]) expect(words).toContain(one)
      // The clock of the letter may have turned a minute between the two.
      const clock = /\d{2}:\d{2}/
      expect((await wordsOf(seen)).replace(clock, '')).toBe(words.replace(clock, ''))
    },
  )
})

describe('the receipt of a submission', () => {
  it('[API-04] speaks the language of whoever sent it', async () => {
    await chooseNotices(exporter, { locale: 'en', withoutMail: [] })
    const { referenceNumber } = await taken()
    const receipt = await bytes(await officer.client.call(getCaseReceipt, { params: { referenceNumber } }))
    expect(await wordsOf(receipt)).toContain('We have received the application')
  })
})
