import { expect, it } from 'vitest'
import { sampleLabels } from '../../testing/sample-labels.js'
import { applicationColumns } from './application-columns.js'

/** Two paddings of a cell, the arrow of the order and the gap before it. */
const besideHead = 2 * 10 + 12 + 4

// How wide Chromium draws them in Inter, 14 px, as heavy as the head that sorts.
it.each([
  ['nb', { template: 25, retrievalDate: 71, retrievalTime: 58, applicationFormat: 106 }],
  ['nn', { template: 25, retrievalDate: 71, retrievalTime: 58, applicationFormat: 106 }],
  ['en', { template: 33, retrievalDate: 81, retrievalTime: 81, applicationFormat: 129 }],
] as const)('[LST-01] [TBL-01] columns have room for their heads with the arrow in %s', (locale, heads) => {
  const columns = applicationColumns({ labels: sampleLabels, viewpoint: 'INNSENDER', locale })
  for (const [id, width] of Object.entries(heads))
    expect(columns.find((column) => column.id === id)?.size, id).toBeGreaterThanOrEqual(width + besideHead)
})
