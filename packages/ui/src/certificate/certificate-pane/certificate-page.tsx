'use client'
import { ArrowRight, Pencil, TriangleAlert } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import type { CertificateBox, CertificateDrawing } from './certificate-drawing.js'

interface CertificatePageProps {
  drawing: CertificateDrawing
  /** Counted from one. */
  page: number
  address: string
  label: string
  /** What a box is called and what is the matter with it. */
  nameOf: (box: CertificateBox) => string
  /** Whether a click on a box leads anywhere. */
  leads: (box: CertificateBox) => boolean
  onBox?: ((box: CertificateBox) => void) | undefined
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`

/** One page with its boxes over it. The keyboard has the list of boxes; here they are for whoever points. */
export function CertificatePage({ drawing, page, address, label, nameOf, leads, onBox }: CertificatePageProps) {
  const { width, height, boxes } = drawing
  return (
    <div className="eks-certificate-page" style={{ aspectRatio: `${width} / ${height}` }}>
      <img src={address} alt={label} />
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
          return leads(box) ? (
            <button
              key={box.no}
              {...look}
              type="button"
              tabIndex={-1}
              aria-label={nameOf(box)}
              title={nameOf(box)}
              onClick={() => onBox?.(box)}
            >
              <Sign box={box} />
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
