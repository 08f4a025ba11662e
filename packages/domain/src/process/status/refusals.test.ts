import { describe, expect, it } from 'vitest'
import type { ApplicationStatus } from '../../application/enumerations.ts'
import { anAssessment, aStatusSubject, aTransitionContext } from '../../testing/index.ts'
import { actionsFor } from './actions-for.ts'
import type { Role, StatusEvent } from './event.ts'
import { transition } from './transition.ts'
import type { StatusSubject, TransitionContext } from './transition-context.ts'

const run = (
  status: ApplicationStatus,
  event: StatusEvent,
  role: Role,
  context: Partial<TransitionContext> = {},
  change: Partial<StatusSubject> = {},
) =>
  transition(
    aStatusSubject({ applicationStatus: status, ...change }),
    event,
    { role, id: 'me', name: 'Meg' },
    aTransitionContext(context),
  )

describe('[STA-01] a refusal says what is missing, in three languages', () => {
  const reason = ['Begrunnelse må fylles inn.', 'Grunngiving må fyllast inn.'] as const
  it.each([
    ['UNDER_VURDERING', 'stop', {}, 'missing-reason', ...reason, 'A reason must be given.'],
    ['UNDER_VURDERING', 'stop', { reason: ' \n' }, 'missing-reason', ...reason, 'A reason must be given.'],
    ['UNDER_VURDERING', 'request-clarification', {}, 'missing-message', ...reason, 'A comment must be given.'],
    [
      'UNDER_VURDERING',
      'refuse',
      { reason: 'Nei' },
      'missing-legalBasis',
      'Hjemmel må fylles inn.',
      'Heimel må fyllast inn.',
      'The legal basis must be given.',
    ],
    [
      'AVSLAG',
      'approve',
      {},
      'not-possible',
      'Handlingen er ikke mulig i statusen søknaden har nå.',
      'Handlinga er ikkje mogleg i statusen søknaden har no.',
      'The action is not possible in the status that the application has now.',
    ],
    [
      'UTSTEDT',
      'annul',
      {},
      'not-allowed',
      'Du har ikke rett til å gjøre dette.',
      'Du har ikkje rett til å gjere dette.',
      'You do not have the right to do this.',
    ],
  ] as const)('%s, %s with %j: %s', (status, event, input, code, nb, nn, en) => {
    expect(run(status, event, 'B', { input })).toEqual({ ok: false, code, text: { nb, nn, en } })
  })

  it('also when nothing at all was written', () => {
    expect(run('UNDER_VURDERING', 'stop', 'B')).toMatchObject({ ok: false, code: 'missing-reason' })
    expect(run('UNDER_VURDERING', 'stop', 'B', { input: { reason: 'Fordi' } })).toMatchObject({ ok: true })
  })
})

describe('[STA-03] a cancellation is undone to where it was made', () => {
  it.each([
    ['INNSENDT', { ok: true, to: 'INNSENDT' }],
    ['GODKJENT', { ok: true, to: 'GODKJENT' }],
    ['UTSTEDT', { ok: true, to: 'UTSTEDT' }],
    ['AVSLAG', { ok: false, code: 'not-possible' }],
    ['UNDER_REGISTRERING', { ok: false, code: 'not-possible' }],
  ] as const)('made in %s: %j', (statusBeforeCancellation, expected) => {
    expect(run('KANSELLERING_BEHANDLES', 'undo-cancellation', 'I', { statusBeforeCancellation })).toMatchObject(
      expected,
    )
    const input = { reason: 'Nei' }
    expect(
      run('KANSELLERING_BEHANDLES', 'refuse-cancellation', 'B', { statusBeforeCancellation, input }),
    ).toMatchObject(expected)
  })
})

describe('[STA-08] findings at approval', () => {
  const finding = (code: string, severity: 'CRITICAL' | 'MANUAL_PROCESSING' | 'WARNING') => ({
    code,
    severity,
    message: '',
  })
  const approve = (errors: ReturnType<typeof finding>[], confirmedViolations?: readonly string[]) => {
    const input = { ...(confirmedViolations && { confirmedViolations }) }
    const result = run('UNDER_VURDERING', 'approve', 'B', {
      validation: anAssessment(errors, true),
      input,
    })
    return result.ok ? 'approved' : result.code
  }
  const [hot, old] = [
    finding('TEMPERATURE_INTERVAL', 'MANUAL_PROCESSING'),
    finding('FISH_IS_OLDER', 'MANUAL_PROCESSING'),
  ]

  it('are each ticked by their own code', () => {
    expect(approve([])).toBe('approved')
    expect(approve([hot])).toBe('manualFindingsConfirmed')
    expect(approve([hot], [])).toBe('manualFindingsConfirmed')
    expect(approve([hot], ['FISH_IS_OLDER'])).toBe('manualFindingsConfirmed')
    expect(approve([hot, old], ['TEMPERATURE_INTERVAL'])).toBe('manualFindingsConfirmed')
    expect(approve([hot, old], ['FISH_IS_OLDER', 'TEMPERATURE_INTERVAL'])).toBe('approved')
  })

  it('that are critical cannot be ticked away, and warnings need no tick', () => {
    expect(approve([finding('MILT_SHOULD_BE_FROZEN', 'CRITICAL')], ['MILT_SHOULD_BE_FROZEN'])).toBe('noCritical')
    expect(approve([finding('DUPLICATE_CONSIGNMENT', 'WARNING')])).toBe('approved')
  })
})

describe('[STA-05] documents', () => {
  const actions = (role: Role, change: Partial<StatusSubject>) =>
    actionsFor(aStatusSubject(change), { role, id: 'me', name: 'Meg' }, aTransitionContext()).filter((action) =>
      ['download-signed-pdf', 'preview-certificate'].includes(action),
    )

  it.each([
    ['I', 'UTSTEDT', 'STANDARD', ['download-signed-pdf', 'preview-certificate']],
    ['B', 'UTSTEDT', 'STANDARD', ['download-signed-pdf', 'preview-certificate']],
    ['I', 'INNSENDT', 'STANDARD', ['preview-certificate']],
    ['I', 'UNDER_REGISTRERING', 'STANDARD', []],
    ['I', 'UTSTEDT', 'PDF', ['download-signed-pdf', 'preview-certificate']],
    ['I', 'INNSENDT', 'PDF', []],
    ['S', 'UTSTEDT', 'STANDARD', []],
  ] as const)('%s in %s of a %s application: %j', (role, applicationStatus, applicationFormat, expected) => {
    expect(actions(role, { applicationStatus, applicationFormat })).toEqual(expected)
  })
})
