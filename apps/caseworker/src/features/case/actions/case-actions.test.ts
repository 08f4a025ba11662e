import { applicationActions, transitions } from '@eksport/domain'
import { describe, expect, it } from 'vitest'
import { actTexts } from './case-actions.texts.ts'
import { actOfKey, actsAmong, officerActs, requiredInputs } from './case-actions.ts'

describe('acts of an officer', () => {
  it('[STA-08] has a button for every event that an officer may start', () => {
    const started = transitions.filter((row) => row.who.some((role) => ['B', 'L', 'V'].includes(role)))
    expect(Object.keys(officerActs).sort()).toEqual([...new Set(started.map((row) => row.event))].sort())
  })

  it('offers only what the server lists, in the order of the buttons', () => {
    expect(actsAmong(['stop', 'preview-certificate', 'approve', 'request-clarification', 'refuse'])).toEqual([
      'approve',
      'request-clarification',
      'stop',
      'refuse',
    ])
    expect(actsAmong([])).toEqual([])
  })

  it.each([
    ['take', []],
    ['request-clarification', ['message']],
    ['refuse', ['reason', 'legalBasis']],
    ['print', ['paperSerial']],
    ['issue', []],
  ] as const)('%s must say %j', (act, inputs) => {
    expect(requiredInputs(act)).toEqual(inputs)
  })

  it('[CW-05] finds the act behind a key only while it is offered', () => {
    expect(actOfKey('G', ['approve', 'stop'])).toBe('approve')
    expect(actOfKey('g', ['stop'])).toBeUndefined()
    expect(actOfKey('x', actsAmong(applicationActions))).toBeUndefined()
  })

  it('never gives two acts one key', () => {
    const keys = Object.values(officerActs).flatMap((act) => ('key' in act ? act.key : []))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('names every act in three languages', () => {
    for (const { label, title, done } of Object.values(actTexts)) {
      for (const text of [label, title, done]) expect(Object.values(text).every((words) => words.length > 1)).toBe(true)
    }
  })
})
