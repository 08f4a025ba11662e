import { describe, expect, it } from 'vitest'
import { columnFacts } from '../../components/data-table/column-facts.js'
import { toTableState } from '../../components/data-table/column-layout.js'
import { sampleLabels } from '../../testing/sample-labels.js'
import { applicationColumns } from './application-columns.js'

const columnsIn = (room?: number) =>
  applicationColumns({ labels: sampleLabels, viewpoint: 'INNSENDER', locale: 'nb', ...(room && { room }) })
const visibleIn = (room?: number, layout = {}) => {
  const { columnVisibility } = toTableState(columnFacts(columnsIn(room)), layout)
  return columnsIn(room).filter(({ id }) => columnVisibility[id] !== false)
}
const shownIn = (room?: number) => visibleIn(room).map(({ id }) => id)
const widthIn = (room: number) => visibleIn(room).reduce((sum, { size = 128 }) => sum + size, 0)

describe('columnsForRoom', () => {
  it('leaves the columns as they are when they fit', () => {
    expect(shownIn(1160)).toEqual(shownIn())
  })

  it('takes the office away first, then the invoice, and the status never', () => {
    expect(shownIn(1100)).toEqual(shownIn().filter((key) => key !== 'retrievalOffice'))
    expect(shownIn(980)).toEqual(shownIn().filter((key) => key !== 'retrievalOffice' && key !== 'invoiceReference'))
    expect(shownIn(100)).toEqual(['certificateFormat', 'reference', 'template', 'country', 'submitted', 'status'])
  })

  it('fits beside an open filter panel at 1280 pixels, with room for the menu of a row', () => {
    expect(widthIn(836)).toBeLessThanOrEqual(836)
    expect(shownIn(836)).toEqual([...shownIn(100).slice(0, 4), 'exporter', 'submitted', 'status'])
  })

  it('breaks a status into two lines before it takes a name away', () => {
    expect(shownIn(890)).toContain('importer')
    expect(columnsIn(890).find(({ id }) => id === 'status')?.size).toBe(156)
    expect(columnsIn(836).find(({ id }) => id === 'status')?.size).toBe(212)
  })

  it('gives back what the reader asks for', () => {
    expect(shownIn(900)).not.toContain('retrievalOffice')
    const asked = visibleIn(900, { visibility: { retrievalOffice: true } })
    expect(asked.map(({ id }) => id)).toContain('retrievalOffice')
  })
})
