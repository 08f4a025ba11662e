'use client'
import { type Attachment, filenameFor } from '@eksport/domain'
import { type ComponentPropsWithRef, useState } from 'react'
import { FieldError } from '../../components/field/field-parts.js'
import { Spinner } from '../../components/spinner/spinner.js'
import { File, FileImage, FileText } from '../../foundation/icons/icons.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import { formatFileSize } from '../../foundation/internal/format-file-size.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { useHouseLocale } from '../use-house-locale.js'
import { attachmentListTexts } from './attachment-list.texts.js'

/** Props of {@link AttachmentList}. */
export interface AttachmentListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The files, in display order. */
  attachments: readonly Attachment[]
  /**
   * Fetches and saves the file under the name in the list; a rejected promise is reported beside it. Without it the
   * files are named, not linked.
   */
  onDownload?: (attachment: Attachment) => void | Promise<void>
}

/** Files with their names and sizes, or a text saying that there are none. */
export function AttachmentList({ attachments, onDownload, className, ...props }: AttachmentListProps) {
  const t = useTexts('attachment-list', attachmentListTexts)
  if (attachments.length === 0)
    return <p className={cx('eks-attachment-list eks:text-ui eks:text-subtle', className)}>{t('none')}</p>
  return (
    <ul {...props} className={cx('eks-attachment-list eks:text-ui', className)}>
      {attachments.map((attachment) => (
        <AttachmentItem key={attachment.id} attachment={attachment} onDownload={onDownload} />
      ))}
    </ul>
  )
}

/** An abort is a DOMException, and one from another frame is not an instance of this page's Error. */
const isAbort = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

function AttachmentItem({
  attachment,
  onDownload,
}: { attachment: Attachment } & Pick<AttachmentListProps, 'onDownload'>) {
  const t = useTexts('attachment-list', attachmentListTexts)
  const locale = useHouseLocale()
  const announce = useAnnounce()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const { size, mimeType, scan } = attachment
  const filename = filenameFor(attachment, locale)
  const download = async () => {
    if (state === 'busy') return
    setState('busy')
    announce(t('downloading', { name: filename }))
    try {
      await onDownload?.({ ...attachment, filename })
      setState('idle')
    } catch (error) {
      // The user cancelled the download and knows it.
      if (isAbort(error)) return setState('idle')
      setState('failed')
      announce(t('failed', { name: filename }), 'assertive')
    }
  }
  return (
    <li className="eks:edge-b-1 eks:border-line eks:py-1.5 eks:last:edge-b-0">
      <div className="eks:flex eks:items-center eks:gap-2">
        <FileIcon mimeType={mimeType} busy={state === 'busy'} />
        {onDownload && !scan ? (
          <button
            type="button"
            aria-disabled={state === 'busy' || undefined}
            onClick={() => void download()}
            className="eks:min-h-6 eks:min-w-0 eks:text-start eks:wrap-anywhere eks:text-link eks:underlined eks:decoration-1 eks:hover:decoration-2 eks:coarse:min-h-11"
          >
            {filename}
          </button>
        ) : (
          <span className="eks:min-w-0 eks:wrap-anywhere">{filename}</span>
        )}
        {size !== undefined && (
          <span className="eks:ms-auto eks:ps-2 eks:text-small eks:whitespace-nowrap eks:tabular eks:text-subtle">
            {formatFileSize(size, locale)}
          </span>
        )}
      </div>
      {scan && <p className="eks:ps-6.5 eks:text-small eks:text-subtle">{t(scan)}</p>}
      {state === 'failed' && <FieldError>{t('failed', { name: filename })}</FieldError>}
    </li>
  )
}

function FileIcon({ mimeType, busy }: { mimeType: string; busy: boolean }) {
  if (busy) return <Spinner className="eks:size-4.5" />
  const Icon = mimeType === 'application/pdf' ? FileText : mimeType.startsWith('image/') ? FileImage : File
  return <Icon className="eks:size-4.5 eks:text-subtle" />
}
