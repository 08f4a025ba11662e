import { describe, expect, it } from 'vitest'
import { anApplication, aProductLine } from '../../testing/index.ts'
import { storedBy, storesTheSame } from './left-out.ts'

const application = anApplication()
const [line = aProductLine()] = application.productLines ?? []

describe('[EXP-03] what a save stores of what stands on the screen', () => {
  it('is all of it when it is complete', () => {
    const { productLines, transport, recipient, sender } = storedBy({ ...application })
    expect({ productLines, transport, recipient }).toEqual({
      productLines: application.productLines,
      transport: application.transport,
      recipient: application.recipient,
    })
    expect(sender).toEqual({ contactPerson: application.sender?.contactPerson })
  })

  it('leaves out what is only half typed, and a pickup without an office', () => {
    const slaughterInformation = [{ siteNumber: '10x', fromDate: '2026-11-17' }]
    const stored = storedBy({
      ...application,
      productLines: [{ ...line, netWeight: '12a', slaughterInformation }],
      certificateRetrieval: { date: '2026-11-23' },
    })
    const { netWeight: _, ...rest } = line
    expect(stored.productLines).not.toEqual([{ ...rest, slaughterInformation }])
    expect(stored.productLines).toMatchObject([{ lotNumber: line.lotNumber }])
    expect(stored.productLines).not.toMatchObject([{ netWeight: '12a' }])
    expect(stored.certificateRetrieval).toBeUndefined()
  })

  it('is what the server writes in a shape of its own', () => {
    const consignee = { ...application.recipient?.consignee, country: 'JP' }
    const answers = { ...application, recipient: { consignee } }
    expect(storedBy(answers).recipient).toEqual({ consignee })
    expect(storesTheSame(answers, { ...application, recipient: { consignee: { ...consignee, country: 'CN' } } })).toBe(
      true,
    )
    expect(storesTheSame(answers, { ...answers, control: {} })).toBe(false)
  })
})
