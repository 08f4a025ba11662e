'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Upload as UploadSign, WifiOff } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import { Button, type ButtonProps } from '../button/button.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { acceptAttribute } from './file-types.js'
import { useUploadRoot } from './upload-context.js'

/** Props of {@link UploadDropzone}. */
export interface UploadDropzoneProps extends Omit<ComponentPropsWithRef<'div'>, 'onDrop' | 'onPaste'> {
  /** Replaces the text and the button; include an {@link UploadTrigger}. */
  children?: ReactNode
}

/** The area for dropping and pasting files, with the limits in words. */
export function UploadDropzone({ children, className, ref, ...rest }: UploadDropzoneProps) {
  const { t, zone, mode, accept, limits, limitsId, disabled } = useUploadRoot('UploadDropzone')
  const { ref: zoneRef, ...zoneProps } = zone.rootProps
  const mergedRef = useMergedRef(zoneRef, ref)
  return (
    <div
      {...zoneProps}
      {...rest}
      ref={mergedRef}
      data-dragging={zone.dragging || undefined}
      data-disabled={disabled || undefined}
      className={cx(
        'eks-upload-zone eks:mt-label-gap eks:flex eks:flex-wrap eks:items-center eks:gap-x-4 eks:gap-y-3 eks:rounded eks:edge-1 eks:[border-style:dashed] eks:border-field-line eks:bg-surface eks:p-4 eks:fade-colors',
        'eks:data-dragging:[border-style:solid] eks:data-dragging:border-action eks:data-dragging:bg-surface-picked',
        className,
      )}
    >
      <input
        {...zone.inputProps}
        accept={acceptAttribute(accept)}
        multiple={mode === 'multiple'}
        // Hides the browser's own text, such as 'Ingen fil valgt'.
        hidden
      />
      {children ?? (
        <>
          <UploadSign className="eks:size-icon eks:text-subtle" />
          <div className="eks:min-w-0 eks:flex-[1_1_12rem]">
            <p className="eks:weight-semibold">
              {t(zone.dragging ? 'release' : mode === 'single' ? 'dropOne' : 'dropMany')}
            </p>
            <p id={limitsId} className="eks:text-small eks:text-subtle">
              {limits}
            </p>
          </div>
          <UploadTrigger />
        </>
      )}
    </div>
  )
}

/** Props of {@link UploadTrigger}. */
export type UploadTriggerProps = Omit<ButtonProps, 'onClick'>

/** Opens the browser's file dialog; the only tab stop of the field. */
export function UploadTrigger({ children, ref, className, ...rest }: UploadTriggerProps) {
  const { t, zone, mode, label, limitsId, disabled, trigger } = useUploadRoot('UploadTrigger')
  const mergedRef = useMergedRef(trigger, ref)
  return (
    <Button
      small
      aria-describedby={limitsId}
      {...rest}
      ref={mergedRef}
      disabled={disabled}
      onClick={zone.open}
      className={cx('eks:narrow:w-full', className)}
    >
      {children ?? t(mode === 'single' ? 'pickOne' : 'pickMany')}
      <VisuallyHidden>
        {': '}
        {label}
      </VisuallyHidden>
    </Button>
  )
}

/** Says that files wait for the network; renders nothing while online. */
export function UploadOffline() {
  const { t, upload } = useUploadRoot('UploadOffline')
  if (upload.sending === 0 || upload.online) return null
  return (
    <p className="eks:mt-2 eks:flex eks:items-center eks:gap-2 eks:text-small eks:text-warning-text" role="status">
      <WifiOff className="eks:size-4.5" />
      {t('offline')}
    </p>
  )
}
