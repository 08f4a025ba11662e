import { date, text, time } from '@eksport/forms'
import { expect, it } from 'vitest'
import { fieldRows } from './field-rows.logic.js'

const label = { nb: 'Sted', nn: 'Stad', en: 'Place' }

it('[THM-05] fields stand alone, but for a day with its time and an answer that belongs to the one before', () => {
  const rows = fieldRows([
    ['from', text({ label })],
    ['loadedAt', text({ label, besidePrevious: true })],
    ['more', text({ label, besidePrevious: true })],
    ['day', date({ label })],
    ['time', time({ label, dateField: 'day' })],
    ['last', text({ label })],
  ])
  expect(rows.map((row) => row.map(([path]) => path))).toEqual([
    ['from', 'loadedAt'],
    ['more'],
    ['day', 'time'],
    ['last'],
  ])
})
