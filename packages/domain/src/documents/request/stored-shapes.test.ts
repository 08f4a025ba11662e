import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applicationSchema } from '../../application/application.ts'
import { storedShape, storedShapes, storedShapeText } from '../../testing/stored-shapes/index.ts'
import { consentSchema } from '../../values/format/schemas.ts'
import { readStored } from './read-stored.ts'

const frozen = {
  '1-one-vessel': '06960ee88b0b042ae842a284f9ebb6bcffb6370b27673b00225623157a5f38ed',
  '2-ticked': '48645ba2871a1127279246abbde6aad8f306c3ad4300a4cb36e91ee2662c4138',
  '3-declared': '1810d141e1abd93e6689d2423a26bdfbf9089b1091779a34d290a4dfcddb694e',
  '4-one-container': 'fe078fb8ede01cbfdc51d0292c95eea98f862b8398071cce9f722d3b6a4df1d4',
  '5-one-document': 'c2d7055770afb301d32f5e19aef791a32e0bbd42d7c37e784bafa80a4b71f6eb',
} as const
const documentSchema = applicationSchema.omit({ actions: true, attachments: true })

describe('[CRT-04] every shape that an application was stored in', () => {
  it('[CRT-04] stands here as it was', () => {
    const files = readdirSync(join(import.meta.dirname, '../../testing/stored-shapes')).filter((name) =>
      name.endsWith('.json'),
    )
    expect(files.sort()).toEqual(storedShapes.map((name) => `${name}.json`))
    for (const name of storedShapes)
      expect(createHash('sha256').update(storedShapeText(name)).digest('hex')).toBe(frozen[name])
  })

  it.each(storedShapes)('[CRT-04] [TPL-16] %s is read as one of today, and what was read as itself', (name) => {
    const read = readStored(storedShape(name))
    expect(documentSchema.safeParse(read).error).toBeUndefined()
    expect(documentSchema.parse(read)).toEqual(read)
    expect(readStored(read)).toEqual(read)
  })

  it('[CRT-04] says the same in every shape, as far as the first could say it', () => {
    const [first, ticked, declared] = storedShapes.map((name) => documentSchema.parse(readStored(storedShape(name))))
    expect(ticked).toEqual(declared)
    const [farmed, wild] = declared?.productLines ?? []
    const { lotNumber: _, ...withoutLot } = farmed ?? {}
    const given = { given: true, template: '1.1.100', textVersion: 1 }
    expect(first).toMatchObject({
      control: declared?.control,
      certificateRetrieval: declared?.certificateRetrieval,
      consentForECert: given,
      transport: {
        flightNumber: 'MS Nordlys',
        placeOfDispatch: declared?.transport?.placeOfDispatch,
        timeOfDeparture: declared?.transport?.timeOfDeparture,
        fulfillsEuRequirements: given,
        intendedForHumanConsumption: given,
      },
      productLines: [withoutLot, { ...wild, catchAreas: ['FAO27.1.b'], wildCaughtConsent: given }],
    })
  })

  it('[CRT-04] keeps a container and its seal together, and a ship by its name', () => {
    const { transport } = documentSchema.parse(readStored(storedShape('4-one-container')))
    expect(transport?.vessel).toEqual({ name: 'MS Nordlys' })
    expect(transport?.containers).toEqual([{ number: 'TEST1004001', seals: [{ number: 'NO004001' }] }])
  })

  it('[CRT-04] keeps the one document that could be named, and none that said nothing', () => {
    const { transport } = documentSchema.parse(readStored(storedShape('5-one-document')))
    expect(transport?.accompanyingDocuments).toEqual([{ type: 'INVOICE', referenceNumber: 'F-2026-4003' }])
    expect(readStored({ transport: { accompanyingDocuments: { type: '' } } })).toEqual({ transport: {} })
  })

  it('[OPS-03] [CRT-03] a declaration that is taken can be read again, whatever its version of the text', () => {
    const declared = (textVersion: number) => ({ given: true, template: '1.1.100', textVersion })
    expect(consentSchema.safeParse(declared(1)).success).toBe(true)
    for (const textVersion of [0, 1e6, 1e15, Number.MAX_SAFE_INTEGER]) {
      const fulfillsEuRequirements = declared(textVersion)
      const isTaken = consentSchema.safeParse(fulfillsEuRequirements).success
      const isRead = { transport: { fulfillsEuRequirements } }
      expect([textVersion, readStored(isRead)]).toEqual([textVersion, isTaken ? isRead : expect.anything()])
    }
  })

  it('[ACT-08] a clarification that could only hold one question holds that one', () => {
    const askedDateTime = '2026-11-20T13:46:00+01:00'
    const question = { messageId: 'm-1', pins: [{ fact: 'consignor.internalReference' }], unlocksAll: false }
    const today = { clarification: { askedDateTime, questions: [question] } }
    expect(readStored({ clarification: { askedDateTime, ...question } })).toEqual(today)
    expect(readStored(today)).toEqual(today)
  })

  it('[CRT-03] a purpose beside canning was switched on, not declared', () => {
    const transport = { intendedForHumanConsumption: true, intendedForCanningIndustry: false, noPhosphatesAdded: false }
    expect(readStored({ certificateTemplate: '1.1.324', transport })).toEqual({
      certificateTemplate: '1.1.324',
      transport: { intendedForHumanConsumption: true, intendedForCanningIndustry: false },
    })
  })
})
