import { describe, expect, it } from 'vitest'
import { given } from '../testing/a-rule-context.ts'
import { everyExample } from '../testing/every-fixture.ts'
import { anApplication, aProductLine, aWildCaughtLine } from '../testing/index.ts'
import { askedDeclarations, relevantApplication } from './index.ts'

describe('[CRT-03] declarations whose question is not asked', () => {
  it('go though the question and its cause stand on different pages', () => {
    const before = anApplication({ certificateFormats: ['E_CERT'] })
    const { consentForECert: _, ...onPaper } = askedDeclarations({ ...before, certificateFormats: ['PAPER'] })
    expect(askedDeclarations({ ...before, certificateFormats: ['PAPER'] })).toEqual(onPaper)
    expect(askedDeclarations({ ...onPaper, certificateFormats: ['E_CERT'] })).not.toHaveProperty('consentForECert')
  })

  it('go from the line that they stand on, and leave the lines beside it as they are', () => {
    const wild = { ...aWildCaughtLine({ id: 'wild' }), wildCaughtConsent: given() }
    const farmed = { ...aProductLine({ id: 'farmed' }), wildCaughtConsent: given() }
    const [first, second] = askedDeclarations(anApplication({ productLines: [wild, farmed] })).productLines ?? []
    expect(first).toBe(wild)
    expect(second).toEqual(aProductLine({ id: 'farmed' }))
  })

  it('leave other hidden answers in the draft', () => {
    const onScreen = anApplication({ certificateFormats: ['E_CERT'] })
    expect(relevantApplication(onScreen)).not.toHaveProperty('certificateRetrieval')
    expect(askedDeclarations(onScreen)).toBe(onScreen)
  })

  it.each(everyExample)('take none of those of %s %s, which are asked', (_id, _name, answers) => {
    const asked = relevantApplication(answers)
    expect(askedDeclarations(asked)).toEqual(asked)
  })

  it('stay as long as no template says what is asked', () => {
    const nameless = { ...anApplication({ certificateFormats: [] }), certificateTemplate: '' }
    expect(askedDeclarations(nameless)).toBe(nameless)
  })
})
