'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import type { PdfDocumentProps } from './pdf-engine.js'
import { canvasLimits, pixelRatio } from './pdf-preview.logic.js'
import { nameRowGroups } from './row-groups.js'
import { styleTextLayer } from './text-layer.js'

/** A4 portrait, until the page reports its height. */
const usualRatio = Math.SQRT2

/** Props of {@link ReactPdfDocument}, set by its engine. */
export interface ReactPdfProps extends PdfDocumentProps {
  /** The address of the worker file. */
  worker: string
  /** The address that serves decoders, character maps and fonts. */
  assets: string | undefined
}

/**
 * Uses decoders as scripts, because WebAssembly needs a weaker policy. The worker is elsewhere, so addresses are
 * absolute.
 */
function readingOptions(assets: string | undefined) {
  if (assets === undefined) return undefined
  const at = (folder: string) => new URL(`${folder}/`, new URL(assets, document.baseURI)).href
  return { cMapUrl: at('cmaps'), standardFontDataUrl: at('standard_fonts'), wasmUrl: at('wasm'), useWasm: false }
}

/** A document rendered by react-pdf on pdf.js, with its text layer. Loaded only when a preview opens. */
export function ReactPdfDocument(props: ReactPdfProps) {
  const { file, width, pageLabel, onLoad, onError, worker, assets } = props
  const options = useMemo(() => readingOptions(assets), [assets])
  const [pages, setPages] = useState(0)
  const [language, setLanguage] = useState<string>()
  // The engine reads the address when it starts its worker, which is when a document is first rendered.
  const [ready, setReady] = useState(false)
  useEffect(() => {
    pdfjs.GlobalWorkerOptions.workerSrc = worker
    styleTextLayer()
    setReady(true)
  }, [worker])
  if (!ready) return null
  return (
    <Document
      file={file}
      options={options}
      suspense={false}
      loading={null}
      error={null}
      noData={null}
      onLoadSuccess={(pdf) => {
        const { numPages } = pdf
        if (numPages === 0) return onError(new Error('The document has no pages.'), 'empty')
        setPages(numPages)
        // A document with unreadable metadata is still shown.
        languageOf(pdf).then(setLanguage, () => undefined)
      }}
      onLoadError={(error) => onError(error)}
      onSourceError={(error) => onError(error)}
      // A locked file would open the browser's own prompt; the preview explains instead how to read it.
      onPassword={() => onError(new Error('The document is protected by a password.'), 'locked')}
    >
      {numbersTo(pages).map((number) => (
        <PdfPage
          key={number}
          number={number}
          width={width}
          label={pageLabel(number, pages)}
          failed={props.pageFailed}
          incomplete={props.pageIncomplete}
          language={language}
          onDrawn={number === 1 ? () => onLoad(pages) : undefined}
          onFailed={props.onPageFailed}
        />
      ))}
    </Document>
  )
}

/** The document's own language, which may differ from that of the surrounding page. */
async function languageOf(pdf: Pick<pdfjs.PDFDocumentProxy, 'getMetadata'>): Promise<string | undefined> {
  const { info } = await pdf.getMetadata()
  const language: unknown = Reflect.get(info, 'Language')
  return typeof language === 'string' ? language : undefined
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

interface PdfPageProps {
  number: number
  width: number
  label: string
  /** Shown instead of a page that cannot be drawn. */
  failed: string
  /** Shown above a page of which something is missing. */
  incomplete: string
  onDrawn: (() => void) | undefined
  onFailed: (words: string) => void
  /** The language of its text. */
  language: string | undefined
}

/**
 * One page, drawn while it is near the window and released when it is far: a canvas takes as much memory as a
 * photograph.
 */
function PdfPage(props: PdfPageProps) {
  const { number, width, label, failed, incomplete, language, onDrawn, onFailed } = props
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const [ratio, setRatio] = useState(usualRatio)
  const [state, setState] = useState<'waiting' | 'readable' | 'failed'>('waiting')
  const [lacks, setLacks] = useState(false)
  // Zooming draws the page again, but its problems are reported once.
  const hasReported = useRef(false)
  const tell = (isWhole: boolean, words: string) => {
    setLacks(!isWhole)
    if (hasReported.current) return
    hasReported.current = true
    if (isWhole) onDrawn?.()
    else onFailed(`${label}: ${words}`)
  }
  const fail = () => {
    setState('failed')
    tell(false, failed)
  }
  useEffect(() => {
    if (!near) setState('waiting')
  }, [near])
  const height = Math.round(width * ratio)
  const phone = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches
  return (
    // The document's structure refers to its text: before that is there, a screen reader would find tables with empty
    // rows.
    <section
      ref={place}
      aria-label={label}
      aria-busy={(near && state === 'waiting') || undefined}
      className="eks-pdf-page"
      style={{ width, height }}
    >
      {lacks && <p className="eks-pdf-page-failed">{state === 'failed' ? failed : incomplete}</p>}
      {near && state !== 'failed' && (
        <div lang={language}>
          <Page
            pageNumber={number}
            width={width}
            suspense={false}
            loading={null}
            error={null}
            noData={null}
            onLoadError={fail}
            onRenderError={fail}
            onRenderSuccess={(page) => tell(isWhole(page), incomplete)}
            renderAnnotationLayer={false}
            devicePixelRatio={pixelRatio(
              width,
              height,
              globalThis.devicePixelRatio ?? 1,
              phone ? canvasLimits.phone : canvasLimits.desktop,
            )}
            onGetStructTreeSuccess={() => place.current && nameRowGroups(place.current)}
            onRenderTextLayerSuccess={() => setState('readable')}
            onRenderTextLayerError={() => setState('readable')}
            onLoadSuccess={(page) => setRatio(page.originalHeight / page.originalWidth)}
          />
        </div>
      )}
    </section>
  )
}

/**
 * Whether everything on the page has been drawn. The engine skips an image that it cannot decode and glyphs of a font
 * that it cannot read, warns in the console, and reports success: such an image is stored as null, such a font as an
 * error.
 */
function isWhole({ objs, commonObjs }: Pick<pdfjs.PDFPageProxy, 'objs' | 'commonObjs'>): boolean {
  const kept: readonly unknown[] = [...objs, ...commonObjs]
  return kept.every((entry) => Array.isArray(entry) && entry[1] !== null && typeof entry[1] !== 'string')
}

function useNear(place: { readonly current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '100% 0px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return near
}
