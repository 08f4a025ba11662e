import { describe, expect, it } from 'vitest'
import { anApplication } from '../../testing/index.ts'
import type { Message } from '../message/message.ts'
import { caseParties, redacted, redactedText } from './redaction.ts'

const from = (sender: Message['sender']): Message => ({
  id: '1',
  messageType: 'APPLICATION_MESSAGE',
  message: 'Hei',
  createdTime: '2026-11-20T09:00:00Z',
  attachments: [],
  sender,
})
const out = (written: string, ...texts: string[]) => redactedText(written, { texts }, 'nb')

describe('redaction', () => {
  it.each([
    ['a whole name', 'Spør Ola Prøvesen om det.', ['Ola Prøvesen'], 'Spør [sladdet] om det.'],
    ['in any case', 'OLA PRØVESEN', ['Ola Prøvesen'], '[sladdet]'],
    ['over the end of a line', 'Ola\nPrøvesen', ['Ola Prøvesen'], '[sladdet]'],
    ['inside of a longer word', 'Prøvesens kasser', ['Prøvesen'], '[sladdet]s kasser'],
    ['a short name as a word alone', 'Olas bil, Ola, polakk', ['Ola'], '[sladdet] bil, [sladdet], polakk'],
    ['the letters of a name in two signs', 'Pa\u030al', ['P\u00e5l'], '[sladdet]'],
    [
      'a number however it is spaced',
      'Tlf. 22\u00a033 44 55 eller 22334455',
      ['22 33 44 55'],
      'Tlf. [sladdet] eller [sladdet]',
    ],
    ['a number with the code of its country', '+4722334455, 0047 22 33 44 55', ['22334455'], '[sladdet], [sladdet]'],
    ['a number that was marked with that code', '22 33 44 55', ['+47 22334455'], '[sladdet]'],
    ['a name in the name of a file', 'Fisk_og-Fangst_AS.pdf', ['Fisk og Fangst AS'], '[sladdet].pdf'],
    ['a name with signs that nobody sees', 'Prø\u00adve\u200bsen', ['Prøvesen'], '[sladdet]'],
    ['no longer number that begins so', '122334455', ['22334455'], '122334455'],
    ['a number of an organisation in threes', 'Org.nr. 310\u00a0000\u00a0043', ['310000043'], 'Org.nr. [sladdet]'],
    ['signs that mean something to a pattern', 'A.B. (Oslo) + C', ['A.B. (Oslo)'], '[sladdet] + C'],
    ['the longer text before its part', 'Ola Prøvesen', ['Ola', 'Ola Prøvesen'], '[sladdet]'],
    ['nothing where nothing is marked', 'Ola', [], 'Ola'],
  ])('[ADM-07] takes out %s', (_, written, texts, result) => {
    expect(out(written, ...texts)).toBe(result)
  })

  it('[ADM-07] reaches every text of the data, keeps its shape, and leaves pictures alone', () => {
    const rows = [{ cells: ['x', 'Hei Ola'], n: 2 }]
    const data = { title: '<svg> Ola', rows, qr: '<svg id="Ola"/>', none: undefined }
    expect(redacted(data, { texts: ['Ola'] }, 'en')).toEqual({
      title: '<svg> [redacted]',
      rows: [{ cells: ['x', 'Hei [redacted]'], n: 2 }],
      qr: '<svg id="Ola"/>',
      none: undefined,
    })
  })

  it('[ADM-07] finds a name that goes on in the next line', () => {
    const data = { paragraphs: ['Selger: Testlaks', 'Midnattsol AS.', 'Hilsen'] }
    expect(redacted(data, { texts: ['Testlaks Midnattsol AS'] }, 'nb')).toEqual({
      paragraphs: ['Selger: [sladdet]', '.', 'Hilsen'],
    })
  })

  it('[ADM-07] leaves how a document is drawn alone, whatever a word looks like', () => {
    const data = { kind: 'case-file', language: 'en', columns: [{ align: 'end', caption: 'end' }] }
    expect(redacted(data, { texts: ['en', 'end', 'case'] }, 'en')).toEqual({
      ...data,
      columns: [{ align: 'end', caption: '[redacted]' }],
    })
  })
})

describe('whom a case names', () => {
  const application = {
    ...anApplication(),
    consignor: { organisationNumber: '310000043', organisationName: 'Midnattsol Testlaks AS', address: 'Kaia 1' },
    sender: {
      contactPerson: { firstName: 'Ola', lastName: 'Prøvesen', phoneNumber: '22334455', email: 'ola@example.no' },
    },
    recipient: { consignee: { name: 'Fisk AS', address: 'Gate 2', city: 'Tokyo' } },
  }

  it('[ADM-07] is letter once each, with every text that would give them away', () => {
    const written = from({ role: 'INNSENDER', name: 'Ola Prøvesen' })
    const parties = caseParties([application], [written], [])
    expect(parties.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'person Ola Prøvesen',
      'company Midnattsol Testlaks AS',
      'company Fisk AS',
    ])
    expect(parties[0]?.texts).toEqual(['Ola Prøvesen', 'Ola', 'Prøvesen', '22334455', 'ola@example.no'])
    expect(parties[1]?.texts).toContain('Midnattsol Testlaks')
    // Without its legal form this name is a word of every line of goods.
    expect(parties[2]?.texts).not.toContain('Fisk')
  })

  it('[ADM-07] is one to mark with the texts of each place where the same name stands', () => {
    const name = 'Midnattsol Testlaks AS'
    const placeOfDestination = { name, address: 'Lageret 9' }
    const earlier = { ...application, recipient: { ...application.recipient, placeOfDestination } }
    const parties = caseParties([application, earlier], [], [])
    const [own] = parties.filter((party) => party.name === name)
    expect(own?.texts).toEqual(expect.arrayContaining(['310000043', 'Kaia 1', 'Lageret 9']))
    expect(new Set(parties.map(({ id }) => id)).size).toBe(parties.length)
  })

  it('[ADM-07] is also whom an earlier version names, and who sent it', () => {
    const contactPerson = { firstName: 'Eva', lastName: 'Tidligere' }
    const earlier = { ...application, sender: { contactPerson } }
    const sent = {
      ...{ id: '1', event: 'submit', to: 'INNSENDT' as const, time: '2026-11-20T09:00:00Z' },
      actor: { role: 'INNSENDER' as const, name: 'Per Sender' },
    }
    const names = caseParties([application, earlier], [], [sent]).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Ola Prøvesen', 'Eva Tidligere', 'Per Sender']))
  })

  it('[ADM-07] leaves out officers', () => {
    const written = from({ role: 'BEHANDLER', name: 'Kari Nordli' })
    expect(caseParties([application], [written], []).map(({ name }) => name)).not.toContain('Kari Nordli')
  })
})
