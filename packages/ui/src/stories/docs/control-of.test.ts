// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { controlOf } from './control-of.js'

const prop = (shape: Parameters<typeof controlOf>[0]['shape'], name = 'label') => ({ name, shape, choices: [] })

describe('the control of a prop', () => {
  it('is a text where words will do, and one out of some where a text half written breaks the story', () => {
    expect(controlOf(prop('text'), undefined)).toEqual({ control: { type: 'text' } })
    expect(controlOf(prop('content'), 'Neste')).toEqual({ control: { type: 'text' } })
    for (const name of ['timeZone', 'readerTimeZone'])
      expect(controlOf(prop('text', name), undefined)).toMatchObject({
        control: { type: 'select' },
        options: expect.arrayContaining(['Europe/Oslo']),
      })
  })

  it('is off where nothing can be written, and says so: Storybook offers its manual for one that is only missing', () => {
    const off = { control: { disable: true } }
    expect(controlOf(prop('function'), undefined)).toEqual(off)
    expect(controlOf(prop('other'), '2027-05-11T06:00:00Z')).toEqual(off)
    expect(controlOf(prop('content'), { $$typeof: Symbol.for('react.element') })).toEqual(off)
    expect(controlOf(prop('other'), { from: '2026-11-16' })).toEqual({ control: { type: 'object' } })
  })
})
