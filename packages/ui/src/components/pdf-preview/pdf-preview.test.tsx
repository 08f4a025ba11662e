import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { lazy } from 'react'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { getAnnouncer } from '../../foundation/internal/announcer.js'
import type { PdfDocumentProps, PdfEngine } from './pdf-engine.js'
import { PdfPreview, type PdfPreviewProps } from './pdf-preview.js'
import { canvasLimits, pixelRatio, stepZoom, zoomByKey, zoomToFit } from './pdf-preview.logic.js'

/** An engine that draws words instead of pages; the real one is played in a browser by the stories. */
const engine: PdfEngine = {
  Document: ({ width, pageLabel }: PdfDocumentProps) => <p>{`${pageLabel(1, 1)}, ${width}`}</p>,
}
const brokenEngine: PdfEngine = {
  Document: ({ onError }: PdfDocumentProps) => (
    <button type="button" onClick={() => onError(new Error('corrupt'))}>
      break
    </button>
  ),
}
const emptyEngine: PdfEngine = {
  Document: ({ onError }: PdfDocumentProps) => (
    <button type="button" onClick={() => onError(new Error('no pages'), 'empty')}>
      empty
    </button>
  ),
}
const lockedEngine: PdfEngine = {
  Document: ({ onError }: PdfDocumentProps) => (
    <button type="button" onClick={() => onError(new Error('password'), 'locked')}>
      lock
    </button>
  ),
}
const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' })
const preview = (props: Partial<PdfPreviewProps> = {}) => (
  <PdfPreview
    open
    onOpenChange={() => undefined}
    source={file}
    name="sertifikat #004009"
    fileName="sertifikat-004009.pdf"
    engine={engine}
    {...props}
  />
)

let announced: string[] = []
beforeEach(() => {
  announced = []
  vi.spyOn(getAnnouncer(document), 'announce').mockImplementation((text) => void announced.push(text))
})

describe('zoom', () => {
  it('[LST-14] goes from 20 to 200 percent in steps of 20, and no further', () => {
    const up = Array.from({ length: 10 }).reduce<number[]>((zooms) => [...zooms, stepZoom(zooms.at(-1) ?? 0, 1)], [20])
    expect(up).toEqual([20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 200])
    expect(stepZoom(20, -1)).toBe(20)
  })

  it.each([
    ['+', 120],
    ['-', 80],
    ['0', 100],
    ['a', null],
  ])('key %s means %s', (key, zoom) => {
    expect(zoomByKey(key, 100)).toBe(zoom)
  })

  it.each([
    [896, 794, 112],
    [794, 794, 100],
    [300, 300, 100],
    [3000, 794, 200],
  ])('%i pixels for a page of %i are filled at %i percent', (available, page, zoom) => {
    expect(zoomToFit(available, page)).toBe(zoom)
  })

  it('draws as sharp as the screen, within what a canvas can hold', () => {
    expect(pixelRatio(794, 1123, 2, canvasLimits.desktop)).toBe(2)
    const ratio = pixelRatio(1588, 2246, 3, canvasLimits.phone)
    expect(1588 * ratio * 2246 * ratio).toBeLessThanOrEqual(canvasLimits.phone + 1)
  })
})

describe('PdfPreview', () => {
  it('[LST-14] zooms by buttons and keys, and says how far', async () => {
    render(preview())
    expect(await screen.findByText('Side 1 av 1, 794')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Zoom inn' }))
    expect(screen.getByText('Side 1 av 1, 953')).toBeTruthy()
    await userEvent.keyboard('--')
    expect(screen.getByText('80 %')).toBeTruthy()
    expect(announced.filter((text) => text.endsWith('%'))).toEqual(['120 %', '100 %', '80 %'])
  })

  it('[LST-14] closes with Escape, and gives up what was on its way', async () => {
    const onOpenChange = vi.fn()
    let signal: AbortSignal | undefined
    const source = vi.fn((options: { signal: AbortSignal }) => {
      signal = options.signal
      return new Promise<Blob>(() => undefined)
    })
    const { rerender } = render(preview({ source, onOpenChange }))
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange.mock.calls[0]?.[0]).toBe(false)
    rerender(preview({ source, open: false }))
    expect(signal?.aborted).toBe(true)
  })

  it('[LST-14] says that it failed, and fetches again when asked', async () => {
    const source = vi.fn<() => Promise<Blob>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(file)
    render(preview({ source }))
    expect(await screen.findByText('En feil oppstod under henting av PDF. Vennligst prøv igjen senere.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    expect(await screen.findByText(/Side 1 av 1/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Sidene i sertifikat #004009' }))
  })

  it('says the same of a file that the engine cannot read', async () => {
    render(preview({ engine: brokenEngine }))
    await userEvent.click(await screen.findByRole('button', { name: 'break' }))
    expect(screen.getByText(/En feil oppstod under henting av PDF/)).toBeTruthy()
  })

  it('[LST-14] says the same of an engine that throws, and the page behind stays', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Document = lazy(() => Promise.reject(new Error('offline')))
    render(<main>The page behind {preview({ engine: { Document } })}</main>)
    expect(await screen.findByText(/En feil oppstod under henting av PDF/)).toBeTruthy()
    expect(screen.getByText(/The page behind/)).toBeTruthy()
  })

  it('a file with a password is not broken: it says so, and still gives it away', async () => {
    render(preview({ engine: lockedEngine }))
    await userEvent.click(await screen.findByRole('button', { name: 'lock' }))
    expect(screen.getByText(/^Dokumentet er beskyttet med passord/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Åpne i nettleserens PDF-leser' }).getAttribute('href')).toMatch(/^blob:/)
    expect(screen.getByRole('button', { name: 'Last ned' }).getAttribute('aria-disabled')).toBeNull()
  })

  it.each([
    ['on its way', { source: () => new Promise<Blob>(() => undefined) }, undefined],
    ['not fetched', { source: () => Promise.reject(new Error('refused')) }, undefined],
    ['broken', { engine: brokenEngine }, 'break'],
    ['locked', { engine: lockedEngine }, 'lock'],
    ['empty', { engine: emptyEngine }, 'empty'],
  ])('a file that is %s has nothing to zoom, by the tools or the keys', async (_, props, fault) => {
    render(preview(props))
    if (fault) await userEvent.click(await screen.findByRole('button', { name: fault }))
    else await act(async () => undefined)
    for (const name of ['Zoom ut', 'Zoom inn', 'Tilpass til bredden'])
      expect(screen.getByRole('button', { name }).getAttribute('aria-disabled'), name).toBe('true')
    await userEvent.keyboard('+')
    expect(screen.getByText('100 %')).toBeTruthy()
    expect(announced.filter((text) => text.endsWith('%'))).toEqual([])
  })

  it('has one tab stop among its tools, arrows, Home and End between them', async () => {
    render(preview())
    await screen.findByText(/Side 1 av 1/)
    const tools = [...screen.getByRole('toolbar').querySelectorAll<HTMLElement>('button, a')]
    const stops = () => tools.flatMap((tool, at) => (tool.tabIndex === 0 ? [at] : []))
    expect([tools.length, stops()]).toEqual([6, [0]])
    act(() => tools[0]?.focus())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect([document.activeElement, stops()]).toEqual([tools[2], [2]])
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(tools[5])
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(tools[0])
    await userEvent.keyboard('{ArrowLeft}{Home}')
    expect([document.activeElement, stops()]).toEqual([tools[0], [0]])
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Sidene i sertifikat #004009' }))
  })

  it('takes words of its own for one place', async () => {
    render(preview({ messages: { download: { nb: 'Lagre' }, pages: { nb: 'Attesten' } } }))
    expect(await screen.findByRole('button', { name: 'Lagre' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Attesten' })).toBeTruthy()
  })

  it('says that a file has no pages', async () => {
    render(preview({ engine: emptyEngine }))
    await userEvent.click(await screen.findByRole('button', { name: 'empty' }))
    expect(screen.getByText('Dokumentet har ingen sider.')).toBeTruthy()
  })

  it('a file that cannot be shown can still be saved', async () => {
    render(preview({ engine: brokenEngine }))
    await userEvent.click(await screen.findByRole('button', { name: 'break' }))
    expect(screen.getByRole('button', { name: 'Last ned' }).getAttribute('aria-disabled')).toBeNull()
  })

  it('[LST-14] downloads the file under its name', async () => {
    const clicked: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download)
    })
    render(preview())
    await userEvent.click(await screen.findByRole('button', { name: 'Last ned' }))
    expect(clicked).toEqual(['sertifikat-004009.pdf'])
  })

  describe('printing', () => {
    const refused = 'Nettleseren skrev ikke ut. Åpne dokumentet i nettleserens PDF-leser, og skriv ut derfra.'
    const print = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Skriv ut' }))
      return document.querySelector('iframe')
    }
    let address: MockInstance
    beforeEach(() => {
      address = vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(() => undefined)
    })

    it('[LST-14] fills a frame out of sight with the same file; it goes away with the preview', async () => {
      const { rerender } = render(preview())
      const frame = await print()
      expect(address).toHaveBeenCalledExactlyOnceWith(screen.getByRole('link').getAttribute('href'))
      // Displayed, because the browser's viewer does not fill a hidden frame.
      expect([frame?.style.visibility, frame?.style.display, frame?.hidden]).toEqual(['hidden', '', false])
      rerender(preview({ open: false }))
      expect(document.querySelector('iframe')).toBeNull()
    })

    it.each([
      ['prints', () => undefined, 0],
      [
        'refuses',
        () => {
          throw new DOMException('Blocked a frame', 'SecurityError')
        },
        1,
      ],
    ])('when the browser %s it says so, or nothing', async (_, behaviour, times) => {
      render(preview())
      const frame = await print()
      const frameWindow = { focus: vi.fn(), print: vi.fn(behaviour) }
      Object.defineProperty(frame, 'contentWindow', { value: frameWindow })
      act(() => void frame?.dispatchEvent(new Event('load')))
      expect(frameWindow.print).toHaveBeenCalledTimes(1)
      expect(screen.queryAllByText(refused)).toHaveLength(times)
    })

    it('does not try where the browser shows no PDF: it would save the file', async () => {
      vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { pdfViewerEnabled: false }))
      try {
        render(preview())
        expect(await print()).toBeNull()
        expect(screen.getByText(refused)).toBeTruthy()
      } finally {
        vi.unstubAllGlobals()
      }
    })
  })

  it("offers the browser's own reader as an equal way, and lets the address go when it closes", async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL')
    const { rerender } = render(preview())
    const link = await screen.findByRole('link', { name: 'Åpne i nettleserens PDF-leser' })
    const address = link.getAttribute('href')
    expect(address).toMatch(/^blob:/)
    rerender(preview({ open: false }))
    await act(async () => undefined)
    expect(revoke).toHaveBeenCalledWith(address)
  })
})
