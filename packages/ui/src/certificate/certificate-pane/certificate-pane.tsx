'use client'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Alert } from '../../components/alert/alert.js'
import { Button } from '../../components/button/button.js'
import { Skeleton } from '../../components/skeleton/skeleton.js'
import { cx } from '../../foundation/internal/cx.js'
import { useDelayedFlag } from '../../foundation/internal/use-delayed-flag.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { AllBoxes, conditionWords, NotableBoxes } from './box-lists.js'
import type { CertificateBox, CertificateDrawing, CertificatePaneState } from './certificate-drawing.js'
import { CertificatePage } from './certificate-page.js'
import { certificatePaneTexts } from './certificate-pane.texts.js'
import { usePageAddresses } from './use-page-addresses.js'

/** Props of {@link CertificatePane}. */
export interface CertificatePaneProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The last drawing; it stays while the next one is made, and when that fails. */
  drawing?: CertificateDrawing
  /** How the drawing stands to the answers. */
  state: CertificatePaneState
  /** Draws once more, after a failure. */
  onRetry?: () => void
  /** Where a box is filled in, in words: 'Mottaker'. A box without a place leads nowhere. */
  placeOf?: (box: CertificateBox) => string | undefined
  /** Called when somebody chooses a box that has a place. */
  onBox?: (box: CertificateBox) => void
  /** What is missing, by the names of the form; without it the boxes that lack an answer are named by their numbers. */
  missing?: ReactNode
  /** Buttons beside the heading. */
  actions?: ReactNode
  /** Pages keep a width that can be read, and scroll sideways in a narrow window. */
  large?: boolean
  /** False where a dialog around it has the title already. */
  heading?: boolean
}

const nowhere = () => undefined

/** The certificate as it would be printed, with what is missing, changed or too long marked; a box leads to its field. */
export function CertificatePane(props: CertificatePaneProps) {
  const { drawing, state, onRetry, placeOf = nowhere, onBox = nowhere, missing, actions, ...others } = props
  const { large = false, heading = true, className, ...rest } = others
  const t = useTexts('certificatePane', certificatePaneTexts)
  const titleId = useId()
  const lists = drawing && { t, boxes: drawing.boxes, placeOf, onBox }
  return (
    <section
      {...rest}
      aria-labelledby={heading ? titleId : undefined}
      aria-label={heading ? undefined : t('title')}
      className={cx('eks-certificate-pane eks:min-w-0 eks:text-ui eks:leading-text', className)}
    >
      {(heading || actions) && (
        <div className="eks:mb-2 eks:flex eks:flex-wrap eks:items-center eks:justify-between eks:gap-2">
          {heading && (
            <h2 id={titleId} className="eks:text-ui eks:font-bold">
              {t('title')}
            </h2>
          )}
          {actions}
        </div>
      )}
      <StateWords t={t} state={state} older={drawing !== undefined} onRetry={onRetry} />
      {missing}
      {lists && <NotableBoxes {...lists} without={missing === undefined ? undefined : 'missing'} />}
      <Pages t={t} drawing={drawing} state={state} large={large} placeOf={placeOf} onBox={onBox} />
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

/** Why there is no new drawing. It interrupts nobody who types: the words wait where the drawing would be. */
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

interface PagesProps extends Required<Pick<CertificatePaneProps, 'state' | 'large' | 'placeOf' | 'onBox'>> {
  t: Translate<typeof certificatePaneTexts>
  drawing: CertificateDrawing | undefined
}

function Pages({ t, drawing, state, large, placeOf, onBox }: PagesProps) {
  const addresses = usePageAddresses(drawing?.pages)
  const isSlow = useDelayedFlag(state === 'drawing')
  if (drawing === undefined) {
    if (state !== 'drawing') return null
    return (
      <>
        <p className="eks:text-small eks:text-subtle">{t('drawing')}</p>
        <Skeleton className="eks:over:mt-2 eks:over:aspect-[210/297] eks:over:h-auto" />
      </>
    )
  }
  const wordsOf = (box: CertificateBox) => ({
    number: t('box', { no: box.no }),
    rest: [conditionWords(t, box), t('goTo', { place: placeOf(box) ?? '' })].filter(Boolean).join(', '),
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
        />
      ))}
    </section>
  )
}

/** What scrolls must be within reach of the keyboard. */
const scrollable = { tabIndex: 0 }
