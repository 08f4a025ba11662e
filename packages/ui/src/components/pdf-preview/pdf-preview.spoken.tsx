import { screen } from '@testing-library/react'
import { useEffect } from 'react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import type { PdfDocumentProps, PdfEngine, PdfFailure } from './pdf-engine.js'
import { PdfPreview } from './pdf-preview.js'
import type { PdfSource } from './use-pdf-source.js'

const component = 'PdfPreview'

const engine = (pages: number): PdfEngine => ({
  Document({ onLoad }: PdfDocumentProps) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: the document is ready once
    useEffect(() => onLoad(pages), [])
    return null
  },
})

const failing = (failure: PdfFailure): PdfEngine => ({
  Document({ onError }: PdfDocumentProps) {
    useEffect(() => onError(new Error(failure), failure), [onError, failure])
    return null
  },
})

const show = (source: PdfSource, pages = 1, shown = engine(pages)) => (
  <PdfPreview
    open
    onOpenChange={() => undefined}
    source={source}
    name="sertifikat #004009"
    fileName="sertifikat-004009.pdf"
    engine={shown}
  />
)
const fetched: PdfSource = async () => new Blob(['%PDF-1.7'], { type: 'application/pdf' })
const refused: PdfSource = () => Promise.reject(new Error('refused'))
const waiting: PdfSource = () => new Promise(() => undefined)

export const spoken: readonly SpokenRow[] = [
  { component, action: 'the document is fetched', element: show(waiting), says: 'Henter dokumentet' },
  {
    component,
    action: 'a document of one page is ready',
    element: show(fetched),
    says: 'Dokumentet er klart, 1 side',
  },
  {
    component,
    action: 'a document of several pages is ready',
    element: show(fetched, 3),
    says: 'Dokumentet er klart, 3 sider',
  },
  {
    component,
    action: 'the document cannot be fetched',
    element: show(refused),
    says: 'En feil oppstod under henting av PDF. Vennligst prøv igjen senere. Prøv igjen',
    politeness: 'assertive',
  },
  {
    component,
    action: 'the document opens with a password only',
    element: show(fetched, 1, failing('locked')),
    says: 'Dokumentet er beskyttet med passord og kan ikke vises her. Last det ned, eller åpne det i nettleserens PDF-leser.',
    politeness: 'assertive',
  },
  {
    component,
    action: 'the document has no pages',
    element: show(fetched, 1, failing('empty')),
    says: 'Dokumentet har ingen sider.',
    politeness: 'assertive',
  },
  {
    component,
    action: 'one zooms in',
    element: show(fetched),
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^Zoom in/ })),
    says: '120 %',
  },
]
