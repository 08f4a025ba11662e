import { hasPaper, isCaseRole } from '@eksport/domain'
import type { ApplicationDocument } from '../../db/application-document.ts'
import type { StoredApplication } from '../../db/stored-application.ts'
import type { Deps } from '../../deps.ts'
import { testPersons } from '../test-persons.ts'
import { cancelledUnprinted, type LifeEvent, lifeOf, withQuestion } from './life-of.ts'
import type { PastCase } from './past-cases.ts'
import type { Sample } from './sample-schema.ts'

const hour = 3_600_000

/**
 * The times of a life's events, in order, `pace` times twenty minutes apart, around the times that the sample names,
 * and never in the future.
 */
function timesOf(document: ApplicationDocument, life: readonly LifeEvent[], now: Date, pace = 1): Date[] {
  const latest = now.getTime()
  const named = new Map<string, string | undefined>([
    ['send', document.submittedDateTime],
    ['issue', document.issuedDateTime],
  ])
  const sent = Math.min(
    latest - 6 * hour,
    Date.parse(document.submittedDateTime ?? new Date(latest - 20 * hour).toISOString()),
  )
  const issuedAt =
    document.issuedDateTime === undefined ? undefined : Math.min(Date.parse(document.issuedDateTime), latest)
  let previous = sent - 3 * hour
  return life.map(({ event }) => {
    const wanted = named.get(event)
    const step =
      event === 'create'
        ? previous
        : Math.max(previous + (pace * hour) / 3, wanted === undefined ? 0 : Date.parse(wanted))
    // Events before the issue stay before it, even if the sample leaves little time.
    const limit =
      issuedAt !== undefined && ['take', 'approve', 'sign', 'print'].includes(event) ? issuedAt - 1000 : latest
    previous = Math.min(step, limit)
    return new Date(previous)
  })
}

/** A test officer with this role as the highest for cases. */
export function officer(role: 'B' | 'V' | 'L') {
  const person = testPersons.persons.find(({ roles }) => roles.filter(isCaseRole).at(-1) === role)
  if (person === undefined) throw new Error(`No test person has no more than the role ${role}`)
  return person
}

/** The sample's document with what its events have written into it. */
function grown({ document }: Sample, life: readonly LifeEvent[], times: readonly Date[]): ApplicationDocument {
  const timeOf = (event: string) => times[life.findIndex((entry) => entry.event === event)]?.toISOString()
  const { id, name, office } = officer('B')
  const taken = timeOf('take')
  const approved = timeOf('approve')
  const submitted = timeOf('send')
  const issued = timeOf('issue')
  const printed = timeOf('confirm-print')
  const gone = hasPaper(document) ? (timeOf('record-paper') ?? timeOf('grant-cancellation')) : undefined
  return {
    ...document,
    createdDateTime: times[0]?.toISOString(),
    ...(submitted === undefined ? {} : { submittedDateTime: submitted }),
    ...(taken === undefined
      ? {}
      : { caseworker: { id, name, ...(office === undefined ? {} : { office }) }, feesDueDateTime: taken }),
    ...(approved === undefined ? {} : { approvedDateTime: approved }),
    ...(printed === undefined ? {} : { printConfirmedDateTime: printed }),
    ...(issued === undefined ? {} : { issuedDateTime: issued }),
    ...(gone === undefined ? {} : { paperFate: { fate: 'RETURNED', recordedBy: name, recordedTime: gone } }),
    version: life.length,
  }
}

/** A sample with the events that led to its status. */
export interface GrownSample {
  readonly sample: Sample
  readonly stored: StoredApplication
  readonly life: readonly LifeEvent[]
  readonly times: readonly Date[]
}

/** Adds the question as a message, and the exporter's answer. */
function withWords(
  sample: Sample,
  question: PastCase['question'],
  life: readonly LifeEvent[],
  times: readonly Date[],
): Sample {
  if (question === undefined) return sample
  const at = (event: string) => times[life.findIndex((one) => one.event === event)]?.toISOString()
  const exchange = [
    {
      messageType: 'APPLICATION_CLARIFICATION_REQUEST' as const,
      message: question.message,
      createdTime: at('request-clarification'),
    },
    {
      messageType: 'APPLICATION_CLARIFICATION_RESPONSE' as const,
      message: 'Det er kontrollert og riktig.',
      createdTime: at('resend'),
    },
  ]
  const messages = exchange.flatMap(({ createdTime, ...words }) =>
    createdTime === undefined ? [] : [{ ...words, createdTime }],
  )
  return { ...sample, messages: [...sample.messages, ...messages] }
}

/** Derives everything that a sample's life would have produced by now, without storing it. */
export function growSample(
  { referenceData }: { readonly referenceData: Pick<Deps['referenceData'], 'templates'> },
  sample: Sample,
  now: Date,
  { question, pace = 1, isUnprinted = false }: Partial<Omit<PastCase, 'sample'>> = {},
): GrownSample {
  const template = referenceData.templates.find(({ code }) => code === sample.document.certificateTemplate)
  const whole = lifeOf(sample.document, template?.veterinarianRequirement ?? 'NONE')
  const plain = isUnprinted ? cancelledUnprinted(whole) : whole
  const life = question === undefined ? plain : withQuestion(plain, question.pins)
  const times = timesOf(sample.document, life, now, pace)
  const document = grown(sample, life, times)
  const applicant = document.sender?.submittingApplicant ?? { organisationNumber: '', organisationName: '' }
  const cancelled = document.applicationStatus === 'KANSELLERING_BEHANDLES'
  const stored: StoredApplication = {
    ...applicant,
    document,
    statusBeforeCancellation: cancelled ? 'UTSTEDT' : undefined,
    createdAt: times[0] ?? now,
    updatedAt: times.at(-1) ?? now,
  }
  return { sample: withWords(sample, question, life, times), stored, life, times }
}
