import { locales } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import {
  isOfficerAction,
  officerActionDescriptions,
  officerActions,
  officerEventTexts,
} from '../../application/officer-actions.ts'
import { officerInputs } from '../../application/officer-inputs.ts'
import { eventOfAction } from './event.ts'
import { transitions } from './transitions.ts'

// An order of copies has calls of its own: an act on it says which order.
const ofCopies = 32

describe('what officers do', () => {
  it('[STA-08] is every event of the status table that an officer may start, and nothing else', () => {
    const started = transitions.filter(({ who }) => who.some((role) => ['B', 'L', 'V'].includes(role)))
    // Recording a paper needs its fate, and a scan needs a file: both have calls of their own.
    expect([...officerActions, 'record-paper', 'record-mats-paper', 'keep-scan'].sort()).toEqual(
      [...new Set(started.filter(({ row }) => row !== ofCopies).map(({ event }) => event))].sort(),
    )
    for (const action of officerActions) expect(eventOfAction[action]).toBe(action)
  })

  it('is told from what exporters do', () => {
    expect(isOfficerAction('stop')).toBe(true)
    expect(isOfficerAction('send')).toBe(false)
  })

  it('has words in every language, on the button, in the dialog and in the history', () => {
    const texts = [
      ...Object.values(officerActionDescriptions).flatMap(({ label, title, done }) => [label, title, done]),
      ...Object.values(officerEventTexts),
      ...Object.values(officerInputs).flatMap(({ label, missing }) => [label, missing]),
    ]
    for (const text of texts) expect(locales.filter((locale) => text[locale].length < 2)).toEqual([])
  })

  it('[STA-08] [CRT-09] says before a signature until when the approval can be withdrawn, as the table has it', () => {
    const withdrawal = transitions.filter(({ event }) => event === 'withdraw-approval')
    expect(withdrawal.map(({ from, guards }) => [from, guards])).toEqual([[['GODKJENT'], ['yours', 'notRetrieved']]])
    const { explanation } = officerActionDescriptions.sign
    expect(explanation?.nb).toContain(
      'Godkjenningen kan trekkes inntil sertifikatet er hentet, skrevet ut eller utstedt.',
    )
    expect(explanation?.nn).toContain(
      'Godkjenninga kan trekkjast inntil sertifikatet er henta, skrive ut eller utferda.',
    )
    expect(explanation?.en).toContain(
      'The approval can be withdrawn until the certificate is fetched, printed or issued.',
    )
  })

  it('[STA-09] opens to exporters the reasons that are written to them', () => {
    const open = officerActions.filter((action) => officerActionDescriptions[action].reasonIsOpen)
    expect(open).toEqual(['recall', 'stop', 'refuse-cancellation', 'refuse', 'annul'])
  })
})
