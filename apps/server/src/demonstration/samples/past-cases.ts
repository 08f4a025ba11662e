import { type ApplicationStatus, osloEpoch, type Pin, today } from '@eksport/domain'
import { addDays, weekday } from '@eksport/forms'
import type { ApplicationDocument } from '../../db/application-document.ts'
import type { Sample } from './sample-schema.ts'
import { shiftDates } from './shift-dates.ts'

/** An officer's question: the answers it is about, and its text. */
interface Question {
  readonly pins: readonly Pin[]
  readonly message: string
}

/** A finished case and how it went. */
export interface PastCase {
  readonly sample: Sample
  readonly question: Question | undefined
  /** The time between its events, in steps of twenty minutes. */
  readonly pace: number
  /** Whether it was cancelled before anything was printed. */
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

/** Enough cases of each template for the statistics (EXP-13, EXP-14), and few enough not to delay the first start. */
const asked: Readonly<Record<string, readonly [Question, Question]>> = {
  '1.1.7': [address, code],
  '1.1.12': [address, lot],
  '2.1.22': [code, lot],
}

/**
 * Recently approved cases: days ago, whether the first question of the template was asked, and the pace. Those of one
 * template are issued and drawn; the others were cancelled before anything was printed.
 */
const issuedTemplate = '2.1.22'
const lately = [8, 10, 13, 15, 17].map((daysAgo, index) => ({ daysAgo, isAsked: index > 2, pace: 1 + index }))

/** Cases stopped in the year before: days ago, which of the two questions was asked, and how it ended. */
const stopped: readonly { daysAgo: number; question: number; status: ApplicationStatus }[] = Array.from(
  { length: 10 },
  (_, index) => ({
    daysAgo: 41 + index * 31,
    question: index % 2,
    status: index % 3 === 0 ? 'AVSLAG' : 'TRUKKET_TILBAKE',
  }),
)

/** No test person acts for this exporter, so their lists do not change. */
const exporter = { organisationNumber: '310000108', organisationName: 'Prøvehavn Eksport AS' }

const dayMilliseconds = 86_400_000
/** The samples of the file start at 4001. */
const firstReference = 3901

interface Past {
  readonly now: Date
  readonly daysAgo: number
  readonly status: ApplicationStatus
}

/** The consignment of a sample with another exporter, lot and day. */
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

/** [EXP-13] [EXP-14] The cases before the samples, so that the statistics cover a year. */
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
  // Numbers follow the order of submission.
  cases.sort((one, other) => other.daysAgo - one.daysAgo)
  return cases.map(({ base, daysAgo, status, pace, question }, index) => ({
    sample: sampleOf(base, firstReference + index, { now, daysAgo, status }),
    question,
    pace,
    isUnprinted: status === 'KANSELLERT',
  }))
}
