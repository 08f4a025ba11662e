'use client'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { ArrowDown, ArrowUp, CircleCheck, CircleX, FileImage, FileText } from '../../foundation/icons/icons.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { formatFileSize } from '../../foundation/internal/format-file-size.js'
import { focusElement } from '../../foundation/internal/successor-focus.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { Button } from '../button/button.js'
import { FieldError } from '../field/field-parts.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Progress } from '../progress/progress.js'
import { Spinner } from '../spinner/spinner.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import type { Transfer, UploadItem } from './upload-item.js'
import type { uploadWidgetTexts } from './upload-widget.texts.js'

type T = Translate<typeof uploadWidgetTexts>

interface UploadRowProps {
  item: UploadItem
  transfer: Transfer | undefined
  t: T
  onRemove: () => void
  onRetry: () => void
  disabled?: boolean
  /** Moves it one place; with `first` or `last` the button in that direction is unavailable. */
  onMove?: (by: -1 | 1) => void
  first?: boolean
  last?: boolean
}

const silentMs = 2000

/** Announces each quarter of a long upload; of a short one only its end. A harmful file is announced at once. */
function useAnnouncements({ item, transfer, t }: Pick<UploadRowProps, 'item' | 'transfer' | 't'>) {
  const announce = useAnnounce()
  const began = useRef(0)
  const announced = useRef(0)
  const sending = transfer?.status === 'sending'
  const percent = sending && item.size > 0 ? Math.round((transfer.sent / item.size) * 100) : 0
  useEffect(() => {
    if (!sending) return
    began.current = performance.now()
    announced.current = 0
  }, [sending])
  useEffect(() => {
    const quarter = Math.floor(percent / 25)
    if (quarter <= announced.current || quarter === 4 || performance.now() - began.current < silentMs) return
    announced.current = quarter
    announce(t('progress', { name: item.name, percent: quarter * 25 }))
  }, [percent, announce, t, item.name])
  useEffect(() => {
    if (item.check === 'harmful') announce(t('harmful', { name: item.name }), 'assertive')
  }, [item.check, announce, t, item.name])
  return percent
}

function problemOf(transfer: Transfer | undefined, { name, check }: UploadItem, t: T): string | undefined {
  if (transfer?.status === 'refused') return transfer.message
  if (transfer?.status === 'failed') return t('failed', { name })
  if (transfer?.status === 'remove-failed') return t('deleteFailed', { name })
  return check === 'harmful' ? t(check, { name }) : undefined
}

function storedFact({ ref, check }: UploadItem, size: string, t: T): string {
  return ref === undefined || check === 'harmful' ? size : t(check ?? 'done')
}

function RowSign({ item, transfer }: Pick<UploadRowProps, 'item' | 'transfer'>) {
  const look = 'eks:size-4.5'
  if (transfer?.status === 'failed' || transfer?.status === 'refused' || item.check === 'harmful')
    return <CircleX className={`${look} eks:text-danger-base`} />
  if (transfer?.status === 'removing' || item.check === 'checking') return <Spinner className="eks:size-4.5" />
  if (item.ref !== undefined && !item.check) return <CircleCheck className={`${look} eks:text-success-base`} />
  const Sign = /\.pdf$/i.test(item.name) ? FileText : FileImage
  return <Sign className={`${look} eks:text-subtle`} />
}

/** One file: its name, progress, error, and its remove button. */
export function UploadRow(props: UploadRowProps) {
  const { item, transfer, t, onRemove, onRetry, disabled = false, onMove, first = false, last = false } = props
  const { locale } = useEksport()
  const id = useId()
  // The button disappears when the file is being sent again: focus moves to the cancel button beside it.
  const retry = (event: MouseEvent<HTMLButtonElement>) => {
    focusElement(event.currentTarget.closest('li')?.querySelector<HTMLElement>('[data-remove]'))
    onRetry()
  }
  const percent = useAnnouncements({ item, transfer, t })
  const problem = problemOf(transfer, item, t)
  const size = formatFileSize(item.size, locale)
  const waiting = transfer?.status === 'waiting' || transfer?.status === 'sending'
  const fact = {
    waiting: t('waiting'),
    sending: t('sent', { sent: formatFileSize(transfer?.status === 'sending' ? transfer.sent : 0, locale), size }),
    stored: storedFact(item, size, t),
  }
  const state = waiting && transfer ? transfer.status : 'stored'
  return (
    <RowFrame
      data-item={item.id}
      state={transfer?.status ?? (item.ref === undefined ? 'ready' : 'done')}
      sign={<RowSign item={item} transfer={transfer} />}
      name={item.name}
      fact={fact[state]}
      problem={problem}
      problemId={`${id}-problem`}
      actions={
        <>
          {onMove && <MoveButtons {...{ onMove, first, last, disabled, t }} name={item.name} />}
          {transfer?.status === 'failed' && (
            <Button kind="quiet" small onClick={retry} aria-describedby={`${id}-problem`}>
              {t('retry')}
              <VisuallyHidden>{` ${item.name}`}</VisuallyHidden>
            </Button>
          )}
          <Button
            kind="quiet"
            small
            data-remove
            aria-describedby={problem ? `${id}-problem` : undefined}
            busy={transfer?.status === 'removing'}
            disabled={disabled}
            onClick={onRemove}
          >
            {t(waiting ? 'cancel' : problem && item.ref === undefined ? 'dismiss' : 'delete')}
            <VisuallyHidden>{` ${item.name}`}</VisuallyHidden>
          </Button>
        </>
      }
    >
      {transfer?.status === 'sending' && (
        <Progress label={item.name} value={percent} hideLabel className="eks:mt-1.5" />
      )}
    </RowFrame>
  )
}

interface MoveButtonsProps extends Required<Pick<UploadRowProps, 'onMove' | 'first' | 'last' | 'disabled' | 't'>> {
  name: string
}

/** Two buttons instead of dragging, so that pointer, keyboard and voice can all change the order (WCAG 2.5.7). */
function MoveButtons({ onMove, first, last, disabled, name, t }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        kind="quiet"
        small
        label={`${t('moveUp')} ${name}`}
        disabled={disabled || first}
        onClick={() => onMove(-1)}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        kind="quiet"
        small
        label={`${t('moveDown')} ${name}`}
        disabled={disabled || last}
        onClick={() => onMove(1)}
      >
        <ArrowDown />
      </IconButton>
    </>
  )
}

interface RowFrameProps {
  'data-item'?: string
  state: string
  sign: ReactNode
  name: string
  fact?: string
  problem?: string | undefined
  problemId: string
  actions: ReactNode
  children?: ReactNode
}

/** The row of a file in the list, whether it was added or not. */
export function RowFrame({ state, sign, name, fact, problem, problemId, actions, children, ...rest }: RowFrameProps) {
  return (
    <li {...rest} data-state={state} className="eks-upload-row eks:edge-b-1 eks:border-line eks:py-1.5">
      <div className="eks:flex eks:min-h-control-small eks:items-center eks:gap-2.5">
        {sign}
        <div className="eks:flex eks:min-w-0 eks:flex-1 eks:flex-wrap eks:items-baseline eks:gap-x-2">
          <span className="eks:min-w-0 eks:wrap-anywhere">{name}</span>
          {fact && <span className="eks:text-small eks:whitespace-nowrap eks:text-subtle">{fact}</span>}
        </div>
        <div className="eks:flex eks:flex-none eks:flex-wrap eks:justify-end">{actions}</div>
      </div>
      <div className="eks:ps-7">
        {children}
        {problem && (
          <FieldError id={problemId} className="eks:mb-1">
            {problem}
          </FieldError>
        )}
      </div>
    </li>
  )
}
