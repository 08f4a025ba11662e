import type { ApplicationAnswer } from '@eksport/api'
import { anApplication } from '@eksport/domain/testing'
import { expect, it } from 'vitest'
import { answersOf } from './answers-of.ts'
import { withChoice, withUnsent } from './unsent.ts'

const { certificateRetrieval, consentForECert, ...rest } = anApplication()

it('[CRT-03] a draft is filled in with the hidden answers that it keeps, and without declarations that are not asked', () => {
  const application = { ...rest, certificateFormats: ['PAPER'] } satisfies ApplicationAnswer['application']
  const draft = { ...application, certificateRetrieval, consentForECert } as ApplicationAnswer['draft']
  const answers = answersOf({ application, draft, validation: { errors: [], needsManualProcessing: false } })
  expect(answers.certificateRetrieval).toEqual(certificateRetrieval)
  expect(answers).not.toHaveProperty('consentForECert')
})

it('[CRT-03] a declaration that one gave does not stand where another has taken its question away', () => {
  const onPaper = anApplication({ certificateFormats: ['PAPER'], consentForECert: undefined })
  const given = { at: ['consentForECert'], value: consentForECert }
  expect(withUnsent(onPaper, [{ ...given, known: [undefined] }]).answers).not.toHaveProperty('consentForECert')
  const conflicts = [{ at: ['certificateFormats'], mine: ['E_CERT'], theirs: ['PAPER'] }]
  const answers = anApplication({ certificateFormats: ['E_CERT'] })
  expect(withChoice({ answers, conflicts }, () => true)).not.toHaveProperty('consentForECert')
  expect(withChoice({ answers, conflicts }, () => false)).toHaveProperty('consentForECert')
})
