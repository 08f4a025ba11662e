import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { PdfDocumentProps } from './pdf-engine.js'
import { PdfPreview } from './pdf-preview.js'
import { reactPdfEngine } from './react-pdf.js'

const net = vi.hoisted(() => ({ isAway: true }))
vi.mock('./react-pdf-document.js', () => {
  if (net.isAway) throw new Error('Failed to resolve module specifier "react-pdf"')
  return { ReactPdfDocument: ({ worker }: PdfDocumentProps & { worker: string }) => <p>drawn beside {worker}</p> }
})

const engine = reactPdfEngine('/worker.mjs')
const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' })

it('[LST-14] says that the engine cannot be fetched, and fetches it again when asked', async () => {
  await engine.preload()
  render(
    <main>
      The page behind
      <PdfPreview
        open
        onOpenChange={() => undefined}
        source={file}
        name="sertifikat #004009"
        fileName="sertifikat-004009.pdf"
        engine={engine}
      />
    </main>,
  )
  expect(await screen.findByText(/^En feil oppstod under henting av PDF/)).toBeTruthy()
  expect(screen.getByText('The page behind')).toBeTruthy()
  // Without the engine the file can be saved all the same.
  expect(screen.getByRole('button', { name: 'Last ned' }).getAttribute('aria-disabled')).toBeNull()
  net.isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }))
  expect(await screen.findByText('drawn beside /worker.mjs')).toBeTruthy()
})
