'use client'
import { languageTags } from '@eksport/forms'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import type { CatalogueOverrides, Translate } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Fieldset } from '../field/fieldset.js'
import { tenMegabytes } from './check-files.logic.js'
import type { FileType } from './file-types.js'
import { megabytes } from './rejection-text.js'
import { UploadContext } from './upload-context.js'
import { uploadWidgetTexts } from './upload-widget.texts.js'
import { type Upload, type UploadState, useUpload } from './use-upload.js'
import { useUploadZone } from './use-upload-zone.js'

/** The state of all files; a form waits while some are being sent and stops while one is refused. */
export interface UploadStatus {
  readonly sending: number
  readonly refused: number
}

/** Props of {@link UploadRoot}. */
export interface UploadRootProps<Ref = unknown>
  extends UploadState<Ref>,
    Omit<ComponentPropsWithRef<'fieldset'>, 'onDrop' | 'onPaste'> {
  /** What to upload; the accessible name of the group. */
  label: ReactNode
  /** `single` takes one file, `multiple` up to `maxFiles`. */
  mode?: 'single' | 'multiple'
  /** The file types that are accepted. */
  accept: readonly FileType[]
  /** The maximum number of files. @default 4, or 1 with mode="single" */
  maxFiles?: number
  /** The maximum size of a file, in bytes. */
  maxSizeBytes?: number
  /** The minimum size of a file, in bytes, in addition to that of its type. */
  minSizeBytes?: number
  /** Shows buttons that move a file up and down. */
  reorder?: boolean
  /** A short sentence of help. */
  hint?: ReactNode
  /** An error on the whole field, and how to fix it; refused files show their own. */
  error?: ReactNode
  /** Shows 'Valgfritt'. */
  optional?: boolean
  /** Called when sending starts, ends or fails. */
  onStatusChange?: (status: UploadStatus) => void
  /** Overrides single texts of this component. */
  messages?: CatalogueOverrides<typeof uploadWidgetTexts>
}

/** A file field without its looks; arrange the parts inside it freely. */
export function UploadRoot<Ref = unknown>(props: UploadRootProps<Ref>) {
  const { label, mode = 'single', accept, hint, error, optional, messages, className, children, reorder } = props
  const { maxFiles = mode === 'single' ? 1 : 4, maxSizeBytes = tenMegabytes, minSizeBytes = 1 } = props
  const disabled = Boolean(props.disabled)
  const t = useTexts('uploadWidget', uploadWidgetTexts, messages)
  const trigger = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const limitsId = useId()
  const rules = { accept, maxSizeBytes, minSizeBytes, maxFiles }
  const upload = useUpload<Ref>({ ...props, rules, t, trigger, list })
  const zone = useUploadZone({ disabled, onIncoming: upload.add, trigger, t })
  useStatus(upload, props.onStatusChange)
  const limits = useLimits({ mode, accept, maxFiles, maxSizeBytes }, t)
  return (
    <UploadContext
      value={{
        // The parts pass references on without reading them.
        upload: upload as Upload,
        ...{ t, zone, mode, accept, label, limits, limitsId, disabled, trigger, list },
        reorder: Boolean(reorder),
      }}
    >
      {zone.listener}
      <Fieldset
        {...elementProps(props)}
        legend={label}
        hint={hint}
        error={error}
        {...(optional === undefined ? {} : { optional })}
        className={cx('eks-upload eks:text-ui', className)}
      >
        {children}
      </Fieldset>
    </UploadContext>
  )
}

function useStatus({ sending, refused }: UploadStatus, onStatusChange: ((status: UploadStatus) => void) | undefined) {
  const tell = useEffectEvent((status: UploadStatus) => onStatusChange?.(status))
  useEffect(() => {
    tell({ sending, refused })
  }, [sending, refused])
}

type Limits = Required<Pick<UploadRootProps, 'mode' | 'accept' | 'maxFiles' | 'maxSizeBytes'>>

/** What may be added, said before anything is. */
function useLimits({ mode, accept, maxFiles, maxSizeBytes }: Limits, t: Translate<typeof uploadWidgetTexts>): string {
  const { locale } = useEksport()
  const types = new Intl.ListFormat(languageTags(locale), { type: 'disjunction' }).format(
    accept.map(({ name }) => name),
  )
  const size = megabytes(maxSizeBytes, locale)
  return mode === 'single' ? t('limitsOne', { types, size }) : t('limitsMany', { types, size, count: maxFiles })
}

/** The props left for the element. */
function elementProps<Ref>(props: UploadRootProps<Ref>) {
  const { label, mode, accept, maxFiles, maxSizeBytes, minSizeBytes, reorder, disabled, children, ...some } = props
  const { hint, error, optional, onStatusChange, messages, files, defaultFiles, folders, ...more } = some
  const { onFilesChange, upload, remove, validate, checkContent, getServerMessage, retryDelays, replaces, ...rest } =
    more
  return rest
}
