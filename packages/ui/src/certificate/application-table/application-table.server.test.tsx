import { runInNewContext } from 'node:vm'
import { aRow } from '@eksport/domain/testing'
import { act } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { columnLayoutScript } from '../../components/data-table/column-layout-script.js'
import { columns } from '../../testing/sample-table.js'
import { ApplicationTable } from './application-table.js'

const table = (
  <StrictMode>
    <ApplicationTable
      columns={columns}
      rows={[aRow()]}
      getRowId={(row) => String(row.referenceNumber)}
      total={1}
      storageKey="list"
    />
  </StrictMode>
)
const store = (layout: unknown) =>
  localStorage.setItem('eks.columns.list', typeof layout === 'string' ? layout : JSON.stringify(layout))
const shownHeads = () =>
  [...document.querySelectorAll('thead th')].map((head) => head.querySelector('[title]')?.getAttribute('title'))

/** The rules that the script gave the page. */
function run(storageKey = 'list'): string {
  const replaced = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync')
  // The script's text is what a host puts into its head.
  new Function(columnLayoutScript(storageKey))()
  if (replaced.mock.calls.length > 0) expect(document.adoptedStyleSheets).toHaveLength(1)
  return replaced.mock.calls.map(([rules]) => rules).join()
}

afterEach(() => {
  document.adoptedStyleSheets = []
})

describe('a table from the server', () => {
  it('holds its rows, and its hidden columns out of sight until the store is read', () => {
    const html = renderToString(table)
    expect(html).toContain('#004001')
    expect(html).toMatch(/<table[^>]*role="table"/)
    expect(html).toMatch(/<th[^>]*data-col="retrievalTime"[^>]*data-off=""/)
  })

  it('has its widths where a strict policy for styles allows them', () => {
    const html = renderToString(table)
    expect(html).toMatch(/<col data-col="retrievalTime" data-off="" width="96"/)
    expect(html).not.toContain('style=')
  })

  it('[TBL-04] is taken over with a stored layout without a warning, and then has that layout alone', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const page = document.createElement('div')
    document.body.append(page)
    page.innerHTML = renderToString(table)
    store({ v: 2, d: { visibility: { retrievalTime: true, importer: false } } })
    const root = await act(async () => hydrateRoot(page, table))
    expect(complaint).not.toHaveBeenCalled()
    expect(shownHeads()).toContain('Hentetid')
    expect(shownHeads()).not.toContain('Importør')
    expect(page.querySelector('[data-off], [data-columns]')).toBeNull()
    act(() => root.unmount())
    page.remove()
  })
})

describe('the script for the head', () => {
  it('shows, hides and widens columns of this one table as they are stored', () => {
    store({ v: 2, d: { visibility: { importer: false, retrievalTime: true }, widths: { status: 90 } } })
    const rules = run()
    expect(rules).toContain('[data-columns="list"] [data-col="importer"]{display:none}')
    expect(rules).toContain('[data-columns="list"] :is(th,td)[data-col="retrievalTime"]{display:table-cell}')
    expect(rules).toContain('[data-columns="list"] col[data-col="status"]{width:90px!important}')
  })

  it.each([
    ['nothing is stored', undefined],
    ['the store is corrupt', '{"v":2,'],
    ['it is of another version', { v: 1, d: { shown: [], hidden: ['importer'] } }],
  ])('leaves the page alone when %s', (_, layout) => {
    if (layout) store(layout)
    expect(run()).not.toContain('display:none')
  })

  it('leaves the page alone when the store cannot be read', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    expect(run()).toBe('')
  })

  it('leaves nothing in the page but its rules', () => {
    store({ v: 2, d: { visibility: { importer: false } } })
    // Top-level declarations of a page's script are global.
    const page = { localStorage, document, CSSStyleSheet }
    runInNewContext(columnLayoutScript('list'), page)
    expect(document.adoptedStyleSheets).toHaveLength(1)
    expect(Object.keys(page)).toEqual(['localStorage', 'document', 'CSSStyleSheet'])
  })

  it('cannot be left by a name: quotes and the end of a script are escaped', () => {
    expect(columnLayoutScript('a"]{}</script>')).not.toContain('</script>')
    expect(() => new Function(columnLayoutScript('a"\\\n</script>'))).not.toThrow()
  })
})
