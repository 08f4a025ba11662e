import { setImmediate } from 'node:timers/promises'
import type { ChangePreview, Judgement } from '@eksport/api'
import {
  type ChangedThing,
  changeIssues,
  isDrawnForControl,
  isReplacement,
  nothingAsked,
  osloEpoch,
  reasonsForPerson,
  statusSubject,
  today,
} from '@eksport/domain'
import { formOf, templateOf } from '@eksport/domain/templates'
import { addDays, validateTemplate } from '@eksport/forms'
import { type ReferenceData, readReferenceData } from '../db/reference-data/read-reference-data.ts'
import { type SentCase, sentCases, sentNumbers } from '../db/repositories/sent-cases.ts'
import type { Transaction } from '../db/transaction.ts'
import { choiceIssues } from '../drafting/check-choices.ts'
import { feesFor } from '../drafting/fees.ts'
import { assessStored } from '../drafting/rule-check.ts'
import { applicationContext } from '../drafting/validation-facts.ts'
import { controlDrawOn, mayApproveItselfOn } from '../reference-data/settings.ts'
import { thingBefore } from '../reference-data/thing-before.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { requireRight } from '../standing/require-right.ts'

interface Asked {
  readonly tx: Transaction
  readonly session: ActiveSession
  readonly now: Date
}

const days = 30
/** Applications to compare, which takes some seconds; if there are more, the newest. */
const judgedLimit = 2_000
/** Applications read at a time, so that the database hears from us before it ends an idle transaction. */
const batch = 10
/** Rows to show, as many as people read. */
const shownLimit = 200

const undecided: ReadonlySet<string> = new Set(['INNSENDT', 'UNDER_VURDERING', 'AVKLARING_INNSENDER', 'STOPPET'])

/** The reference data as if the change had always held. */
async function dataWith(tx: Transaction, change: ChangedThing, day: string): Promise<ReferenceData> {
  const data = await readReferenceData(tx, day, [{ change, validFrom: day }])
  if (change.kind === 'fee') {
    // Changes every row of the fee, whatever its period.
    const fees = data.fees.map((row) => (row.code === change.subject ? { ...row, amount: change.value } : row))
    return { ...data, fees }
  }
  const { kind, subject } = change
  const always = '0001-01-01'
  // Values are ordered, and the last one holds.
  if (kind === 'auto-approve')
    return { ...data, settings: [...data.settings, { name: kind, subject, validFrom: always, value: change.value }] }
  if (kind === 'rule-parameter')
    return { ...data, settings: [...data.settings, { name: kind, subject, validFrom: always, value: change.value }] }
  return data
}

/** [ADM-02] Refuses what could not be proposed, except values that hold already: their result, no difference, is an answer. */
function refuseSenseless(data: ReferenceData, change: ChangedThing, day: string): void {
  const validFrom = day
  const found = changeIssues({ change, validFrom, reason: 'tried' }, thingBefore(data, { change, validFrom }, day))
  const issues = found.filter(({ code }) => code !== 'changeSame')
  if (issues.length > 0) throw new Refusal('INVALID_REQUEST', { issues })
}

interface Judged extends Judgement {
  readonly reasons: ReturnType<typeof reasonsForPerson>
  /** The fields that would prevent choosing or sending it. */
  readonly stops: ReadonlySet<string>
}

/** The assessment of an application at the moment it was sent. */
function judge(data: ReferenceData, { document, sentAt, answers = nothingAsked }: SentCase): Judged {
  const day = today(sentAt.toISOString())
  const sending = { ...document, applicationStatus: 'UNDER_REGISTRERING' as const }
  const validation = assessStored(data, sending, answers, sentAt)
  const reasons = reasonsForPerson({
    validation,
    autoApprove: mayApproveItselfOn(data, document.certificateTemplate, day),
    drawnForControl: isDrawnForControl(document.referenceNumber, controlDrawOn(data, day)),
    veterinarianRequirement:
      data.templates.find(({ code }) => code === document.certificateTemplate)?.veterinarianRequirement ?? 'POSSIBLE',
    applicationFormat: document.applicationFormat,
    isReplacement: isReplacement(statusSubject(document)),
  })
  const template = templateOf(document)
  const issues =
    template === undefined
      ? []
      : [
          ...choiceIssues(data, document),
          ...validateTemplate(formOf(template, document), sending, applicationContext(data, document, sentAt)),
        ]
  const isCritical = validation.errors.some(({ severity }) => severity === 'CRITICAL')
  const fees = feesFor(data, document, { now: sentAt, needsManualProcessing: validation.needsManualProcessing })
  return {
    findings: [...new Set(reasons.map(({ code }) => code))],
    outcome: isCritical ? 'STOPPED' : reasons.length === 0 ? 'AUTO_APPROVED' : 'MANUAL',
    fee: fees.reduce((sum, { amount }) => sum + amount, 0),
    reasons,
    stops: new Set(issues.map(({ path, code }) => `${path} ${code}`)),
  }
}

interface Compared {
  readonly referenceNumber: number
  readonly certificateTemplate: string
  readonly country: string
  readonly isOpen: boolean
  readonly before: Judged
  readonly after: Judged
}

/** Compares the outcomes. An application that its form would refuse counts as stopped, whatever the rules say. */
function compare(before: Judged, after: Judged): { readonly before: Judged; readonly after: Judged } {
  const isStopped = [...after.stops].some((stop) => !before.stops.has(stop))
  return { before, after: isStopped ? { ...after, outcome: 'STOPPED' } : after }
}

const lost = ({ before, after }: Compared) => before.findings.some((code) => !after.findings.includes(code))
const gained = ({ before, after }: Compared) => after.findings.some((code) => !before.findings.includes(code))
const became = (outcome: Judgement['outcome']) => (one: Compared) =>
  one.after.outcome === outcome && one.before.outcome !== outcome
const paysOther = ({ before, after }: Compared) => before.fee !== after.fee
const differs = (one: Compared) =>
  lost(one) || gained(one) || paysOther(one) || one.before.outcome !== one.after.outcome

const shown = ({ findings, outcome, fee }: Judged): Judgement => ({ findings, outcome, fee })

function figuresOf(differing: readonly Compared[]): Omit<ChangePreview, 'from' | 'to' | 'sent' | 'judged'> {
  const numberOf = (holds: (one: Compared) => boolean) => differing.filter(holds).length
  const reasons = differing.flatMap(({ before, after }) => [...before.reasons, ...after.reasons])
  return {
    differ: differing.length,
    lostFinding: numberOf(lost),
    newFinding: numberOf(gained),
    newlyApproved: numberOf(became('AUTO_APPROVED')),
    newlyManual: numberOf(became('MANUAL')),
    newlyStopped: numberOf(became('STOPPED')),
    otherFee: numberOf(paysOther),
    open: numberOf(({ isOpen }) => isOpen),
    cases: differing.slice(0, shownLimit).map(({ referenceNumber, certificateTemplate, country, before, after }) => ({
      referenceNumber,
      certificateTemplate,
      country,
      before: shown(before),
      after: shown(after),
    })),
    words: Object.fromEntries(reasons.map(({ code, messages }) => [code, messages])),
  }
}

/**
 * [ADM-01] [ADM-02] What a change would have done to the applications of the last 30 days: each submission is assessed
 * by today's rules with the current and with the changed reference data. Stores nothing.
 */
export async function previewChange({ tx, session, now }: Asked, change: ChangedThing): Promise<ChangePreview> {
  requireRight(session, 'change-parameters')
  const to = today(now.toISOString())
  const from = addDays(to, -days)
  const before = await readReferenceData(tx, to)
  refuseSenseless(before, change, to)
  const data = { before, after: await dataWith(tx, change, to) }
  const since = new Date(osloEpoch(from, '00:00') ?? now.getTime())
  const { numbers, sent } = await sentNumbers(tx, since, judgedLimit)
  const statuses = new Map(numbers.map(({ referenceNumber, status }) => [referenceNumber, status]))
  const differing: Compared[] = []
  let judged = 0
  for (let start = 0; start < numbers.length; start += batch) {
    const cases = await sentCases(
      tx,
      numbers.slice(start, start + batch).map(({ referenceNumber }) => referenceNumber),
    )
    for (const one of cases) {
      const { referenceNumber, document } = one
      const compared = {
        referenceNumber,
        certificateTemplate: document.certificateTemplate,
        country: document.countryOfDestination,
        isOpen: undecided.has(statuses.get(referenceNumber) ?? ''),
        ...compare(judge(data.before, one), judge(data.after, one)),
      }
      if (differs(compared)) differing.push(compared)
    }
    judged += cases.length
    // Lets other requests run in between.
    await setImmediate()
  }
  differing.sort((one, other) => other.referenceNumber - one.referenceNumber)
  return { from, to, sent, judged, ...figuresOf(differing) }
}
