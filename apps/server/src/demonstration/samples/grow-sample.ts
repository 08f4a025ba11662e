import { hasPaper, isCaseRole } from '@eksport/domain'
import type { ApplicationDocument } from '../../db/application-document.ts'
import type { StoredApplication } from '../../db/stored-application.ts'
import type { Deps } from '../../deps.ts'
import { testPersons } from '../test-persons.ts'
import { type LifeEvent, lifeOf } from './life-of.ts'
import type { Sample } from './sample-schema.ts'
import { timesOf } from './time-of.ts'

/** The officer of the demonstration whose rights about cases go as far as this role. */
export function officer(role: 'B' | 'V' | 'L') {
  const person = testPersons.persons.find(({ roles }) => roles.filter(isCaseRole).at(-1) === role)
  if (person === undefined) throw new Error(`No test person has no more than the role ${role}`)
  return person
}

/** The sample with what its life has written into it. */
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

/** A sample with the life that has led to its status. */
export interface GrownSample {
  readonly sample: Sample
  readonly stored: StoredApplication
  readonly life: readonly LifeEvent[]
  readonly times: readonly Date[]
}

/** Lives the life of a sample up to now, without writing anything. */
export function growSample({ referenceData }: Pick<Deps, 'referenceData'>, sample: Sample, now: Date): GrownSample {
  const template = referenceData.templates.find(({ code }) => code === sample.document.certificateTemplate)
  const life = lifeOf(sample.document, template?.veterinarianRequirement ?? 'NONE')
  const times = timesOf(sample.document, life, now)
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
  return { sample, stored, life, times }
}
