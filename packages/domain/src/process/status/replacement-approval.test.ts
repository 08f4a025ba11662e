import { expect, it } from 'vitest'
import { aStatusSubject, aTransitionContext } from '../../testing/index.ts'
import type { Actor, StatusEvent } from './event.ts'
import { transition } from './transition.ts'
import type { OriginalStanding, StatusSubject, TransitionContext } from './transition-context.ts'

const officer: Actor = { role: 'B', id: 'b', name: 'Berit' }
const replaces4000: Partial<StatusSubject> = {
  applicationType: 'ERSTATNINGSSERTIFIKAT',
  applicationStatus: 'UNDER_VURDERING',
  originalApplicationReference: 4000,
}
const original = (known: Partial<OriginalStanding> = {}): Pick<TransitionContext, 'original'> => ({
  original: { annulled: false, hasPaper: true, paperAccountedFor: false, returnAgreed: false, changes: [], ...known },
})
const approve = (context: Partial<TransitionContext>, application: Partial<StatusSubject> = replaces4000) =>
  transition(aStatusSubject(application), 'approve', officer, aTransitionContext(context))

it.each<[string, Partial<TransitionContext>, string | undefined]>([
  ['whose changes nobody has told', {}, 'changesConfirmed'],
  ['without changes', original(), undefined],
  ['with a change that is not ticked', original({ changes: ['transport'] }), 'changesConfirmed'],
  [
    'with two, one of them ticked',
    { ...original({ changes: ['a', 'b'] }), input: { confirmedChanges: ['a'] } },
    'changesConfirmed',
  ],
  [
    'with two, both ticked',
    { ...original({ changes: ['a', 'b'] }), input: { confirmedChanges: ['b', 'a'] } },
    undefined,
  ],
])('[STA-08] a replacement %s is approved when each change is ticked (row 15)', (_title, context, code) => {
  expect(approve(context)).toMatchObject(code === undefined ? { ok: true } : { ok: false, code })
})

it('[STA-08] an application that replaces nothing of ours has no changes to tick', () => {
  expect(approve({}, { applicationStatus: 'UNDER_VURDERING' })).toMatchObject({ ok: true })
  const ofMats = { ...replaces4000, originalReferenceNumberFromSkjematjenesten: '24121 123456' }
  expect(approve({}, { ...ofMats, originalApplicationReference: undefined })).toMatchObject({ ok: true })
})

it('[STA-08] a replacement of an annulled certificate waits until a caseworker has decided on it (row 31)', () => {
  const annulled = original({ annulled: true })
  expect(approve(annulled)).toMatchObject({ ok: false, code: 'annulmentAssessed' })
  expect(approve({ ...annulled, input: { annulmentAssessed: false } })).toMatchObject({ code: 'annulmentAssessed' })
  expect(approve({ ...annulled, input: { annulmentAssessed: true } })).toMatchObject({ ok: true })
})

it('[STA-08] an annulled original still lets its replacement be refused or asked about', () => {
  const input = { reason: 'x', legalBasis: 'x', message: 'x' }
  const context = aTransitionContext({ ...original({ annulled: true }), input })
  for (const event of ['refuse', 'stop', 'request-clarification'] satisfies StatusEvent[]) {
    expect(transition(aStatusSubject(replaces4000), event, officer, context)).toMatchObject({ ok: true })
  }
})
