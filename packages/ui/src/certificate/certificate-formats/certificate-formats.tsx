'use client'
import type { CertificateFormat } from '@eksport/domain'
import type { ComponentPropsWithRef } from 'react'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.js'
import type { Icon } from '../../foundation/icons/create-icon.js'
import { FilePenLine, FileText, Globe } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { certificateFormatsTexts } from './certificate-formats.texts.js'

const icons: Record<CertificateFormat, Icon> = { PAPER: FileText, E_CERT: Globe, PDF: FilePenLine }

/** Props of {@link CertificateFormats}. */
export interface CertificateFormatsProps extends ComponentPropsWithRef<'ul'> {
  /** The certificate's formats; renders nothing if empty. */
  formats: readonly CertificateFormat[]
  /** Writes the short name beside each icon: 'Papir'. */
  showNames?: boolean
}

/** One icon for each format that a certificate is delivered in, each with an accessible name. */
export function CertificateFormats({ formats, showNames, className, ...props }: CertificateFormatsProps) {
  const t = useTexts('certificate-formats', certificateFormatsTexts)
  if (formats.length === 0) return null
  return (
    <ul
      {...props}
      className={cx(
        'eks-certificate-formats eks:inline-flex eks:flex-wrap eks:gap-y-1',
        showNames ? 'eks:gap-x-3' : 'eks:gap-x-1 eks:align-text-bottom',
        className,
      )}
    >
      {formats.map((format) => {
        const Icon = icons[format]
        return (
          <li key={format} title={t(format)} className="eks:inline-flex eks:items-center eks:gap-1.5">
            <Icon className="eks:size-4.5 eks:text-subtle eks:dense:size-4" />
            {showNames && <span aria-hidden="true">{t(`short${format}`)}</span>}
            <VisuallyHidden>{t(format)}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}
