import { whenIdle } from '@eksport/portal/browser/fetch-ahead.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLiveCertificate } from '../../draft/api/draw-certificate.ts'
import { certificateTexts as texts } from '../../form/certificate.texts.ts'
import { CertificateDialog } from '../../form/live-certificate.tsx'
import { summaryTexts } from '../../form/summary.texts.ts'

/**
 * An object URL for the picture while it is shown. Loaded through an `img`, the SVG runs no script and inherits no styles. Laying out a
 * certificate page is expensive, so that waits until the browser is idle.
 */
function usePictureAddress(svg: string | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (svg === undefined) return
    let made: string | undefined
    const cancel = whenIdle(() => {
      made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
      setAddress(made)
    })
    return () => {
      cancel()
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [svg])
  return address
}

/** The frame has the same size without the picture, so that nothing below moves when it loads. */
const frame = 'relative block aspect-[1/0.8] w-full overflow-hidden rounded border border-line-strong bg-white'

/** The top of the certificate's first page; clicking it opens the whole certificate at a readable size. */
export function CertificateThumbnail() {
  const say = useText()
  const { drawing, state } = useLiveCertificate()
  const address = usePictureAddress(drawing?.pages[0])
  const [open, setOpen] = useState(false)
  if (drawing === undefined) return state === 'drawing' ? <div className={frame} /> : null
  const pages = drawing.pages.length
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={`${frame} cursor-pointer text-left`}>
        {address && <img src={address} alt="" className="absolute top-0 left-0 w-full" />}
        {/* Forced colours remove the white gradient over the page, so a border separates the text from it. */}
        <span className="absolute inset-x-0 bottom-0 flex items-center gap-2 bg-[linear-gradient(to_top,#fff_52%,rgb(255_255_255/0))] px-3 pt-10 pb-2.5 text-cell font-semibold text-[#0b5f5c] forced-colors:border-t forced-colors:bg-[Canvas] forced-colors:pt-2.5">
          <Eye aria-hidden="true" className="size-4.5" />
          {say(texts.show)}
          <span className="font-normal text-[#4a6163]">
            {say(pages === 1 ? summaryTexts.onePage : summaryTexts.pages, { n: pages })}
          </span>
        </span>
      </button>
      <CertificateDialog open={open} onOpenChange={setOpen} />
    </>
  )
}
