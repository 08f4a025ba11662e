import { type ApplicationStatus, osloEpoch, type Pin, today } from '@eksport/domain'
import { addDays, weekday } from '@eksport/forms'
import type { ApplicationDocument } from '../../db/application-document.ts'
import type { Sample } from './sample-schema.ts'
import { shiftDates } from './shift-dates.ts'

/** A question of an officer: what it is about, in the words of a message. */
interface Question {
  readonly pins: readonly Pin[]
  readonly message: string
}

/** A case that is over, and how it went. */
export interface PastCase {
  readonly sample: Sample
  readonly question: Question | undefined
  /** How slowly it went, in steps of twenty minutes. */
  readonly pace: number
  /** It was cancelled before anything was printed. */
  readonly isUnprinted: boolean
}

const address: Question = {
  pins: [{ fact: 'recipient.consignee.name' }],
  message: 'Mottakeren står med en annen adresse i importlisensen. Er adressen riktig?',
}
const code: Question = {
  pins: [{ line: 'productLines', fact: 'productClassificationCode' }],
  message: 'HS-koden passer ikke til varen. Hvilken kode gjelder?',
}
const lot: Question = {
  pins: [{ line: 'productLines', fact: 'lotNumber' }],
  message: 'Partinummeret står ikke på pakklisten. Hvilket parti er det?',
}

/** Of each template enough to be told of (EXP-13, EXP-14), and no more than a first start can draw while somebody waits. */
const asked: Readonly<Record<string, readonly [Question, Question]>> = {
  '1.1.7': [address, code],
  '1.1.12': [address, lot],
  '2.1.22': [code, lot],
}

/**
 * What was approved lately: days ago, whether the first question of its template was asked, and its pace. One template's are issued, and
 * drawn; the others' exporters cancelled before anything was printed.
 */
const issuedTemplate = '2.1.22'
const lately = [8, 10, 13, 15, 17].map((daysAgo, index) => ({ daysAgo, isAsked: index > 2, pace: 1 + index }))

/** What was stopped in the year before: days ago, which of the two questions was asked, and how it ended. */
const stopped: readonly { daysAgo: number; question: number; status: ApplicationStatus }[] = Array.from(
  { length: 10 },
  (_, index) => ({
    daysAgo: 41 + index * 31,
    question: index % 2,
    status: index % 3 === 0 ? 'AVSLAG' : 'TRUKKET_TILBAKE',
  }),
)

/** Nobody of the test persons acts for it: what stands in their lists stays. */
const exporter = { organisationNumber: '310000108', organisationName: 'Prøvehavn Eksport AS' }

const dayMilliseconds = 86_400_000
/** The samples of the file begin at 4001. */
const firstReference = 3901

interface Past {
  readonly now: Date
  readonly daysAgo: number
  readonly status: ApplicationStatus
}

/** The same consignment as a sample, of another exporter, lot and day. */
function sampleOf(base: Sample, referenceNumber: number, { now, daysAgo, status }: Past): Sample {
  const { document } = base
  const wanted = addDays(today(now.toISOString()), -daysAgo)
  const day = addDays(wanted, -Math.max(0, weekday(wanted) - 5))
  const sent = new Date(osloEpoch(day, '09:10') ?? now.getTime()).toISOString()
  const between = Date.parse(sent) - Date.parse(document.submittedDateTime ?? sent)
  const shifted = shiftDates(document, Math.round(between / dayMilliseconds)) as ApplicationDocument // its own shape
  const { issuedDateTime: _, replacedByApplicationReferences: __, ...moved } = shifted
  return {
    attachments: [],
    messages: [],
    document: {
      ...moved,
      referenceNumber,
      applicationStatus: status,
      submittedDateTime: sent,
      consignor: { ...moved.consignor, ...exporter, internalReference: `F-${referenceNumber}` },
      sender: { ...moved.sender, submittingApplicant: exporter },
      productLines: (moved.productLines ?? []).map((line, index) => ({
        ...line,
        lotNumber: `P${referenceNumber}-${index}`,
      })),
    },
  }
}

/** [EXP-13] [EXP-14] What came before the samples, so that a demonstration has a year to tell of. */
export function pastCases(samples: readonly Sample[], now: Date): PastCase[] {
  const cases = Object.entries(asked).flatMap(([template, questions]) => {
    const base = samples.find(
      ({ document: { certificateTemplate, applicationStatus, productLines = [] } }) =>
        certificateTemplate === template && applicationStatus === 'UTSTEDT' && productLines.length > 0,
    )
    if (base === undefined) return []
    return [
      ...stopped.map(({ daysAgo, question, status }) => ({
        base,
        daysAgo,
        status,
        pace: 1,
        question: questions[question],
      })),
      ...lately.map(({ daysAgo, isAsked, pace }) => ({
        base,
        daysAgo,
        status: template === issuedTemplate ? ('UTSTEDT' as const) : ('KANSELLERT' as const),
        pace,
        question: isAsked ? questions[0] : undefined,
      })),
    ]
  })
  // Numbers are given in the order of sending.
  cases.sort((one, other) => other.daysAgo - one.daysAgo)
  return cases.map(({ base, daysAgo, status, pace, question }, index) => ({
    sample: sampleOf(base, firstReference + index, { now, daysAgo, status }),
    question,
    pace,
    isUnprinted: status === 'KANSELLERT',
  }))
}
