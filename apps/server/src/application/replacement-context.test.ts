import { anApplication } from '@eksport/domain/testing'
import { expect, it } from 'vitest'
import { replacementContext } from './replacement-context.ts'

const original = anApplication()

it('[STA-08] tells what a replacement changes in its original, and whether that was annulled', () => {
  const replacement = { ...original, transport: { ...original.transport, flightNumber: 'DY 1234' } }
  expect(replacementContext(replacement, original)).toEqual({
    changes: ['transport.flightNumber'],
    originalAnnulled: false,
  })
  expect(replacementContext(original, { ...original, applicationStatus: 'ANNULLERT' })).toEqual({
    changes: [],
    originalAnnulled: true,
  })
})

it('[STA-08] tells nothing of an application that replaces none of ours', () => {
  expect(replacementContext(original, undefined)).toEqual({})
})
