import { describe, expect, it } from 'vitest'
import { sampleLabels } from '../../testing/sample-labels.js'
import { applicationColumns } from './application-columns.js'
import { isVisible, withColumn } from './column-layout.logic.js'

const columnsIn = (room?: number) =>
  applicationColumns({ labels: sampleLabels, viewpoint: 'INNSENDER', locale: 'nb', ...(room && { room }) })
const nothingChosen = { shown: [], hidden: [] }
const shownIn = (room?: number) =>
  columnsIn(room)
    .filter((column) => isVisible(column, nothingChosen))
    .map(({ key }) => key)
const widthIn = (room: number) =>
  columnsIn(room)
    .filter((column) => isVisible(column, nothingChosen))
    .reduce((sum, { width = '128px' }) => sum + Number.parseFloat(width), 0)

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
    expect(columnsIn(890).find(({ key }) => key === 'status')?.width).toBe('156px')
    expect(columnsIn(836).find(({ key }) => key === 'status')?.width).toBe('212px')
  })

  it('gives back what the reader asks for', () => {
    const office = columnsIn(900).find(({ key }) => key === 'retrievalOffice')
    if (!office) throw new Error('There is no column of offices.')
    expect(isVisible(office, nothingChosen)).toBe(false)
    expect(isVisible(office, withColumn(nothingChosen, office, true))).toBe(true)
  })
})
