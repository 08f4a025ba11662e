import { randomUUID } from 'node:crypto'
import {
  type ApplicationStatus,
  applicationStatuses,
  type Effect,
  type RegisterAnswers,
  type StatusEvent,
  type Transition,
  transitions,
} from '@eksport/domain'
import { statusEvents } from '@eksport/domain/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { askRegisters } from '../application/ask-registers.ts'
import { beginDraft } from '../application/begin-draft.ts'
import { contentHash } from '../application/content.ts'
import { drawOnPaper } from '../application/draw-on-paper.ts'
import { type DrawnCertificate, drawApproved } from '../application/final-certificate.ts'
import type { ApplicationDocument } from '../db/application-document.ts'
import { insertApplication, nextReferenceNumber } from '../db/repositories/applications.ts'
import { insertDelivery } from '../db/repositories/certificate-deliveries.ts'
import { insertIssue } from '../db/repositories/certificate-issues.ts'
import { insertSnapshot } from '../db/repositories/snapshots.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import type { ActInput } from '../effects/effect.ts'
import { Refusal } from '../refusals/refusal.ts'
import { aDraft, startServer, type TestServer } from '../testing/index.ts'
import { type Acted, act, type By } from './act.ts'

type Role = Transition['who'][number]

const organisation = { organisationNumber: '310000043', name: 'Midnattsol Testlaks AS' }
const other = { id: 'demo-solveig-moen', name: 'Solveig Moen', office: 'KLOEFTA' }
const kari = { id: 'demo-kari-nordli', name: 'Kari Nordli', office: 'KLOEFTA' }
const moment = new Date()

/** One session for each role. Officers are the same person, so that nobody meets the case of another. */
function by(role: Role): By {
  if (role === 'S') return 'system'
  const times = { idHash: 'x', level: 4, createdAt: moment, lastSeenAt: moment } as const
  if (role !== 'I') return { ...times, audience: 'caseworker', organisation: null, person: { ...kari, roles: [role] } }
  const person = { id: 'demo-ingrid-solheim', name: 'Ingrid Solheim', roles: [] }
  return { ...times, audience: 'submitter', organisation, person }
}

let server: TestServer
let deps: Deps
let base: StoredApplication
let answers: RegisterAnswers

beforeAll(async () => {
  server = await startServer({ postgres: inject('postgres') })
  deps = server.running.deps
  base = await deps.transactions.run({ audience: 'system' }, (tx) =>
    beginDraft({
      tx,
      referenceData: deps.referenceData,
      applicant: organisation,
      person: { id: 'demo-ingrid-solheim', name: 'Ingrid Solheim' },
      draft: aDraft(moment),
      now: moment,
    }),
  )
  answers = await askRegisters(deps, base.document)
})
afterAll(() => server?.stop())

class Done extends Error {}

/** In a transaction that leaves nothing behind. */
async function tried(work: (tx: Transaction) => Promise<void>): Promise<void> {
  await deps.transactions
    .run({ audience: 'system' }, async (tx) => {
      await work(tx)
      throw new Done()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Done)) throw error
    })
}

interface Fixture {
  readonly document?: Partial<ApplicationDocument>
  readonly before?: ApplicationStatus
  readonly touched?: Date
  /** A valid issue, whose message has arrived, waits to leave, or waits for something else. */
  readonly issue?: 'DELIVERED' | 'WAITING' | 'UNSENT'
}

const begun: readonly ApplicationStatus[] = ['UNDER_REGISTRERING', 'INNSENDT']

/** An application in a status, as if all that leads there had happened. */
async function anApplicationIn(tx: Transaction, status: ApplicationStatus, fixture: Fixture = {}): Promise<number> {
  const referenceNumber = await nextReferenceNumber(tx)
  const document: ApplicationDocument = {
    ...base.document,
    ...(status === 'UNDER_REGISTRERING' ? {} : { submittedDateTime: moment.toISOString() }),
    ...(begun.includes(status) ? {} : { caseworker: kari }),
    ...fixture.document,
    referenceNumber,
    applicationStatus: status,
  }
  const stored = { ...base, document, statusBeforeCancellation: fixture.before }
  await insertApplication(tx, stored, fixture.touched ?? moment)
  const { organisationNumber } = organisation
  const created = { referenceNumber, organisationNumber, createdAt: moment }
  for (const kind of ['SUBMITTED', 'APPROVED'] as const)
    await insertSnapshot(tx, { ...created, kind, version: 1, document, sha256: contentHash(document) })
  if (fixture.issue !== undefined) {
    const issue = { id: randomUUID(), referenceNumber, organisationNumber, number: `T-${referenceNumber}`, issue: 1 }
    const made = { certificateTemplate: document.certificateTemplate, country: 'CN', sha256: 'x', issuedAt: moment }
    await insertIssue(tx, { ...issue, ...made, codeHash: null, paperSerial: null })
    const delivery = { ...created, issueId: issue.id, country: 'CN', status: 'issued' } as const
    if (fixture.issue !== 'UNSENT') await insertDelivery(tx, { ...delivery, state: fixture.issue, attempts: 1 })
  }
  return referenceNumber
}

/** All that the database says of an application. */
interface Seen {
  readonly row: { readonly status: string; readonly deleted_at: string | null; readonly document: ApplicationDocument }
  readonly statusBefore: string | null
  readonly history: readonly {
    readonly event: string
    readonly actor_role: string
    readonly facts: { readonly decision?: unknown } | null
  }[]
  readonly messages: readonly string[]
  readonly snapshots: readonly string[]
  readonly files: readonly string[]
  readonly retired: readonly string[]
  readonly deliveries: readonly string[]
  readonly notices: readonly string[]
  readonly jobs: readonly string[]
}

async function look(tx: Transaction, n: number): Promise<Seen> {
  const list = (column: string, table: string) =>
    sql.raw(
      `(select coalesce(json_agg(${column} order by ${column}), '[]') from ${table} where reference_number = ${n})`,
    )
  const { rows } = await tx.execute<{ seen: Seen }>(sql`select json_build_object(
    'row', (select to_jsonb(a) from applications a where reference_number = ${n}),
    'statusBefore', (select status_before_cancellation from applications where reference_number = ${n}),
    'history', (select coalesce(json_agg(h order by sequence), '[]') from history h where reference_number = ${n}),
    'messages', ${list('message_type', 'messages')}, 'snapshots', ${list('kind', 'snapshots')},
    'files', ${list('type', 'files')}, 'retired', ${list("coalesce(retired_as, '')", 'certificate_issues')},
    'deliveries', ${list('status', 'certificate_deliveries')}, 'notices', ${list('kind', 'notices')},
    'jobs', ${list('name', 'jobs')}) as seen`)
  const [row] = rows
  if (row === undefined) throw new Error('Nothing was seen')
  return row.seen
}

interface Happened {
  readonly event: StatusEvent
  readonly after: Seen
  readonly before: Seen
}
type Proof = (happened: Happened) => boolean

const said: Proof = ({ after, before }) => after.notices.length > before.notices.length
/** Nothing to be seen on the application itself: the tests of what follows see it. */
const elsewhere: Proof = () => true

/** What the database shows of each effect. */
const proofs: { readonly [Name in Effect]: Proof } = {
  'save-draft': ({ after }) => after.row.document.consignor.internalReference === 'NY',
  'soft-delete': ({ after }) => after.row.deleted_at !== null,
  'fix-answers': ({ after }) => after.row.document.submittedDateTime !== undefined,
  'fix-fee': ({ after }) => (after.row.document.fees ?? []).length > 0,
  snapshot: ({ after, before }) => after.snapshots.length > before.snapshots.length,
  'state-reasons': ({ after }) => after.history.at(-1)?.facts?.decision !== undefined,
  'submission-comment': ({ after }) => after.messages.includes('APPLICATION_SUBMISSION_COMMENT'),
  receipt: ({ after }) => after.jobs.includes('render-receipt'),
  'approve-if-clean': elsewhere,
  'fee-due': ({ after }) => after.row.document.feesDueDateTime !== undefined,
  'assign-caseworker': ({ after }) => after.row.document.caseworker?.id === kari.id,
  'unassign-caseworker': ({ after }) => after.row.document.caseworker === undefined,
  'hand-over': ({ after }) => after.row.document.caseworker?.id === other.id,
  'notify-owner': said,
  'notify-overdue': said,
  'cancellation-request': ({ after }) => after.row.document.cancellationInformation?.reasonForCancellation === 'Fordi',
  'remember-status': ({ after, before }) => after.statusBefore === before.row.status,
  'close-cancellation': ({ after }) =>
    (after.row.document.cancellationInformation !== undefined) ===
    ['KANSELLERT', 'ERSTATTET'].includes(after.row.status),
  'retire-issue': ({ after }) =>
    after.row.status === 'KANSELLERING_BEHANDLES'
      ? after.retired.includes('')
      : !after.retired.includes('') && after.deliveries.includes('withdrawn'),
  'clarification-request': ({ after }) => after.messages.includes('APPLICATION_CLARIFICATION_REQUEST'),
  'clarification-response': ({ after }) => after.messages.includes('APPLICATION_CLARIFICATION_RESPONSE'),
  'next-revision': ({ after }) => after.row.document.revision === 2,
  'notify-officer': ({ event, after }) => event === 'send' || after.notices.includes('CLARIFICATION_ANSWERED'),
  'notify-exporter': said,
  'notify-authority': said,
  'decision-letter': ({ after }) => after.files.includes('DECISION_LETTER'),
  'approval-stamp': ({ after, before }) =>
    after.row.document.approvedDateTime !== undefined && after.snapshots.length > before.snapshots.length,
  'clear-approval': ({ after }) => after.row.document.approvedDateTime === undefined,
  'waive-fee': elsewhere,
  'store-signed-certificate': ({ after }) => after.files.includes('ELECTRONICALLY_SIGNED_CERTIFICATE'),
  'send-e-cert': ({ after }) => after.deliveries.includes('issued') || after.row.status === 'GODKJENT',
  'issue-if-delivered': elsewhere,
  'store-paper-certificate': ({ after }) => after.files.includes('HEALTH_CERTIFICATE'),
  'confirm-paper': ({ after }) => after.row.document.printConfirmedDateTime !== undefined,
  'store-scan': ({ after }) => after.files.includes('SCANNED_HEALTH_CERTIFICATE'),
  'void-paper-serial': ({ after }) => after.row.document.paperSerial === undefined,
  'issue-stamp': ({ after }) => after.row.document.issuedDateTime !== undefined,
  'ready-for-pickup': said,
  'collected-stamp': ({ after }) => after.row.document.collectedTime !== undefined,
  'retrieved-stamp': ({ after }) => after.row.document.electronicallyRetrievedTime !== undefined,
  'link-replacement': ({ after }) => after.history.at(-1)?.event === 'replace',
  'record-original-paper': ({ after }) => after.row.document.paperFate?.fate === 'RETURNED',
  'original-sent': elsewhere,
  'original-issued': elsewhere,
  'original-replaced': elsewhere,
  'issue-replacement': elsewhere,
  'paper-anew': ({ after }) =>
    after.row.document.paperFate === undefined && after.row.document.issuedDateTime === undefined,
  'name-successor': ({ after }) => (after.row.document.replacedByApplicationReferences ?? []).length === 1,
  'return-task': said,
  'record-paper-fate': ({ after }) => after.row.document.paperFate?.fate === 'DESTROYED',
  'copy-fee': elsewhere,
  'print-copies': elsewhere,
  'close-copies': elsewhere,
  'store-copies': elsewhere,
  'copies-collected': elsewhere,
}

const others = { document: { caseworker: other } }
const nobodys = { document: { caseworker: undefined } }
const electronic = { certificateFormats: ['E_CERT'] } as const satisfies Fixture['document']
const printed = { paperSerial: 'NO 1', approvedDateTime: moment.toISOString() }
const cancelled: Fixture = {
  document: { cancellationInformation: { id: 'c', reasonForCancellation: 'Fordi' } },
  before: 'UTSTEDT',
}
const question = {
  askedDateTime: moment.toISOString(),
  questions: [{ messageId: 'm', pins: [], unlocksAll: true }],
}
const replacement = {
  reasonForReplacement: 'SKRIVEFEIL',
  consignmentLocation: { location: 'Under transport', country: 'CN', details: 'I transitt' },
}
const written = {
  reason: 'Fordi',
  message: 'Hei',
  legalBasis: 'Eksportforskriften § 4',
  collectedBy: 'Ola Nordmann',
  paperFate: 'DESTROYED',
  attachments: [],
  letter: new Uint8Array(Buffer.from('%PDF-1.7')),
} as const

/** What must hold for the event of a row, and what comes with it; where nothing is named, the status is enough. */
const prepared: Readonly<Record<string, Fixture & { readonly input?: ActInput }>> = {
  '11 UNDER_REGISTRERING': { document: { revision: 2 } },
  '2 UNDER_REGISTRERING': {
    input: { draft: aDraft(moment, { consignor: { organisationNumber: '310000043', internalReference: 'NY' } }) },
  },
  '6 UNDER_VURDERING': nobodys,
  '6 AVKLARING_INNSENDER': nobodys,
  '6 STOPPET': nobodys,
  '34 INNSENDT': others,
  '34 KANSELLERING_BEHANDLES': others,
  '35 INNSENDT': { document: { caseworker: kari } },
  '36 INNSENDT': { document: { caseworker: kari } },
  '7 GODKJENT': { issue: 'DELIVERED' },
  '7 UTSTEDT': { issue: 'DELIVERED' },
  '7 INNSENDT': { document: electronic, issue: 'DELIVERED' },
  '10 AVKLARING_INNSENDER': { document: { clarification: question } },
  '18 GODKJENT': { issue: 'DELIVERED', document: printed },
  '20 SKREVET_UT': { document: printed },
  '21 SKREVET_UT': { document: { ...printed, printConfirmedDateTime: moment.toISOString() }, issue: 'WAITING' },
  '21 UTSTEDT': { input: { attachments: [new File(['%PDF-1.7'], 'skann.pdf', { type: 'application/pdf' })] } },
  '22 GODKJENT': { document: electronic, issue: 'DELIVERED' },
  '24 KANSELLERING_BEHANDLES': { ...cancelled, input: { cancellationId: 'c' } },
  '25 KANSELLERING_BEHANDLES': { ...cancelled, issue: 'DELIVERED' },
  '26 KANSELLERING_BEHANDLES': cancelled,
  '27 UTSTEDT': { document: electronic, input: { replacement } },
  '31 GODKJENT': { issue: 'DELIVERED' },
  '31 SKREVET_UT': { issue: 'DELIVERED' },
  '31 UTSTEDT': { issue: 'DELIVERED' },
  '31 ERSTATNING_UNDER_REGISTRERING': { issue: 'DELIVERED' },
  '31 ERSTATNING_BEHANDLES': { issue: 'DELIVERED' },
  '31 KANSELLERING_BEHANDLES': { ...cancelled, issue: 'DELIVERED' },
  '33 UNDER_REGISTRERING': { touched: new Date(moment.getTime() - 91 * 86_400_000) },
}

/** Rows that happen to an original because of its replacement, or need more than a status: each has its own test, here or where it says. */
const elsewhereTested: Readonly<Record<string, string>> = {
  'auto-approve': 'what approves itself needs a template that may',
  sign: 'below, and handle-case.test.ts',
  print: 'below, and handle-case.test.ts',
  'original-accounted-for': 'below, by the paper of the original',
  'replacement-sent': 'below, by the replacement',
  'replacement-issued': 'below, by the replacement',
  'replacement-ended': 'below, by the replacement',
  'order-copies': 'routes/copies',
  'change-copies': 'routes/copies',
  'cancel-copies': 'routes/copies',
  'confirm-copies': 'routes/copies',
  'hand-out-copies': 'routes/copies',
}

interface Doing {
  readonly event: StatusEvent
  readonly role: Role
  readonly input?: ActInput | undefined
}

function happen(tx: Transaction, referenceNumber: number, { event, role, input }: Doing): Promise<Acted> {
  const drawn = input ?? {}
  const whole = { ...written, cancellation: { methodOfReturn: 'Post' }, applicant: organisation, ...drawn }
  const originalPaper = { state: 'RETURNED' } as const
  const registers = { answers, version: 1 }
  const transferTo = { personId: other.id } as const
  return act({
    tx,
    deps,
    by: by(role),
    event,
    referenceNumber,
    version: undefined,
    // Every event gets all that any needs: what it does not ask for it does not read.
    input: { originalPaper, registers, transferTo, cancellationId: 'c', replacement, draft: aDraft(moment), ...whole },
    now: moment,
  })
}

const ways = transitions
  .filter(({ event }) => !Object.hasOwn(elsewhereTested, event))
  .flatMap((row) => {
    // What leaves a long list of statuses as they are does so in the first and the last of them.
    const stays = row.from.length > 3 && row.from.length === row.to.length
    const from = stays ? [row.from[0], row.from.at(-1)].filter((status) => status !== undefined) : row.from
    return from.flatMap((status) => row.who.map((role) => ({ row, from: status, role })))
  })

it.each(ways.map((way) => [way.row.row, way.row.event, way.from, way.role, way] as const))(
  '[ACT-01] [ACT-02] row %i: %s from %s by %s happens, and its effects are there',
  async (number, event, from, role, { row }) => {
    await tried(async (tx) => {
      await tx.execute(sql`insert into flags values ('withdrawSubmitted', true) on conflict do nothing`)
      const { input, ...fixture } = prepared[`${number} ${from}`] ?? {}
      const referenceNumber = await anApplicationIn(tx, from, fixture)
      const before = await look(tx, referenceNumber)
      await happen(tx, referenceNumber, { event, role, input })
      const after = await look(tx, referenceNumber)
      if (!row.to.includes('deleted')) expect(row.to).toContain(after.row.status)
      const entry = after.history.find((one) => one.event === event)
      expect(entry?.actor_role).toBe(role === 'I' ? 'INNSENDER' : role === 'S' ? 'SYSTEM' : 'BEHANDLER')
      expect(row.effects.filter((effect) => !proofs[effect]({ event, before, after }))).toEqual([])
    })
  },
)

const roles: readonly Role[] = ['I', 'B', 'V', 'L', 'S']

it.each(applicationStatuses)(
  '[ACT-01] in %s nothing else happens, by nobody, and nothing is changed',
  async (status) => {
    await tried(async (tx) => {
      const referenceNumber = await anApplicationIn(tx, status, cancelled)
      const before = await look(tx, referenceNumber)
      for (const event of statusEvents) {
        const rows = transitions.filter((row) => row.event === event)
        const here = rows.filter((row) => row.from.includes(status))
        // Where the status forbids it one who may elsewhere is enough; where it does not, everybody else is asked.
        const others = here.length === 0 ? rows.flatMap(({ who }) => who).slice(0, 1) : roles
        for (const role of others.filter((one) => !here.some(({ who }) => who.includes(one)))) {
          const refusal = await happen(tx, referenceNumber, { event, role }).catch((error: unknown) => error)
          expect(refusal, `${event} by ${role}`).toBeInstanceOf(Refusal)
          expect(refusal, `${event} by ${role}`).toMatchObject({
            code: 'TRANSITION_REFUSED',
            params: { reason: here.length === 0 ? 'not-possible' : 'not-allowed' },
          })
        }
      }
      expect(await look(tx, referenceNumber)).toEqual(before)
    })
  },
)

const replacing = { applicationType: 'ERSTATNINGSSERTIFIKAT' } as const
const returned = { paperFate: { fate: 'RETURNED', recordedBy: 'x', recordedTime: moment.toISOString() } } as const
const agreed = { returnAgreement: { recordedBy: 'x', recordedTime: moment.toISOString() } }
const ready = { ...printed, printConfirmedDateTime: moment.toISOString() }

it.each([
  [3, 'UNDER_REGISTRERING', 'delete', 'I', 'ERSTATNING_UNDER_REGISTRERING', {}, 'UTSTEDT'],
  [4, 'UNDER_REGISTRERING', 'send', 'I', 'ERSTATNING_UNDER_REGISTRERING', {}, 'ERSTATNING_BEHANDLES'],
  [7, 'INNSENDT', 'cancel', 'I', 'ERSTATNING_BEHANDLES', {}, 'UTSTEDT'],
  [11, 'AVKLARING_INNSENDER', 'withdraw', 'I', 'ERSTATNING_BEHANDLES', {}, 'UTSTEDT'],
  [14, 'UNDER_VURDERING', 'refuse', 'B', 'ERSTATNING_BEHANDLES', {}, 'UTSTEDT'],
  [21, 'SKREVET_UT', 'issue', 'B', 'ERSTATNING_BEHANDLES', returned, 'ERSTATTET'],
  [21, 'SKREVET_UT', 'issue', 'B', 'ERSTATNING_BEHANDLES', agreed, 'KANSELLERING_BEHANDLES'],
  [21, 'SKREVET_UT', 'issue', 'B', 'ERSTATNING_BEHANDLES', electronic, 'ERSTATTET'],
  [31, 'SKREVET_UT', 'annul', 'L', 'ERSTATNING_BEHANDLES', {}, 'UTSTEDT'],
  [30, 'AVKLARING_INNSENDER', 'withdraw', 'I', 'ERSTATNING_BEHANDLES', returned, 'GODKJENT'],
  [31, 'SKREVET_UT', 'issue', 'B', 'ANNULLERT', electronic, 'ANNULLERT'],
] as const)(
  '[ACT-10] row %i: a replacement in %s that %s by %s moves its original from %s with %j to %s',
  async (_row, status, event, role, held, known, to) => {
    await tried(async (tx) => {
      const original = await anApplicationIn(tx, held, { document: known, issue: 'DELIVERED' })
      const document = {
        ...replacing,
        ...(status === 'SKREVET_UT' ? ready : {}),
        originalApplicationReference: original,
      }
      const referenceNumber = await anApplicationIn(tx, status, { document, issue: 'WAITING' })
      await happen(tx, referenceNumber, { event, role })
      const { row, retired, deliveries, notices } = await look(tx, original)
      expect(row.status).toBe(to)
      const isOver = to === 'ERSTATTET' || to === 'KANSELLERING_BEHANDLES'
      expect(row.document.replacedByApplicationReferences).toEqual(isOver ? [referenceNumber] : undefined)
      expect(retired).toEqual([isOver ? 'REPLACED' : ''])
      expect(deliveries.includes('replaced')).toBe(isOver)
      expect(notices.includes('PAPER_TO_RETURN')).toBe(to === 'KANSELLERING_BEHANDLES')
      // What nobody holds any more is printed anew, and what was recorded of the old paper is history.
      expect(notices.includes('PAPER_TO_PRINT_AGAIN')).toBe(to === 'GODKJENT')
      if (to === 'GODKJENT') expect(row.document).not.toHaveProperty('paperFate')
    })
  },
)

it('[ACT-10] an electronic replacement that waits for that paper alone is issued when it is recorded', async () => {
  await tried(async (tx) => {
    const original = await anApplicationIn(tx, 'ERSTATNING_BEHANDLES', { issue: 'DELIVERED' })
    const document = { ...replacing, ...electronic, originalApplicationReference: original }
    const referenceNumber = await anApplicationIn(tx, 'GODKJENT', { document, issue: 'DELIVERED' })
    const { stored } = await happen(tx, original, { event: 'record-paper', role: 'B' })
    expect(stored.document.applicationStatus).toBe('ERSTATTET')
    expect((await look(tx, referenceNumber)).row.status).toBe('UTSTEDT')
  })
})

it('[ACT-10] the message of an electronic replacement leaves when the paper of its original is accounted for, and once', async () => {
  await tried(async (tx) => {
    const original = await anApplicationIn(tx, 'ERSTATNING_BEHANDLES', { document: printed, issue: 'DELIVERED' })
    const document = { ...replacing, ...electronic, originalApplicationReference: original }
    const referenceNumber = await anApplicationIn(tx, 'GODKJENT', { document, issue: 'UNSENT' })
    expect((await look(tx, referenceNumber)).deliveries).toEqual([])
    for (const state of ['RETURN_AGREED', 'RETURNED'] as const) {
      const originalPaper = { state, trackingNumber: 'RR 1 NO' }
      await happen(tx, original, { event: 'record-paper', role: 'B', input: { originalPaper, registers: undefined } })
      const { row, deliveries } = await look(tx, referenceNumber)
      expect([row.status, deliveries]).toEqual(['GODKJENT', ['issued']])
    }
  })
})

it('[ACT-10] a paper original of which nothing is recorded holds its replacement back', async () => {
  await tried(async (tx) => {
    const original = await anApplicationIn(tx, 'ERSTATNING_BEHANDLES')
    const document = { ...replacing, ...ready, originalApplicationReference: original }
    const referenceNumber = await anApplicationIn(tx, 'SKREVET_UT', { document })
    await expect(happen(tx, referenceNumber, { event: 'issue', role: 'B' })).rejects.toMatchObject({
      params: { reason: 'originalAccountedFor' },
    })
  })
})

it.each(['sign', 'print'] as const)('[ACT-02] rows 16 and 19: %s keeps what was drawn', async (event) => {
  const role = event === 'sign' ? 'V' : 'B'
  const status = event === 'sign' ? 'TIL_SIGNERING' : 'GODKJENT'
  const referenceNumber = await deps.transactions.run({ audience: 'system' }, (tx) => anApplicationIn(tx, status))
  const drawing = { referenceNumber, now: moment, certifier: { name: kari.name, office: kari.office, role } } as const
  const session = by('B')
  if (session === 'system') throw new Error('An officer has a session')
  const drawn: DrawnCertificate | undefined =
    event === 'sign' ? await drawApproved(deps, drawing) : await drawOnPaper(deps, { ...drawing, session })
  await tried(async (tx) => {
    const before = await look(tx, referenceNumber)
    await happen(tx, referenceNumber, { event, role, input: { drawn } })
    const after = await look(tx, referenceNumber)
    const row = transitions.find((one) => one.event === event)
    expect(row?.effects.filter((effect) => !proofs[effect]({ event, before, after }))).toEqual([])
    expect(after.row.status).toBe(event === 'sign' ? 'GODKJENT' : 'SKREVET_UT')
  })
})
