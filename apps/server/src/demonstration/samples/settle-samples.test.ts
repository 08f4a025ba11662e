import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { statusSubject, transition } from '@eksport/domain'
import { findTemplate } from '@eksport/domain/templates'
import { aTransitionContext } from '@eksport/domain/testing'
import { describe, expect, it } from 'vitest'
import { samplesFile } from '../../db/product-mode.ts'
import { dataFolder } from '../../db/reference-data/load-reference-data.ts'
import { type LifeEvent, lifeOf } from './life-of.ts'
import { parseSample, parseSampleFile, type Sample } from './sample-schema.ts'
import { settleSamples } from './settle-samples.ts'

const roles = { exporter: 'I', caseworker: 'B', signer: 'V', leader: 'L', system: 'S' } as const
const recorded = { recordedBy: 'B', recordedTime: '2026-11-22T10:00:00+01:00' } as const

const { applications } = parseSampleFile(await readFile(join(dataFolder, samplesFile), 'utf8'))
const samples = settleSamples(applications.map(parseSample))
const named = (all: readonly Sample[]) => all.map((one) => [one.document.referenceNumber, one] as const)
const veterinarianOf = ({ document }: Sample) =>
  findTemplate(document.certificateTemplate)?.rules.veterinarianRequirement ?? 'NONE'

/** Where the table leads from the first event on, with everything written, ticked and answered that any of them asks for. */
function lived(sample: Sample, life: readonly LifeEvent[]): readonly string[] {
  const { document } = sample
  let subject = statusSubject({ ...document, applicationStatus: 'UNDER_REGISTRERING', revision: 1 })
  subject = {
    ...subject,
    caseworker: undefined,
    paperFate: undefined,
    paperSerial: undefined,
    replacedByApplicationReferences: undefined,
  }
  const input = { reason: 'x', message: 'x', legalBasis: 'x', paperFate: 'RETURNED' } as const
  return life.slice(1).map(({ event, who }) => {
    const actor = { role: roles[who], id: who, name: who }
    const context = aTransitionContext({
      input,
      veterinarianRequirement: veterinarianOf(sample),
      documentMatchesSnapshot: true,
      certificateDelivered: true,
      statusBeforeCancellation: 'UTSTEDT',
      original: { annulled: false, hasPaper: true, paperAccountedFor: true, returnAgreed: false, changes: [] },
    })
    const result = transition(subject, event as Parameters<typeof transition>[1], actor, context)
    if (!result.ok || result.to === 'deleted') return result.ok ? result.to : result.code
    const onPaper = event === 'print' ? { paperSerial: 'NO 1' } : {}
    const printed = event === 'confirm-print' ? { printConfirmedDateTime: recorded.recordedTime } : {}
    const gone = event === 'record-paper' ? { paperFate: { fate: 'RETURNED', ...recorded } as const } : {}
    subject = { ...subject, ...onPaper, ...printed, ...gone, applicationStatus: result.to }
    return result.to
  })
}

describe('the samples of the demonstration', () => {
  it.each(named(samples))(
    '[STA-01] %i has lived a life that the status machine allows, to the status that it has',
    (_, sample) => {
      const life = lifeOf(sample.document, veterinarianOf(sample))
      expect(lived(sample, life)).toEqual(life.slice(1).map(({ to }) => to))
      expect(life.at(-1)?.to).toBe(sample.document.applicationStatus)
    },
  )

  it.each(named(samples.filter(({ document }) => document.originalApplicationReference !== undefined)))(
    '[ACT-10] %i and its original are a pair that the machine can reach',
    (_, { document }) => {
      const original = samples.find((one) => one.document.referenceNumber === document.originalApplicationReference)
      const { applicationStatus, referenceNumber } = document
      const isIssued = applicationStatus === 'UTSTEDT'
      const held = applicationStatus === 'UNDER_REGISTRERING' ? 'ERSTATNING_UNDER_REGISTRERING' : 'ERSTATNING_BEHANDLES'
      expect(original?.document.applicationStatus).toBe(isIssued ? 'ERSTATTET' : held)
      expect(original?.document.replacedByApplicationReferences).toEqual(isIssued ? [referenceNumber] : undefined)
    },
  )

  it('[ACT-10] no original waits for a replacement that is not there', () => {
    const waiting = samples.filter(({ document }) => document.applicationStatus.startsWith('ERSTATNING_'))
    for (const { document } of waiting)
      expect(samples.some((one) => one.document.originalApplicationReference === document.referenceNumber)).toBe(true)
  })
})
