'use client'
import { type ComponentPropsWithRef, Fragment, type ReactNode, useId } from 'react'
import { CircleX } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { Button } from '../button/button.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { rejectionText } from './rejection-text.js'
import { useUploadRoot } from './upload-context.js'
import type { UploadItem } from './upload-item.js'
import { RowFrame, UploadRow } from './upload-row.js'

/** Props of {@link UploadList}. */
export interface UploadListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Renders a file; by default an {@link UploadFile}. */
  children?: (item: UploadItem, index: number) => ReactNode
}

/** The added files; renders nothing if there are none. */
export function UploadList({ children, className, ref, ...rest }: UploadListProps) {
  const { t, upload, list } = useUploadRoot('UploadList')
  const mergedRef = useMergedRef(list, ref)
  if (upload.items.length === 0) return null
  return (
    <ul {...rest} ref={mergedRef} aria-label={t('files')} className={cx('eks-upload-list eks:mt-1.5', className)}>
      {upload.items.map((item, index) => (
        <Fragment key={item.id}>{children ? children(item, index) : <UploadFile item={item} />}</Fragment>
      ))}
    </ul>
  )
}

/** Props of {@link UploadFile}. */
export interface UploadFileProps {
  /** One of the files of the surrounding upload. */
  item: UploadItem
}

/** One file of the list: its progress, error and buttons. */
export function UploadFile({ item }: UploadFileProps) {
  const { t, upload, disabled, reorder } = useUploadRoot('UploadFile')
  const index = upload.items.findIndex(({ id }) => id === item.id)
  return (
    <UploadRow
      item={item}
      transfer={upload.transfers[item.id]}
      t={t}
      disabled={disabled}
      onRemove={() => void upload.remove(item)}
      onRetry={() => upload.retry(item)}
      {...(reorder && upload.items.length > 1
        ? {
            onMove: (by: -1 | 1) => upload.move(item, by),
            first: index === 0,
            last: index === upload.items.length - 1,
          }
        : {})}
    />
  )
}

/** The files that were not added, each with its reason, until the next files are added. */
export function UploadRejections() {
  const { t, upload } = useUploadRoot('UploadRejections')
  const { locale } = useEksport()
  const id = useId()
  if (upload.rejected.length === 0) return null
  return (
    <ul aria-label={t('rejectedFiles')}>
      {upload.rejected.map((rejection, index) => (
        <RowFrame
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the rows keep no state
          key={`${rejection.name}-${rejection.code}-${index}`}
          state="rejected"
          sign={<CircleX className="eks:size-4.5 eks:text-danger-base" />}
          name={rejection.name}
          problem={rejectionText(rejection, t, locale)}
          problemId={`${id}-${index}`}
          actions={
            <Button
              kind="quiet"
              small
              aria-describedby={`${id}-${index}`}
              onClick={(event) => upload.dismiss(rejection, event.currentTarget.closest('li'))}
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
