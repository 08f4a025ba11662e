'use client'

import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useState } from 'react'
import { Alert } from '../../components/alert/alert.js'
import { Button } from '../../components/button/button.js'
import { Skeleton } from '../../components/skeleton/skeleton.js'
import { ArrowRight, MessageCircle, Pencil, TriangleAlert } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useDelayedFlag } from '../../foundation/internal/use-delayed-flag.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { AllBoxes, conditionWords, NotableBoxes } from './box-lists.js'
import type { CertificateBox, CertificateDrawing, CertificatePaneState } from './certificate-drawing.js'
import { certificatePaneTexts } from './certificate-pane.texts.js'

/** The words around a box's caption, which is printed in English. */
interface BoxWords {
  readonly number: string
  readonly rest: string
}

interface CertificatePageProps {
  drawing: CertificateDrawing
  /** Counted from one. */
  page: number
  address: string
  label: string
  /** Which box it is, its condition and where it leads, in the reader's language. */
  wordsOf: (box: CertificateBox) => BoxWords
  /** Whether clicking a box leads anywhere. */
  leads: (box: CertificateBox) => boolean
  onBox?: ((box: CertificateBox) => void) | undefined
  /** Whether a box has a note. */
  isNoted: (box: CertificateBox) => boolean
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`

/** One page with its boxes over it, for the pointer; the keyboard uses the list of boxes. */
function CertificatePage({ drawing, page, address, label, wordsOf, leads, onBox, isNoted }: CertificatePageProps) {
  const { width, height, boxes } = drawing
  return (
    <div className="eks-certificate-page" style={{ aspectRatio: `${width} / ${height}` }}>
      {/* Decoding a drawn page is costly, so pages out of view wait. */}
      <img src={address} alt={label} loading="lazy" decoding="async" />
      {boxes
        .filter((box) => box.page === page && (leads(box) || isMarked(box) || isNoted(box)))
        .map((box) => {
          const place = {
            left: percent(box.x, width),
            top: percent(box.y, height),
            width: percent(box.w, width),
            height: percent(box.h, height),
          }
          const noted = isNoted(box)
          const mark = cx('eks-certificate-box', ...markOf(box), noted && 'eks-certificate-noted')
          const look = { style: place, className: mark }
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
              <Sign box={box} noted={noted} />
              <span className="eks:sr-only">
                {number}, <span lang="en">{box.caption},</span> <span>{rest}</span>
              </span>
            </button>
          ) : (
            <span key={box.no} {...look}>
              <Sign box={box} noted={noted} />
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

interface SignProps {
  box: CertificateBox
  noted: boolean
}

/** A note takes precedence over the drawing's own signs. */
function Sign({ box: { missing, changed, state }, noted }: SignProps) {
  const Picture = noted
    ? MessageCircle
    : missing
      ? TriangleAlert
      : state === 'schedule'
        ? ArrowRight
        : changed
          ? Pencil
          : undefined
  return Picture && <Picture aria-hidden="true" />
}

const none: readonly string[] = []

/** An object URL for each picture while it is shown. An SVG loaded by URL runs no script and inherits no page styles. */
function usePageAddresses(pages: readonly string[] = none): readonly string[] {
  const [addresses, setAddresses] = useState(none)
  useEffect(() => {
    const made = pages.map((page) => URL.createObjectURL(new Blob([page], { type: 'image/svg+xml' })))
    setAddresses(made)
    return () => {
      for (const address of made) URL.revokeObjectURL(address)
    }
  }, [pages])
  return addresses
}

/** Props of {@link CertificatePane}. */
export interface CertificatePaneProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The last drawing; it stays while the next one is made, or if that fails. */
  drawing?: CertificateDrawing
  /** Whether the drawing matches the answers. */
  state: CertificatePaneState
  /** Draws again after a failure. */
  onRetry?: () => void
  /** The name of the place where a box is filled in: 'Mottaker'. A box without one leads nowhere. */
  placeOf?: (box: CertificateBox) => string | undefined
  /** Called when the user chooses a box that has a place. */
  onBox?: (box: CertificateBox) => void
  /** A note on a box: marked on the page, with its words in the lists. */
  noteOf?: (box: CertificateBox) => string | undefined
  /** Names what is missing as the form does; without it, boxes that lack an answer are named by number. */
  missing?: ReactNode
  /** Buttons beside the heading. */
  actions?: ReactNode
  /** Pages keep a readable width, and scroll sideways in a narrow window. */
  large?: boolean
  /** Shows a heading; false where a surrounding dialog has the title already. */
  heading?: boolean
}

const nowhere = () => undefined

/**
 * The certificate as it would be printed, marking what is missing, changed, too long or commented on; each box links to
 * its field.
 */
export function CertificatePane(props: CertificatePaneProps) {
  const {
    drawing,
    state,
    onRetry,
    placeOf = nowhere,
    onBox = nowhere,
    noteOf = nowhere,
    missing,
    actions,
    ...others
  } = props
  const { large = false, heading = true, className, ...rest } = others
  const t = useTexts('certificatePane', certificatePaneTexts)
  const titleId = useId()
  const lists = drawing && { t, boxes: drawing.boxes, placeOf, onBox, noteOf }
  return (
    <section
      {...rest}
      aria-labelledby={heading ? titleId : undefined}
      aria-label={heading ? undefined : t('title')}
      className={cx('eks-certificate-pane eks:min-w-0 eks:text-ui eks:lh-text', className)}
    >
      {(heading || actions) && (
        <div className="eks:mb-2 eks:flex eks:flex-wrap eks:items-center eks:justify-between eks:gap-2">
          {heading && (
            <h2 id={titleId} className="eks:text-ui eks:weight-bold">
              {t('title')}
            </h2>
          )}
          {actions}
        </div>
      )}
      <StateWords t={t} state={state} older={drawing !== undefined} onRetry={onRetry} />
      {missing}
      {lists && <NotableBoxes {...lists} without={missing === undefined ? undefined : 'missing'} />}
      <Pages t={t} drawing={drawing} state={state} large={large} placeOf={placeOf} onBox={onBox} noteOf={noteOf} />
      {lists && <AllBoxes {...lists} />}
    </section>
  )
}

interface StateWordsProps {
  t: Translate<typeof certificatePaneTexts>
  state: CertificatePaneState
  older: boolean
  onRetry: CertificatePaneProps['onRetry']
}

/** Why there is no new drawing. Does not interrupt typing: the text stands in the place of the drawing. */
function StateWords({ t, state, older, onRetry }: StateWordsProps) {
  if (state === 'drawn' || state === 'drawing') return null
  if (state === 'waiting') return <p className="eks:text-subtle">{t('waiting')}</p>
  return (
    <Alert
      tone={state === 'failed' ? 'danger' : 'warning'}
      actions={
        state === 'failed' &&
        onRetry && (
          <Button small onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    >
      {older ? `${t(state)} ${t('older')}` : t(state)}
    </Alert>
  )
}

interface PagesProps extends Required<Pick<CertificatePaneProps, 'state' | 'large' | 'placeOf' | 'onBox' | 'noteOf'>> {
  t: Translate<typeof certificatePaneTexts>
  drawing: CertificateDrawing | undefined
}

function Pages({ t, drawing, state, large, placeOf, onBox, noteOf }: PagesProps) {
  const addresses = usePageAddresses(drawing?.pages)
  const isSlow = useDelayedFlag(state === 'drawing')
  if (drawing === undefined) {
    if (state !== 'drawing') return null
    return (
      <>
        <p className="eks:text-small eks:text-subtle">{t('drawing')}</p>
        <Skeleton className="eks:mt-2 eks:aspect-[210/297] eks:h-auto" />
      </>
    )
  }
  const wordsOf = (box: CertificateBox) => ({
    number: t('box', { no: box.no }),
    rest: [conditionWords(t, box), noteOf(box), t('goTo', { place: placeOf(box) ?? '' })].filter(Boolean).join(', '),
  })
  return (
    <section
      {...scrollable}
      aria-label={t('pages')}
      aria-busy={state === 'drawing' || undefined}
      className={cx('eks-certificate-pages', large && 'eks-certificate-large', isSlow && 'eks-certificate-slow')}
    >
      {addresses.map((address, index) => (
        <CertificatePage
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          key={index}
          drawing={drawing}
          page={index + 1}
          address={address}
          label={t('page', { page: index + 1, pages: addresses.length })}
          wordsOf={wordsOf}
          leads={(box) => placeOf(box) !== undefined}
          onBox={onBox}
          isNoted={(box) => noteOf(box) !== undefined}
        />
      ))}
    </section>
  )
}

/** A scrollable region must be reachable by keyboard. */
const scrollable = { tabIndex: 0 }
