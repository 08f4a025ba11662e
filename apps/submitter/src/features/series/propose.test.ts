import { officePolicies } from '@eksport/domain'
import { exampleOfficeTimes } from '@eksport/domain/testing'
import { expect, it } from 'vitest'
import { withProposals } from './propose.ts'

const proposing = {
  ids: new Set(['certificateRetrieval.date', 'control.dispatchDate']),
  policy: officePolicies(exampleOfficeTimes([{ code: 'KLOEFTA', openingHours: 'NORMAL' }])).get('KLOEFTA'),
  now: '2026-11-20T12:00:00+01:00',
  controlAt: '08:00',
}
const leaves = { 'transport.dateOfDeparture': '2026-11-27' }

it('[EXP-10] proposes pickup and control before the departure of a row that says none itself', () => {
  const { values, pickup } = withProposals(leaves, proposing)
  expect(pickup?.date).toBe('2026-11-26')
  expect(values).toMatchObject({
    ...leaves,
    'certificateRetrieval.date': '2026-11-26',
    'control.dispatchTime': '08:00',
  })
})

it('[EXP-10] leaves the pickup alone that a row says itself', () => {
  const own = { ...leaves, 'certificateRetrieval.date': '2026-11-24', 'certificateRetrieval.time': '09:00' }
  expect(withProposals(own, proposing)).toEqual({ values: own })
})

it('[EXP-10] proposes the day of the control beside the time that a row says itself', () => {
  const { values } = withProposals({ ...leaves, 'control.dispatchTime': '10:15' }, proposing)
  expect(values).toMatchObject({ 'control.dispatchDate': '2026-11-26', 'control.dispatchTime': '10:15' })
})
