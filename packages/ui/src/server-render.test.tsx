// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { conformanceTable } from './contract/conformance.table.js'
import { EksportProvider } from './index.js'

const forwarded = { ref: () => undefined, className: 'a', 'data-testid': 'a', 'aria-details': 'a' }

// This environment has no document at all; conformance.test.tsx only removes it temporarily.
it.each(conformanceTable.map((row) => [row.name, row] as const))('renders %s in plain Node', (_name, row) => {
  expect(typeof document).toBe('undefined')
  const [bare, framed] = [
    renderToString(row.render(forwarded)),
    renderToString(<EksportProvider locale="en">{row.render(forwarded)}</EksportProvider>),
  ]
  if (row.clientOnly === true || row.name === 'ToastRegion') return
  for (const html of [bare, framed]) expect(html).toMatch(/\beks[-:]/)
})
