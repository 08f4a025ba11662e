import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applicationActions } from '../../application/application-action.ts'
import { type ApplicationStatus, applicationStatuses } from '../../application/enumerations.ts'
import { anAssessment, aStatusSubject, aTransitionContext } from '../../testing/index.ts'
import { actionsFor } from './actions-for.ts'
import { eventChecks } from './checks.ts'
import type { Effect } from './effects.ts'
import { type Actor, eventOfAction, type Role, roles, type StatusEvent, statusEvents } from './event.ts'
import { hasRight, isCaseRole, officerRoles } from './officer-rights.ts'
import { pickupState } from './pickup-state.ts'
import { endStatuses } from './status-groups.ts'
import { transition } from './transition.ts'
import type { NewPickup, StatusSubject, TransitionContext } from './transition-context.ts'
import { transitions } from './transitions.ts'

const actor = (role: Role): Actor => ({ role, id: `person-${role}`, name: role })

const aPickup = (but: Partial<NewPickup> = {}): NewPickup => ({
  isInOrder: true,
  isAnother: true,
  ...but,
})

const everything = aTransitionContext({
  veterinarianRequirement: 'REQUIRED',
  withdrawSubmitted: true,
  documentMatchesSnapshot: true,
  certificateDelivered: true,
  certificateMade: true,
  statusBeforeCancellation: 'GODKJENT',
  original: { annulled: false, hasPaper: true, paperAccountedFor: true, returnAgreed: false, changes: [] },
  copyPickupOpen: true,
  pickup: 'MOVABLE',
  newPickup: aPickup(),
  newDeparture: { isInOrder: true, isAnother: true },
  input: {
    reason: 'Fordi',
    message: 'Hei',
    legalBasis: '§ 1',
    collectedBy: 'Ola Nordmann',
    paperFate: 'RETURNED',
    numberOfCopies: 2,
  },
})

const recorded = { recordedBy: 'me', recordedTime: '2026-11-22T10:00:00+01:00' } as const
const returned = { paperFate: { fate: 'RETURNED', ...recorded } } as const
const agreed = { returnAgreement: recorded } as const

const inStatus = (applicationStatus: ApplicationStatus, overrides: Partial<StatusSubject> = {}) =>
  aStatusSubject({ applicationStatus, ...overrides })

const wellPrinted = { printConfirmedDateTime: '2026-11-22T10:00:00+01:00' }

/** What an event writes into the application that the table reads again. */
function stamped(effects: readonly Effect[]): Partial<StatusSubject> {
  if (effects.includes('confirm-paper')) return wellPrinted
  return effects.includes('void-paper-serial') ? { printConfirmedDateTime: undefined } : {}
}

function run(
  from: ApplicationStatus,
  event: StatusEvent,
  role: Role,
  context: Partial<TransitionContext> = {},
  overrides: Partial<StatusSubject> = {},
) {
  return transition(inStatus(from, overrides), event, actor(role), { ...everything, ...context })
}

describe('the transition table', () => {
  it('[STA-01] leads one certificate on paper and electronically all the way', () => {
    const path: [StatusEvent, Role, ApplicationStatus][] = [
      ['send', 'I', 'INNSENDT'],
      ['take', 'B', 'UNDER_VURDERING'],
      ['request-clarification', 'B', 'AVKLARING_INNSENDER'],
      ['resend', 'I', 'UNDER_VURDERING'],
      ['approve', 'B', 'TIL_SIGNERING'],
      ['sign', 'V', 'GODKJENT'],
      ['print', 'B', 'SKREVET_UT'],
      ['confirm-print', 'B', 'SKREVET_UT'],
      ['issue', 'B', 'UTSTEDT'],
    ]
    let certificate = inStatus('UNDER_REGISTRERING')
    for (const [event, role, to] of path) {
      const result = transition(certificate, event, actor(role), everything)
      expect(result).toMatchObject({ ok: true, to })
      if (result.ok) certificate = { ...certificate, applicationStatus: to, ...stamped(result.effects) }
    }
  })

  it.each([
    [
      'approval without a veterinarian',
      'UNDER_VURDERING',
      'approve',
      'B',
      { veterinarianRequirement: 'NONE' },
      'GODKJENT',
    ],
    ['undone cancellation', 'KANSELLERING_BEHANDLES', 'undo-cancellation', 'I', {}, 'GODKJENT'],
    ['leader annuls', 'UTSTEDT', 'annul', 'L', {}, 'ANNULLERT'],
    ['cancelled paper is only a request', 'UTSTEDT', 'cancel', 'I', {}, 'KANSELLERING_BEHANDLES'],
    ['paper that was never printed is cancelled at once', 'GODKJENT', 'cancel', 'I', {}, 'KANSELLERT'],
    ['also before anybody has looked at it', 'INNSENDT', 'cancel', 'I', {}, 'KANSELLERT'],
    ['a question that is taken back', 'AVKLARING_INNSENDER', 'recall', 'B', {}, 'UNDER_VURDERING'],
    ['a file that is fetched before its paper', 'SKREVET_UT', 'retrieve', 'S', {}, 'SKREVET_UT'],
    ['an original while its replacement is written', 'UTSTEDT', 'replace', 'I', {}, 'ERSTATNING_UNDER_REGISTRERING'],
    ['and when that is sent', 'ERSTATNING_UNDER_REGISTRERING', 'replacement-sent', 'S', {}, 'ERSTATNING_BEHANDLES'],
    ['a replacement that ends as a draft', 'ERSTATNING_UNDER_REGISTRERING', 'replacement-ended', 'S', {}, 'UTSTEDT'],
    ['a replacement that ends in processing', 'ERSTATNING_BEHANDLES', 'replacement-ended', 'S', {}, 'UTSTEDT'],
    ['ordered copies change nothing', 'ERSTATTET', 'order-copies', 'I', {}, 'ERSTATTET'],
    ['draft that nobody touched', 'UNDER_REGISTRERING', 'expire', 'S', { untouchedDays: 90 }, 'deleted'],
  ] as const)('[STA-01] %s', (_title, from, event, role, context, to) => {
    expect(run(from, event, role, context)).toMatchObject({ ok: true, to })
  })

  it.each([
    [returned, 'ERSTATTET'],
    [agreed, 'KANSELLERING_BEHANDLES'],
  ] as const)('[STA-01] an original whose replacement is issued comes to its end by its own paper', (paper, to) => {
    const result = run('ERSTATNING_BEHANDLES', 'replacement-issued', 'S', {}, paper)
    expect(result).toMatchObject({ ok: true, to })
  })

  it('[STA-03] cancels at once when there is no paper', () => {
    const electronic = inStatus('INNSENDT', { certificateFormats: ['E_CERT'] })
    expect(transition(electronic, 'cancel', actor('I'), everything)).toMatchObject({ ok: true, to: 'KANSELLERT' })
  })

  it.each([
    ['a caseworker does not send', 'UNDER_REGISTRERING', 'send', 'B', {}, 'not-allowed'],
    ['an exporter does not approve', 'UNDER_VURDERING', 'approve', 'I', {}, 'not-allowed'],
    ['an ordinary caseworker does not annul', 'UTSTEDT', 'annul', 'B', {}, 'not-allowed'],
    ['nothing leads out of a refusal', 'AVSLAG', 'approve', 'B', {}, 'not-possible'],
    [
      'no submission while it is closed',
      'UNDER_REGISTRERING',
      'send',
      'I',
      { submissionDisabled: true },
      'submissionOpen',
    ],
    ['no sending without a rule check', 'UNDER_REGISTRERING', 'send', 'I', { validation: undefined }, 'validated'],
    [
      'no resending without a comment',
      'AVKLARING_INNSENDER',
      'resend',
      'I',
      { input: { message: '  ' } },
      'missing-message',
    ],
    [
      'no refusal without a legal basis',
      'UNDER_VURDERING',
      'refuse',
      'B',
      { input: { reason: 'Nei' } },
      'missing-legalBasis',
    ],
    [
      'no signature on another document',
      'TIL_SIGNERING',
      'sign',
      'V',
      { documentMatchesSnapshot: false },
      'documentMatchesSnapshot',
    ],
    ['no issue of paper that is not printed', 'GODKJENT', 'issue', 'B', {}, 'noPaper'],
    ['no issue before the print has been looked at', 'SKREVET_UT', 'issue', 'B', {}, 'printConfirmed'],
    ['one replacement at a time', 'UTSTEDT', 'replace', 'I', { hasLiveReplacement: true }, 'noLiveReplacement'],
    [
      'no replaced paper without an agreed return',
      'ERSTATNING_BEHANDLES',
      'replacement-issued',
      'S',
      {},
      'returnAgreed',
    ],
    ['an exporter does not issue', 'ERSTATNING_BEHANDLES', 'replacement-issued', 'I', {}, 'not-allowed'],
    ['no copies', 'UTSTEDT', 'order-copies', 'I', { input: { numberOfCopies: 0 } }, 'copiesCounted'],
    ['ten copies', 'UTSTEDT', 'order-copies', 'I', { input: { numberOfCopies: 10 } }, 'copiesCounted'],
    ['half a copy', 'UTSTEDT', 'order-copies', 'I', { input: { numberOfCopies: 1.5 } }, 'copiesCounted'],
    ['copies of what never was', 'KANSELLERT', 'order-copies', 'I', { certificateMade: false }, 'somethingToCopy'],
    ['another number of them', 'KANSELLERT', 'change-copies', 'I', { certificateMade: false }, 'somethingToCopy'],
    ['nor are they printed', 'KANSELLERT', 'confirm-copies', 'B', { certificateMade: false }, 'somethingToCopy'],
    ['copies at closing time', 'UTSTEDT', 'order-copies', 'I', { copyPickupOpen: false }, 'copyPickupOpen'],
    ['another pickup where there is none', 'GODKJENT', 'change-time', 'I', { pickup: 'NONE' }, 'hasPickup'],
    ['one at an office that is gone', 'GODKJENT', 'change-time', 'I', { pickup: 'OFFICE_GONE' }, 'officeHandsOut'],
    ['one that comes too late', 'UTSTEDT', 'change-time', 'I', { pickup: 'TOO_NEAR' }, 'pickupAhead'],
    [
      'one after departure',
      'INNSENDT',
      'change-time',
      'I',
      { newPickup: aPickup({ isInOrder: false }) },
      'pickupInOrder',
    ],
    [
      'one at the same time',
      'INNSENDT',
      'change-time',
      'I',
      { newPickup: aPickup({ isAnother: false }) },
      'pickupMoved',
    ],
    [
      'a departure before the pickup',
      'INNSENDT',
      'change-departure',
      'I',
      { newDeparture: { isInOrder: false, isAnother: true } },
      'departureInOrder',
    ],
    [
      'a departure as it was',
      'INNSENDT',
      'change-departure',
      'I',
      { newDeparture: { isInOrder: true, isAnother: false } },
      'departureMoved',
    ],
    ['with a pickup that is too near', 'INNSENDT', 'change-departure', 'I', { pickup: 'TOO_NEAR' }, 'pickupMovesAlong'],
    ['a departure unchecked', 'INNSENDT', 'change-departure', 'I', { validation: undefined }, 'validated'],
    ['a departure that was approved', 'TIL_SIGNERING', 'change-departure', 'I', {}, 'not-possible'],
    ['one of an officer', 'GODKJENT', 'change-time', 'B', {}, 'not-allowed'],
    ['one while a question waits', 'AVKLARING_INNSENDER', 'change-time', 'I', {}, 'not-possible'],
    ['a young draft is not deleted', 'UNDER_REGISTRERING', 'expire', 'S', { untouchedDays: 89 }, 'untouchedLongEnough'],
  ] as const)('[STA-01] %s', (_title, from, event, role, context, code) => {
    const result = run(from, event, role, context)
    expect(result).toMatchObject({ ok: false, code })
    if (!result.ok) expect(Object.values(result.text).every((text) => text.length > 0)).toBe(true)
  })

  it('[STA-01] an electronic original needs no paper back', () => {
    const electronic = inStatus('ERSTATNING_BEHANDLES', { certificateFormats: ['E_CERT'] })
    expect(transition(electronic, 'replacement-issued', actor('S'), everything)).toMatchObject({
      ok: true,
      row: 28,
      to: 'ERSTATTET',
      effects: ['name-successor', 'retire-issue'],
    })
  })

  it('[ACT-05] decides nothing in the case of another, and withdraws no approval whose file was fetched', () => {
    const another = { caseworker: { id: 'another', name: 'En annen' } }
    for (const event of ['approve', 'refuse', 'stop', 'request-clarification'] as const)
      expect(run('UNDER_VURDERING', event, 'B', {}, another)).toMatchObject({ ok: false, code: 'yours' })
    const fetched = { electronicallyRetrievedTime: recorded.recordedTime }
    expect(run('GODKJENT', 'withdraw-approval', 'B', {}, fetched)).toMatchObject({ ok: false, code: 'notRetrieved' })
    expect(run('GODKJENT', 'withdraw-approval', 'B')).toMatchObject({ ok: true, to: 'UNDER_VURDERING' })
  })

  it.each([
    [true, true, false, true],
    [true, false, true, true],
    [true, false, false, false],
    [false, false, false, true],
  ])(
    '[STA-01] a replacement is issued when the paper of the original (%s) is back (%s) or its return agreed (%s): %s',
    (hasPaper, paperAccountedFor, returnAgreed, ok) => {
      const replacement = inStatus('SKREVET_UT', { ...wellPrinted, originalApplicationReference: 4000 })
      const original = { annulled: false, changes: [], hasPaper, paperAccountedFor, returnAgreed }
      const context = { ...everything, original }
      expect(transition(replacement, 'issue', actor('B'), context).ok).toBe(ok)
      expect(transition(inStatus('SKREVET_UT', wellPrinted), 'issue', actor('B'), context).ok).toBe(true)
    },
  )

  it.each([
    [undefined, false],
    ['RETURN_AGREED', true],
    ['DESTROYED', true],
  ] as const)('[MAT-01] a replacement of an older certificate whose paper is %s is issued: %s', (state, ok) => {
    const originalPaper = state && { state, recordedTime: '2026-11-22T10:00:00+01:00' }
    const ofMats = { originalReferenceNumberFromSkjematjenesten: '26051 123456', originalPaper }
    const printed = inStatus('SKREVET_UT', { ...wellPrinted, ...ofMats })
    expect(transition(printed, 'issue', actor('B'), everything).ok).toBe(ok)
    const electronic = inStatus('GODKJENT', { ...ofMats, certificateFormats: ['E_CERT'] })
    expect(transition(electronic, 'issue', actor('S'), everything).ok).toBe(ok)
  })

  it('[STA-01] an original, its replacement and its paper come to the same end', () => {
    const replaced = { replacedByApplicationReferences: [4002] }
    expect(transition(inStatus('UTSTEDT', replaced), 'replace', actor('I'), everything)).toMatchObject({
      code: 'notReplaced',
    })
    const outstanding = inStatus('KANSELLERING_BEHANDLES', replaced)
    expect(transition(outstanding, 'grant-cancellation', actor('B'), everything)).toMatchObject({ to: 'ERSTATTET' })
    expect(transition(outstanding, 'refuse-cancellation', actor('B'), everything)).toMatchObject({
      code: 'notReplaced',
    })
  })

  it('[STA-01] [ACT-01] answers every status × event × role as the table says: who may not, what is not possible, and where it leads', () => {
    const cells = applicationStatuses.flatMap((status) =>
      statusEvents.flatMap((event) => roles.map((role) => ({ status, event, role }))),
    )
    const wrong = cells.filter(({ status, event, role }) => {
      const here = transitions.filter((row) => row.event === event && row.from.includes(status))
      const open = here.filter(({ who }) => who.includes(role))
      const result = run(status, event, role)
      if (!result.ok && result.code === 'not-possible')
        return open.some(({ choose }) => choose === undefined) || (here.length > 0 && open.length === 0)
      if (!result.ok && result.code === 'not-allowed') return here.length === 0 || open.length > 0
      if (result.ok) return !open.some(({ row, to }) => row === result.row && to.includes(result.to))
      // What else is refused is a condition of a row that is open to the role.
      const named = open.flatMap(({ guards = [], checks = [], requires = [] }) => [
        ...guards,
        ...checks,
        ...requires.map((input) => `missing-${input}`),
      ])
      return !named.some((name) => name === result.code)
    })
    expect(wrong).toEqual([])
  })

  it('[STA-01] has every row of decisions.md 4.2 but the first, which begins an application, and those of ownership', () => {
    const rows = [...new Set(transitions.map(({ row }) => row))].sort((one, other) => one - other)
    // 34 to 37 came with ownership and the deadline, 38 and 39 with another pickup and departure (073).
    expect(rows).toEqual(Array.from({ length: 38 }, (_, index) => index + 2))
  })

  it('[STA-01] sends nothing with a critical finding, the missing declaration included', () => {
    const validation = anAssessment([{ code: 'E_CERT_NOT_DECLARED', severity: 'CRITICAL', message: '' }], true)
    expect(run('UNDER_REGISTRERING', 'send', 'I', { validation })).toMatchObject({ ok: false, code: 'noCritical' })
  })

  it('[STA-08] approves only when every finding for a caseworker is ticked', () => {
    const validation = anAssessment(
      [{ code: 'TEMPERATURE_INTERVAL', severity: 'MANUAL_PROCESSING', message: '' }],
      true,
    )
    expect(run('UNDER_VURDERING', 'approve', 'B', { validation })).toMatchObject({ code: 'manualFindingsConfirmed' })
    const input = { confirmedViolations: ['TEMPERATURE_INTERVAL'] }
    expect(run('UNDER_VURDERING', 'approve', 'B', { validation, input })).toMatchObject({ ok: true })
  })

  it('[STA-01] each check stands on its own, and without a rule check nothing is validated', () => {
    const subjectWith = (known: Partial<TransitionContext>) => {
      const context = aTransitionContext(known)
      return { application: inStatus('UTSTEDT'), actor: actor('I'), standing: context, context }
    }
    const unchecked = subjectWith({ validation: undefined })
    const held = Object.entries(eventChecks).filter(([, check]) => check.holds(unchecked))
    expect(held.map(([name]) => name)).toEqual([
      'changesConfirmed',
      'annulmentAssessed',
      'notOwnApproval',
      'originalAccountedFor',
      'pickupMovesAlong',
    ])
    for (const numberOfCopies of [1, 9])
      expect(eventChecks.copiesCounted.holds(subjectWith({ input: { numberOfCopies } }))).toBe(true)
    const validation = anAssessment([{ code: 'X', severity: 'WARNING', message: '' }])
    expect(eventChecks.noCritical.holds(subjectWith({ validation }))).toBe(true)
    expect(eventChecks.manualFindingsConfirmed.holds(subjectWith({ validation }))).toBe(true)
  })

  it('[STA-03] a cancellation that forgot where it came from goes nowhere', () => {
    const context = { ...everything, statusBeforeCancellation: undefined }
    expect(transition(inStatus('KANSELLERING_BEHANDLES'), 'undo-cancellation', actor('I'), context)).toMatchObject({
      ok: false,
      code: 'not-possible',
    })
  })

  it('[CRT-15] asks once whether a print came out well, and again after a misprint', () => {
    const open = inStatus('SKREVET_UT')
    const offered = (application: StatusSubject) => actionsFor(application, actor('B'), everything)
    expect(offered(open)).toEqual(expect.arrayContaining(['confirm-print', 'void-print']))
    expect(offered(open)).not.toContain('issue')
    const answered = inStatus('SKREVET_UT', wellPrinted)
    expect(offered(answered)).toEqual(expect.arrayContaining(['issue', 'void-print']))
    expect(offered(answered)).not.toContain('confirm-print')
  })

  it('[STA-08] leaves a case to the one who took it', () => {
    const reserved = inStatus('INNSENDT', { caseworker: { id: 'another', name: 'En annen' } })
    expect(transition(reserved, 'take', actor('B'), everything)).toMatchObject({ ok: false, code: 'notReserved' })
  })

  it('[STA-01] approves by itself only what nobody needs to see', () => {
    const simple = { validation: anAssessment(), autoApprove: true }
    const context = { ...everything, ...simple, veterinarianRequirement: 'NONE' as const }
    const submitted = inStatus('INNSENDT')
    expect(transition(submitted, 'auto-approve', actor('S'), context)).toMatchObject({ ok: true, to: 'GODKJENT' })
    for (const change of [
      { drawnForControl: true },
      { autoApprove: false },
      { veterinarianRequirement: 'REQUIRED' as const },
      { veterinarianRequirement: 'POSSIBLE' as const },
      { validation: undefined },
      { validation: anAssessment([], true) },
    ]) {
      expect(transition(submitted, 'auto-approve', actor('S'), { ...context, ...change })).toMatchObject({ ok: false })
    }
    for (const change of [
      { applicationType: 'ERSTATNINGSSERTIFIKAT' as const },
      { applicationFormat: 'PDF' as const },
      { originalReferenceNumberFromSkjematjenesten: '26001 123456' },
    ])
      expect(transition(inStatus('INNSENDT', change), 'auto-approve', actor('S'), context)).toMatchObject({
        ok: false,
        code: 'mayApproveItself',
      })
  })

  it('[STA-02] a reopened draft is withdrawn instead of deleted, and goes straight back', () => {
    const reopened = inStatus('UNDER_REGISTRERING', { revision: 2 })
    expect(transition(reopened, 'delete', actor('I'), everything)).toMatchObject({ ok: false, code: 'neverSent' })
    expect(transition(reopened, 'withdraw', actor('I'), everything)).toMatchObject({ ok: true, to: 'TRUKKET_TILBAKE' })
    expect(transition(reopened, 'send', actor('I'), everything)).toMatchObject({ ok: true, to: 'UNDER_VURDERING' })
  })

  type Step = { readonly event: StatusEvent; readonly role: Role }

  /** One step of a walk: checked against the table and the offered actions, and answered with where it led. */
  function take(
    application: StatusSubject,
    { event, role }: Step,
    context: TransitionContext,
  ): StatusSubject | undefined {
    const before = application.applicationStatus
    const result = transition(application, event, actor(role), context)
    const action = applicationActions.find((candidate) => eventOfAction[candidate] === event)
    if (action) expect(actionsFor(application, actor(role), context).includes(action)).toBe(result.ok)
    if (!result.ok) return application
    // Copies of a replaced or cancelled certificate can be ordered, which leads nowhere.
    if (result.to !== before) expect(endStatuses).not.toContain(before)
    const rows = transitions.filter((candidate) => candidate.row === result.row && candidate.from.includes(before))
    expect(rows.some(({ to, who }) => to.includes(result.to) && who.includes(role))).toBe(true)
    if (result.to === 'deleted') return undefined
    const revision = application.revision + (result.effects.includes('next-revision') ? 1 : 0)
    return { ...application, applicationStatus: result.to, revision, ...stamped(result.effects) }
  }

  it('[STA-01] any walk of events stays in the table, never leaves an end status, and every offered action works', () => {
    const step = fc.record({ event: fc.constantFrom(...statusEvents), role: fc.constantFrom(...roles) })
    const formats = fc.subarray(['PAPER', 'E_CERT', 'PDF'] as const, { minLength: 1 })
    fc.assert(
      fc.property(
        fc.constantFrom(...applicationStatuses),
        fc.array(step, { maxLength: 60 }),
        formats,
        fc.boolean(),
        (start, steps, certificateFormats, submissionDisabled) => {
          let application: StatusSubject | undefined = inStatus(start, { certificateFormats: [...certificateFormats] })
          // Without paper nothing is fetched, and nobody gives another time of it.
          const newPickup = certificateFormats.includes('PAPER') ? everything.newPickup : undefined
          for (const next of steps) {
            application = application && take(application, next, { ...everything, newPickup, submissionDisabled })
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})

const viewers: readonly Role[] = ['I', 'B', 'V', 'L']

const question = {
  askedDateTime: '2026-11-20T13:46:00+01:00',
  questions: [{ messageId: 'm-1', pins: [], unlocksAll: true }],
}

describe('actionsFor', () => {
  it('[STA-02] [STA-03] [STA-04] [STA-05] [STA-08] gives this table of status × role', () => {
    const table = applicationStatuses.flatMap((status) =>
      viewers.map((role) => {
        const actions = actionsFor(inStatus(status, { clarification: question }), actor(role), everything)
        return `${status.padEnd(30)} ${role}  ${actions.join(' ')}`.trimEnd()
      }),
    )
    expect(table.join('\n')).toMatchSnapshot()
  })

  const statusesWith = (action: (typeof applicationActions)[number], role: Role) =>
    applicationStatuses.filter((status) => actionsFor(inStatus(status), actor(role), everything).includes(action))

  it.each([
    ['edit', 'I', ['UNDER_REGISTRERING']],
    ['send', 'I', ['UNDER_REGISTRERING']],
    ['delete', 'I', ['UNDER_REGISTRERING']],
    ['cancel', 'I', ['INNSENDT', 'GODKJENT', 'UTSTEDT']],
    ['resend', 'I', ['AVKLARING_INNSENDER']],
    ['undo-cancellation', 'I', ['KANSELLERING_BEHANDLES']],
    ['replace', 'I', ['UTSTEDT']],
    ['change-time', 'I', ['INNSENDT', 'UNDER_VURDERING', 'TIL_SIGNERING', 'GODKJENT', 'SKREVET_UT', 'UTSTEDT']],
    ['change-departure', 'I', ['INNSENDT', 'UNDER_VURDERING']],
    ['download-signed-pdf', 'I', ['GODKJENT', 'SKREVET_UT', 'UTSTEDT']],
    ['hand-out', 'B', ['UTSTEDT']],
  ] as const)('[STA-02..05] %s is offered where decisions.md 4.3 says', (action, role, statuses) => {
    expect([...statusesWith(action, role)].sort()).toEqual([...statuses].sort())
  })

  it('[EXP-11] another time of pickup is offered of paper that nobody has, and leaves its status', () => {
    for (const status of statusesWith('change-time', 'I'))
      expect(run(status, 'change-time', 'I')).toMatchObject({ ok: true, row: 38, to: status })
    const collected = inStatus('UTSTEDT', { collectedTime: '2026-11-23T10:30:00+01:00' })
    const electronic = inStatus('GODKJENT', { certificateFormats: ['E_CERT'] })
    for (const subject of [collected, electronic])
      expect(actionsFor(subject, actor('I'), everything)).not.toContain('change-time')
  })

  it('[EXP-11] another departure is offered until the certificate is approved, and leaves the status', () => {
    for (const status of statusesWith('change-departure', 'I')) {
      const alone = run(status, 'change-departure', 'I', { newPickup: undefined, pickup: 'NONE' })
      expect(alone).toMatchObject({ ok: true, row: 39, to: status })
    }
    const filledIn = inStatus('INNSENDT', { applicationFormat: 'PDF' })
    expect(actionsFor(filledIn, actor('I'), everything)).not.toContain('change-departure')
  })

  it('[STA-05] copies can be ordered in the eight statuses of spec-1', () => {
    expect(statusesWith('order-copies', 'I')).toHaveLength(8)
  })

  it('[STA-05] [CPY-01] of what ended before a certificate was made no copies are offered; of what is under way they are', () => {
    const unmade = { ...everything, certificateMade: false }
    const offered = (status: ApplicationStatus) => actionsFor(inStatus(status), actor('I'), unmade)
    for (const status of ['KANSELLERT', 'ERSTATTET'] as const) expect(offered(status)).not.toContain('order-copies')
    for (const status of ['TIL_SIGNERING', 'GODKJENT'] as const) expect(offered(status)).toContain('order-copies')
  })

  it('[STA-05] an order can be cancelled there, and while a replacement is being written', () => {
    const cancelled = statusesWith('cancel-copies', 'I')
    expect(cancelled.filter((status) => !statusesWith('order-copies', 'I').includes(status))).toEqual([
      'ERSTATNING_UNDER_REGISTRERING',
    ])
    expect(cancelled).toHaveLength(9)
  })

  it('[STA-04] nothing is sent while submission is closed', () => {
    const closed = { ...everything, submissionDisabled: true }
    expect(actionsFor(inStatus('AVKLARING_INNSENDER'), actor('I'), closed)).not.toContain('resend')
    expect(actionsFor(inStatus('UNDER_REGISTRERING'), actor('I'), closed)).not.toContain('send')
  })

  it('[STA-05] a certificate on paper alone has no signed PDF', () => {
    const paper = inStatus('UTSTEDT', { certificateFormats: ['PAPER'] })
    expect(actionsFor(paper, actor('I'), everything)).not.toContain('download-signed-pdf')
  })

  it('[STA-03] a replaced certificate keeps its cancellation', () => {
    const replaced = inStatus('KANSELLERING_BEHANDLES', { replacedByApplicationReferences: [4002] })
    expect(actionsFor(replaced, actor('I'), everything)).not.toContain('undo-cancellation')
    expect(transition(replaced, 'grant-cancellation', actor('B'), everything)).toMatchObject({ to: 'ERSTATTET' })
  })
})

it('[CW-04] hands out what the desk says is ready, and nothing else', () => {
  const collected = [undefined, '2026-11-23T10:30:00+01:00']
  for (const applicationStatus of applicationStatuses) {
    for (const collectedTime of collected) {
      const { ok } = run(applicationStatus, 'hand-out', 'B', {}, { collectedTime })
      expect([applicationStatus, ok]).toEqual([
        applicationStatus,
        pickupState({ applicationStatus, collectedTime }) === 'READY',
      ])
    }
  }
})

it('[CW-04] [AUT-07] shows the desk to those who may hand out', () => {
  for (const role of officerRoles.filter(isCaseRole)) {
    expect([role, hasRight([role], 'hand-out')]).toEqual([role, run('UTSTEDT', 'hand-out', role).ok])
  }
})
