import { holds, issueText, validateTemplate } from '@eksport/forms'
import { describeTemplate } from '@eksport/forms/testing'
import { describe, expect, it } from 'vitest'
import type { Application } from '../../application/application.ts'
import { anApplication, exampleContext, given } from '../../testing/index.ts'
import { fixturesOf, setupFor } from '../../testing/template-examples.ts'
import {
  domainIssueTexts,
  formOf,
  getTemplate,
  nextStep,
  relevantApplication,
  requiresUpload,
  templates,
} from '../index.ts'
import { pdfForm } from './pdf-form.ts'

const china = getTemplate('1.1.100')
const reason = 'pdfCertificateDetails.applicationFormatPdfReason'
const chinaSetup = setupFor({
  template: china.id,
  country: 'CN',
  formats: ['PAPER'],
  answers: { applicationFormat: 'PDF' },
  values: {
    [`${reason}.reason`]: 'OTHER',
    'pdfCertificateDetails.temperatureRequirements.minTemperature': -25,
    'pdfCertificateDetails.temperatureRequirements.maxTemperature': -18,
  },
  broken: [
    {
      title: '[TPL-11] a requisition of another format',
      set: { 'pdfCertificateDetails.requisition': ['2024/123456', '24/123456'] },
      path: 'pdfCertificateDetails.requisition',
      code: 'requisitionInvalid',
    },
    {
      title: '[TPL-11] minimum above maximum',
      set: { 'pdfCertificateDetails.temperatureRequirements.minTemperature': 5 },
      path: 'pdfCertificateDetails.temperatureRequirements.minTemperature',
      code: 'minAboveMaxTemperature',
    },
  ],
})
const { smallest } = fixturesOf(pdfForm(china), chinaSetup)

describeTemplate(pdfForm(china), chinaSetup, domainIssueTexts, { describe, it })

describe('the PDF format', () => {
  it('[TPL-11] [WIZ-02] has one flow whatever the template, which needs a file', () => {
    for (const template of templates) {
      const form = formOf(template, { applicationFormat: 'PDF' })
      expect(form.steps.map(({ id }) => id)).toEqual([
        'soknadsinformasjon',
        'avsender',
        'kontroll',
        'sertifikatmal',
        'henting',
        'oppsummering',
      ])
      expect(requiresUpload(form)).toBe(true)
      expect(formOf(template, { applicationFormat: 'PDF' })).toBe(form)
      expect(formOf(template, { applicationFormat: 'STANDARD' })).toBe(template)
    }
  })

  it('[WIZ-04] leads from the sender by the control to the template, and to pickup for paper', () => {
    const form = pdfForm(china)
    const replacement = { ...smallest, applicationType: 'ERSTATNINGSSERTIFIKAT' as const }
    expect(nextStep(form, smallest, 'avsender')).toEqual({ step: 'kontroll' })
    expect(nextStep(form, replacement, 'avsender')).toEqual({ step: 'sertifikatmal' })
    expect(nextStep(form, smallest, 'kontroll')).toEqual({ step: 'sertifikatmal' })
    expect(nextStep(form, smallest, 'sertifikatmal')).toEqual({ step: 'henting' })
    expect(nextStep(form, { ...smallest, certificateFormats: ['PDF'] }, 'sertifikatmal')).toEqual({
      step: 'oppsummering',
    })
  })

  const issues = (change: object, template = china) =>
    validateTemplate(pdfForm(template), { ...smallest, ...change }, exampleContext).map(
      ({ path, code }) => `${path} ${code}`,
    )

  it('[TPL-11] temperatures are required on paper, and may be told without', () => {
    const without = { certificateFormats: ['E_CERT'], consentForECert: given() }
    const details = (temperatureRequirements: object) => ({
      pdfCertificateDetails: { ...smallest.pdfCertificateDetails, temperatureRequirements },
    })
    expect(issues(details({}))).toHaveLength(2)
    expect(issues({ ...without, ...details({}) })).toEqual([])
    expect(issues({ ...without, ...details({ minTemperature: -25, maxTemperature: -18 }) })).toEqual([])
    expect(issues({ ...without, ...details({ minTemperature: 4, maxTemperature: 0 }) })).toEqual([
      'pdfCertificateDetails.temperatureRequirements.minTemperature minAboveMaxTemperature',
      'pdfCertificateDetails.temperatureRequirements.maxTemperature maxBelowMinTemperature',
    ])
    const stated = { ...smallest, ...without, ...details({ minTemperature: -25, maxTemperature: -18 }) }
    expect(relevantApplication({ ...anApplication(), ...stated } as Application).pdfCertificateDetails).toEqual(
      stated.pdfCertificateDetails,
    )
  })

  it('[TPL-11] a requisition is required where the template requires one', () => {
    const pdfCertificateDetails = { ...smallest.pdfCertificateDetails, requisition: [] }
    expect(issues({ pdfCertificateDetails })).toEqual(['pdfCertificateDetails.requisition required'])
    expect(issues({ pdfCertificateDetails }, getTemplate('1.1.12'))).toEqual([])
  })

  it('[TPL-11] a reason is asked for only where there was a choice of formats', () => {
    const { applicationFormatPdfReason: _, ...pdfCertificateDetails } = smallest.pdfCertificateDetails ?? {}
    expect(issues({ pdfCertificateDetails })).toEqual([`${reason}.reason pdfReasonRequired`])
    expect(issues({ pdfCertificateDetails }, { ...china, applicationFormats: ['PDF'] })).toEqual([])
  })

  it.each([
    ['12345678', 'pdfReasonDescriptionTooShort'],
    ['123456789', undefined],
    ['', 'pdfReasonDescriptionRequired'],
  ])('[TPL-11] the other reason «%s» gives %s', (description, code) => {
    const applicationFormatPdfReason = { reason: 'OTHER', description }
    const pdfCertificateDetails = { ...smallest.pdfCertificateDetails, applicationFormatPdfReason }
    expect(issues({ pdfCertificateDetails })).toEqual(code ? [`${reason}.description ${code}`] : [])
  })

  it('[WIZ-02] control is not asked of a replacement', () => {
    const control = pdfForm(china).steps.find(({ id }) => id === 'kontroll')
    expect(holds(control?.when, { applicationType: 'ERSTATNINGSSERTIFIKAT' })).toBe(false)
  })

  it.each([
    ['pdfClassificationRequired', 'Det må velges minst én HS-kode'],
    ['pdfRequired', 'Vennligst last opp utfylt PDF-mal'],
    ['pdfReasonRequired', 'Vennligst oppgi årsak til utfylling av mal'],
    ['pdfReasonInvalid', 'Vennligst velg en gyldig årsak'],
    ['pdfReasonDescriptionRequired', 'Vennligst oppgi annen årsak'],
    ['pdfReasonDescriptionTooShort', 'Beskrivelse må være minst 9 tegn'],
    [
      'requisitionInvalid',
      'Hvert saksnummer må være på formatet 2024/123456. Om flere enn et oppgis, må de skilles med komma.',
    ],
  ])('[TPL-11] %s in the words of the specification', (code, words) => {
    expect(issueText({ code }, 'nb', domainIssueTexts)).toBe(words)
  })
})
