import { officerActionDescriptions, officerActions } from '@eksport/domain'
import { applicationActions } from '@eksport/domain/testing'
import { describe, expect, it } from 'vitest'
import { actionOfKey, needsAssessment, offeredActions, requiredInputs } from './case-actions.ts'

describe('actions of an officer', () => {
  it('offers only what the server lists, in the order of the buttons', () => {
    expect(offeredActions(['stop', 'preview-certificate', 'approve', 'request-clarification', 'refuse'])).toEqual([
      'approve',
      'request-clarification',
      'stop',
      'refuse',
    ])
    expect(offeredActions([])).toEqual([])
  })

  it.each([
    ['take', []],
    ['request-clarification', ['message']],
    ['refuse', ['reason', 'legalBasis']],
    ['print', []],
    ['void-print', ['reason']],
    ['issue', []],
  ] as const)('%s must say %j', (action, inputs) => {
    expect(requiredInputs(action)).toEqual(inputs)
  })

  it('[STA-08] waits for the findings with the approval alone', () => {
    expect(officerActions.filter(needsAssessment)).toEqual(['approve'])
  })

  it('[CW-05] finds the action behind a key only while it is offered', () => {
    expect(actionOfKey('G', ['approve', 'stop'])).toBe('approve')
    expect(actionOfKey('g', ['stop'])).toBeUndefined()
    expect(actionOfKey('x', offeredActions(applicationActions))).toBeUndefined()
  })

  it('never gives two actions one key', () => {
    const keys = Object.values(officerActionDescriptions).flatMap(({ key }) => key ?? [])
    expect(new Set(keys).size).toBe(keys.length)
  })
})
