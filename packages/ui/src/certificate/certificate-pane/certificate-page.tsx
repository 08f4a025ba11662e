'use client'
import { ArrowRight, Pencil, TriangleAlert } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import type { CertificateBox, CertificateDrawing } from './certificate-drawing.js'

/** The words around the caption of a box, which is printed in English. */
export interface BoxWords {
  readonly number: string
  readonly rest: string
}

interface CertificatePageProps {
  drawing: CertificateDrawing
  /** Counted from one. */
  page: number
  address: string
  label: string
  /** Which box it is, what is the matter with it and where it leads, in the reader's language. */
  wordsOf: (box: CertificateBox) => BoxWords
  /** Whether a click on a box leads anywhere. */
  leads: (box: CertificateBox) => boolean
  onBox?: ((box: CertificateBox) => void) | undefined
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`

/** One page with its boxes over it. The keyboard has the list of boxes; here they are for whoever points. */
export function CertificatePage({ drawing, page, address, label, wordsOf, leads, onBox }: CertificatePageProps) {
  const { width, height, boxes } = drawing
  return (
    <div className="eks-certificate-page" style={{ aspectRatio: `${width} / ${height}` }}>
      {/* A drawn page is costly to read: those that nobody has scrolled to wait. */}
      <img src={address} alt={label} loading="lazy" decoding="async" />
      {boxes
        .filter((box) => box.page === page && (leads(box) || isMarked(box)))
        .map((box) => {
          const place = {
            left: percent(box.x, width),
            top: percent(box.y, height),
            width: percent(box.w, width),
            height: percent(box.h, height),
          }
          const look = { style: place, className: cx('eks-certificate-box', ...markOf(box)) }
          const { number, rest } = wordsOf(box)
          return leads(box) ? (
            <button
              key={box.no}
              {...look}
              type="button"
              tabIndex={-1}
              title={`${number}, ${rest}`}
              onClick={() => onBox?.(box)}
            >
              <Sign box={box} />
              <span className="eks:sr-only">
                {number}, <span lang="en">{box.caption},</span> {rest}
              </span>
            </button>
          ) : (
            <span key={box.no} {...look}>
              <Sign box={box} />
            </span>
          )
        })}
    </div>
  )
}

const isMarked = ({ missing, changed, state }: CertificateBox) => missing || changed || state === 'schedule'

const markOf = ({ missing, changed, state }: CertificateBox) => [
  missing && 'eks-certificate-missing',
  state === 'schedule' && 'eks-certificate-schedule',
  changed && 'eks-certificate-changed',
]

function Sign({ box: { missing, changed, state } }: { readonly box: CertificateBox }) {
  const Picture = missing ? TriangleAlert : state === 'schedule' ? ArrowRight : changed ? Pencil : undefined
  return Picture && <Picture aria-hidden="true" />
}
