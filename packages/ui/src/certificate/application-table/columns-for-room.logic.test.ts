import type { Viewpoint } from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import { describe, expect, it } from 'vitest'
import { columnFacts } from '../../components/data-table/column-facts.js'
import { toTableState } from '../../components/data-table/column-layout.js'
import { sampleLabels } from '../../testing/sample-labels.js'
import { applicationColumns } from './application-columns.js'

const columnsIn = (room?: number, viewpoint: Viewpoint = 'INNSENDER', locale: Locale = 'nb') =>
  applicationColumns({ labels: sampleLabels, viewpoint, locale, ...(room && { room }) })
const visibleIn = (room?: number, layout = {}, viewpoint: Viewpoint = 'INNSENDER') => {
  const columns = columnsIn(room, viewpoint)
  const { columnVisibility } = toTableState(columnFacts(columns), layout)
  return columns.filter(({ id }) => columnVisibility[id] !== false)
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

  // The queues take 212 pixels of the window, the filters 300, the boxes of the rows 56 and a scroll bar 16.
  it.each([
    ['1440', 1440 - 212 - 16, ['template', 'country', 'goods', 'findings']],
    ['1280', 1280 - 212 - 16, ['template', 'country', 'goods', 'findings']],
    ['1280, boxes', 1280 - 212 - 16 - 56, ['template', 'goods', 'findings']],
    ['1440, filters', 1440 - 212 - 16 - 300, ['template', 'findings']],
    ['1440, filters and boxes', 1440 - 212 - 16 - 300 - 56, ['template', 'findings']],
    ['1280, filters', 1280 - 212 - 16 - 300, ['findings']],
    ['1280, filters and boxes', 1280 - 212 - 16 - 300 - 56, ['findings']],
    ['852', 852 - 212, []],
    ['860 and boxes', 856 - 212 - 56, []],
  ])('[CW-06] keeps deadline, exporter, status and owner of a case in sight at %s', (_, room, others) => {
    const shown = visibleIn(room, {}, 'BEHANDLER')
    expect(shown.reduce((sum, { size = 128 }) => sum + size, 0)).toBeLessThanOrEqual(room)
    expect(
      shown.map(({ id }) => id).filter((id) => !['template', 'country', 'goods', 'findings'].includes(id)),
    ).toEqual(['due', 'reference', 'exporter', 'status', 'assigned'])
    expect(shown.map(({ id }) => id).filter((id) => ['template', 'country', 'goods', 'findings'].includes(id))).toEqual(
      others,
    )
  })

  it('[CW-06] gives the goods what is left over, up to their own width', () => {
    const goodsIn = (room: number) => columnsIn(room, 'BEHANDLER').find(({ id }) => id === 'goods')?.size
    const room = 1280 - 212 - 16
    expect(visibleIn(room, {}, 'BEHANDLER').reduce((sum, { size = 128 }) => sum + size, 0)).toBe(room)
    expect(goodsIn(room)).toBeLessThan(goodsIn(1600) ?? 0)
    expect(goodsIn(room + 200)).toBe(goodsIn(1600))
  })

  it('[CW-06] has room for the same columns of a case in every language', () => {
    const keysIn = (locale: Locale) =>
      columnsIn(1280 - 212 - 16, 'BEHANDLER', locale).flatMap(({ id, meta }) => (meta?.defaultHidden ? [] : [id]))
    expect(keysIn('nb')).toContain('country')
    for (const locale of ['nn', 'en'] as const) expect(keysIn(locale)).toEqual(keysIn('nb'))
  })
})
