'use client'
import { CircleX, Upload as UploadSign, WifiOff } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react'
import { useDropzone } from 'react-dropzone'
import { Button } from '../button/button.js'
import { Fieldset } from '../field/fieldset.js'
import { useAnnounce } from '../internal/announcer.js'
import { cx } from '../internal/cx.js'
import type { CatalogueOverrides } from '../text/catalogue.js'
import { useEksport } from '../text/eksport-context.js'
import { useTexts } from '../text/use-texts.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { tenMegabytes } from './check-files.logic.js'
import { type Incoming, incomingOf } from './dropped-files.js'
import { acceptAttribute, type FileType } from './file-types.js'
import { rejectionText } from './rejection-text.js'
import { RowFrame, UploadRow } from './upload-row.js'
import { uploadWidgetTexts } from './upload-widget.texts.js'
import { type UploadState, useUpload } from './use-upload.js'

/** How it stands with the files; a form waits while some are under way and stops while one is refused. */
export interface UploadStatus {
  readonly sending: number
  readonly refused: number
}

/** Props of {@link UploadWidget}. */
export interface UploadWidgetProps<Ref = unknown>
  extends UploadState<Ref>,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onDrop' | 'onPaste'> {
  label: ReactNode
  /** `single` takes one file, `multiple` four unless `maxFiles` says otherwise. */
  mode?: 'single' | 'multiple'
  accept: readonly FileType[]
  maxFiles?: number
  maxSizeBytes?: number
  hint?: ReactNode
  error?: ReactNode
  optional?: boolean
  onStatusChange?: (status: UploadStatus) => void
  messages?: CatalogueOverrides<typeof uploadWidgetTexts>
}

/**
 * Files by button, drop or paste, checked before they are added and sent one by one when `upload` is given.
 * A drop beside it never leaves the page. What was refused stands under it with its reason until the next files come.
 */
export function UploadWidget<Ref = unknown>(props: UploadWidgetProps<Ref>) {
  const { label, mode = 'single', accept, hint, error, optional, onStatusChange, messages, className } = props
  const { maxFiles = mode === 'single' ? 1 : 4, maxSizeBytes = tenMegabytes, disabled, ...rest } = props
  const t = useTexts('uploadWidget', uploadWidgetTexts, messages)
  const trigger = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const limitsId = useId()
  const rules = { accept, maxSizeBytes, maxFiles }
  const upload = useUpload<Ref>({ ...props, rules, t, trigger, list })
  const zone = useZone({ accept, many: mode === 'multiple', disabled: Boolean(disabled), onIncoming: upload.add, t })
  const states = upload.items.map((item) => upload.transfers[item.id]?.status)
  const sending = states.filter((status) => status === 'sending' || status === 'waiting').length
  useStatus({ sending, refused: states.filter((status) => status === 'refused').length }, onStatusChange)
  const limits = useLimits({ mode, accept, maxFiles, maxSizeBytes }, t)

  return (
    <Fieldset
      {...elementProps(rest)}
      legend={label}
      hint={hint}
      error={error}
      {...(optional === undefined ? {} : { optional })}
      className={cx('eks-upload eks:text-ui', className)}
    >
      <div
        {...zone.getRootProps({ role: undefined, tabIndex: undefined })}
        data-dragging={zone.isDragActive || undefined}
        data-disabled={disabled || undefined}
        className={cx(
          'eks-upload-zone eks:mt-label-gap eks:flex eks:flex-wrap eks:items-center eks:gap-x-4 eks:gap-y-3 eks:rounded eks:border eks:border-dashed eks:border-field-line eks:bg-surface eks:p-4 eks:transition-colors',
          'eks:data-dragging:border-solid eks:data-dragging:border-action eks:data-dragging:bg-surface-picked',
        )}
      >
        <input
          {...zone.getInputProps({ accept: acceptAttribute(accept), multiple: mode === 'multiple' })}
          // Out of sight by the attribute: an inline style from a server breaks a strict policy, and 'Ingen fil valgt' is noise.
          style={undefined}
          aria-label={undefined}
          hidden
        />
        <UploadSign aria-hidden="true" className="eks:size-icon eks:text-subtle" />
        <div className="eks:min-w-0 eks:flex-[1_1_12rem]">
          <p className="eks:font-semibold">
            {t(zone.isDragActive ? 'release' : mode === 'single' ? 'dropOne' : 'dropMany')}
          </p>
          <p id={limitsId} className="eks:text-small eks:text-subtle">
            {limits}
          </p>
        </div>
        <Button
          ref={trigger}
          small
          aria-describedby={limitsId}
          disabled={Boolean(disabled)}
          onClick={zone.open}
          className="eks:narrow:w-full"
        >
          {t(mode === 'single' ? 'pickOne' : 'pickMany')}
          <VisuallyHidden>
            {': '}
            {label}
          </VisuallyHidden>
        </Button>
      </div>
      {sending > 0 && !upload.online && (
        <p className="eks:mt-2 eks:flex eks:items-center eks:gap-2 eks:text-small eks:text-warning-text" role="status">
          <WifiOff aria-hidden="true" className="eks:size-4.5" />
          {t('offline')}
        </p>
      )}
      {upload.items.length > 0 && (
        <ul ref={list} aria-label={t('files')} className="eks:mt-1.5">
          {upload.items.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              transfer={upload.transfers[item.id]}
              t={t}
              onRemove={() => void upload.remove(item)}
              onRetry={() => upload.retry(item)}
            />
          ))}
        </ul>
      )}
      <RejectedFiles rejected={upload.rejected} dismiss={upload.dismiss} t={t} />
    </Fieldset>
  )
}

type Upload = ReturnType<typeof useUpload>

function RejectedFiles({ rejected, dismiss, t }: Pick<Upload, 'rejected' | 'dismiss'> & { t: Texts }) {
  const id = useId()
  if (rejected.length === 0) return null
  return (
    <ul aria-label={t('rejectedFiles')}>
      {rejected.map((rejection, index) => (
        <RowFrame
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the rows keep no state
          key={`${rejection.name}-${rejection.code}-${index}`}
          state="rejected"
          sign={<CircleX aria-hidden="true" className="eks:size-4.5 eks:text-danger-base" />}
          name={rejection.name}
          problem={rejectionText(rejection, t)}
          problemId={`${id}-${index}`}
          actions={
            <Button
              kind="quiet"
              small
              aria-describedby={`${id}-${index}`}
              onClick={(event) => dismiss(rejection, event.currentTarget.closest('li'))}
            >
              {t('dismiss')}
              <VisuallyHidden>{` ${rejection.name}`}</VisuallyHidden>
            </Button>
          }
        />
      ))}
    </ul>
  )
}

type Texts = ReturnType<typeof useTexts<'uploadWidget', typeof uploadWidgetTexts>>

interface ZoneOptions {
  readonly accept: readonly FileType[]
  readonly many: boolean
  readonly disabled: boolean
  readonly onIncoming: (incoming: Incoming) => Promise<void>
  readonly t: Texts
}

/** Drop, paste and the browser's dialog; what is allowed is decided by the rules, with words for each refusal. */
function useZone({ disabled, onIncoming, t }: ZoneOptions) {
  const announce = useAnnounce()
  const incoming = useRef<Incoming>(undefined)
  const zone = useDropzone({
    disabled,
    multiple: true,
    noClick: true,
    noKeyboard: true,
    getFilesFromEvent: async (event) => {
      if (Array.isArray(event) || event.type === 'dragenter') return []
      incoming.current = incomingOf(event)
      return [...incoming.current.files]
    },
    onDrop: () => {
      if (incoming.current) void onIncoming(incoming.current)
    },
  })
  const inside = useRef(false)
  useEffect(() => {
    if (inside.current === zone.isDragActive) return
    inside.current = zone.isDragActive
    announce(t(zone.isDragActive ? 'entered' : 'left'))
  }, [zone.isDragActive, announce, t])
  return zone
}

function useStatus({ sending, refused }: UploadStatus, onStatusChange: ((status: UploadStatus) => void) | undefined) {
  const latest = useRef(onStatusChange)
  latest.current = onStatusChange
  useEffect(() => latest.current?.({ sending, refused }), [sending, refused])
}

type Limits = Required<Pick<UploadWidgetProps, 'mode' | 'accept' | 'maxFiles' | 'maxSizeBytes'>>

/** What may be added, said before anything is. */
function useLimits({ mode, accept, maxFiles, maxSizeBytes }: Limits, t: Texts): string {
  const { locale } = useEksport()
  const types = new Intl.ListFormat(locale, { type: 'disjunction' }).format(accept.map(({ name }) => name))
  const size = Math.floor(maxSizeBytes / 1024 ** 2)
  return mode === 'single' ? t('limitsOne', { types, size }) : t('limitsMany', { types, size, count: maxFiles })
}

/** What is left for the element itself. */
function elementProps<Ref>(props: Partial<UploadWidgetProps<Ref>>) {
  const { label, mode, accept, hint, error, optional, onStatusChange, messages, files, defaultFiles, ...more } = props
  const { onFilesChange, upload, remove, validate, checkContent, getServerMessage, retryDelays, ...rest } = more
  return rest
}
