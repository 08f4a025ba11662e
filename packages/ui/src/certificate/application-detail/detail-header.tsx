'use client'
import { formatReference, formatTimestamp, groupDigits, statusLabel } from '@eksport/domain'
import { type LocalizedText, localize } from '@eksport/forms'
import type { ReactNode } from 'react'
import { FactList } from '../../components/fact-sections/fact-list.js'
import { Fact } from '../../components/fact-sections/facts.js'
import { Tag } from '../../components/tag/tag.js'
import { Toggletip } from '../../components/tooltip/toggletip.js'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.js'
import { ExternalLink } from '../../foundation/icons/icons.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { CertificateFormats } from '../certificate-formats/certificate-formats.js'
import { StatusBadge } from '../status-badge/status-badge.js'
import { useHouseLocale } from '../use-house-locale.js'
import { applicationTypeTexts } from '../vocabulary.js'
import type { ApplicationDetailProps } from './application-detail.js'
import { applicationDetailTexts } from './application-detail.texts.js'
import type { ShownFact } from './detail-view.js'

/** What the detail view shows of a certificate template. */
export interface TemplateInDetail {
  readonly name: LocalizedText
  readonly veterinarianRequirement?: 'NONE' | 'REQUIRED' | 'POSSIBLE'
}

interface DetailHeaderProps extends ApplicationDetailProps {
  /** Facts that the header shows in other ways, if they changed. */
  changed: readonly ShownFact[]
}

/** Reference, status, template and the facts about the application as a whole. */
export function DetailHeader({ changed, ...props }: DetailHeaderProps) {
  const { application, viewpoint, labels, statusExplanation, headerEnd } = props
  const locale = useHouseLocale()
  const t = useTexts('application-detail', applicationDetailTexts)
  const { certificateFormats, applicationType } = application
  return (
    <header className="eks-detail-header eks:pb-4">
      <div className="eks:flex eks:flex-wrap eks:items-center eks:gap-x-3 eks:gap-y-1.5">
        <h1 tabIndex={-1} className="eks:text-h1 eks:lh-heading eks:spaced-title eks:tabular eks:[outline:none]">
          {formatReference(application.referenceNumber)}
        </h1>
        <StatusBadge
          status={application.applicationStatus}
          label={statusLabel(application, locale)}
          viewpoint={viewpoint}
          explanation={statusExplanation}
          announceChanges
        />
        {applicationType === 'ERSTATNINGSSERTIFIKAT' && (
          <Tag>{localize(applicationTypeTexts[applicationType], locale)}</Tag>
        )}
        {certificateFormats.includes('PDF') && <Tag>{t('preNotification')}</Tag>}
      </div>
      <p className="eks:mt-0.5 eks:mb-3 eks:flex eks:flex-wrap eks:items-baseline eks:gap-x-1.5 eks:text-lead eks:lh-tight">
        <b>{labels.label('countries', application.countryOfDestination)}</b> <TemplateName {...props} />
      </p>
      {headerEnd && (
        <div data-print="hide" className="eks:mb-4 eks:flex eks:flex-wrap eks:gap-2">
          {headerEnd}
        </div>
      )}
      <FactList columns={4}>
        <HeaderFacts {...props} changed={changed} />
      </FactList>
    </header>
  )
}

/**
 * A draft is not yet a certificate and is not called one. The tooltip has the full name, because the country already
 * stands before it.
 */
function TemplateName({ application, template, labels }: ApplicationDetailProps) {
  const locale = useHouseLocale()
  const t = useTexts('application-detail', applicationDetailTexts)
  const name = [application.certificateTemplate, template && localize(template.name, locale)].filter(Boolean).join(' ')
  const kind = name.replace(`${labels.label('countries', application.countryOfDestination)}, `, '')
  const text = application.applicationStatus === 'UNDER_REGISTRERING' ? t('applicationFor', { name: kind }) : kind
  return (
    <Toggletip
      about={t('fullName')}
      trigger={
        <button
          type="button"
          title={name}
          className="eks:line-clamp-2 eks:min-h-6 eks:min-w-0 eks:text-start eks:underline eks:decoration-dotted eks:decoration-1 eks:underline-offset-[.25em] eks:coarse:min-h-11"
        >
          {text}
        </button>
      }
    >
      {name}
    </Toggletip>
  )
}

function HeaderFacts({ changed, ...props }: DetailHeaderProps) {
  const { application, viewpoint, labels } = props
  const t = useTexts('application-detail', applicationDetailTexts)
  const {
    consignor,
    certificateRetrieval,
    certificateFormats,
    approvedDateTime,
    replacedByApplicationReferences = [],
  } = application
  const original = application.originalApplicationReference
  return (
    <>
      <Fact label={t('exporter')} value={consignor.organisationName ?? groupDigits(consignor.organisationNumber)} />
      <Fact label={t('replaces')} value={original !== undefined && <ReferenceLink reference={original} {...props} />} />
      <Fact
        label={t('replacedBy')}
        value={replacedByApplicationReferences.map((reference) => (
          <ReferenceLink key={reference} reference={reference} {...props} />
        ))}
      />
      {!changed.some(({ paths }) => paths?.includes('certificateFormats')) && (
        <Fact label={t('certificateFormat')} value={<CertificateFormats formats={certificateFormats} showNames />} />
      )}
      {changed.map(({ label, value, change, code }) => (
        <Fact key={label} {...{ label, value, change }} code={code} />
      ))}
      {viewpoint === 'BEHANDLER' && <OfficerFacts {...props} />}
      <Fact
        label={t('office')}
        value={certificateRetrieval?.office && labels.label('certificate-offices', certificateRetrieval.office)}
      />
      <Fact label={t('caseNumber')} value={application.archiveCaseInfo && <CaseNumber {...props} />} />
      <Fact
        label={t('approved')}
        value={approvedDateTime ? formatTimestamp(approvedDateTime) : <Quiet>{t('notApproved')}</Quiet>}
      />
    </>
  )
}

/** Facts for caseworkers only. */
function OfficerFacts({ application, template, labels }: ApplicationDetailProps) {
  const t = useTexts('application-detail', applicationDetailTexts)
  const { caseworker, certificateFormats, electronicallyRetrievedTime } = application
  const requirement = template?.veterinarianRequirement ?? 'NONE'
  const office = caseworker?.office && labels.label('certificate-offices', caseworker.office)
  const paperless = !certificateFormats.includes('PAPER')
  return (
    <>
      <Fact label={t('caseworker')} value={caseworker && [caseworker.name, office].filter(Boolean).join(', ')} />
      <Fact
        label={t('veterinarian')}
        value={requirement !== 'NONE' && t(requirement === 'REQUIRED' ? 'yes' : 'possible')}
      />
      <Fact
        label={t('retrieved')}
        value={
          paperless &&
          (electronicallyRetrievedTime ? (
            formatTimestamp(electronicallyRetrievedTime)
          ) : (
            <Quiet>{t('notRetrieved')}</Quiet>
          ))
        }
      />
    </>
  )
}

function ReferenceLink({ reference, referenceHref, renderLink }: ApplicationDetailProps & { reference: number }) {
  const text = formatReference(reference)
  if (!referenceHref) return <span className="eks:weight-semibold">{text}</span>
  const link = {
    href: referenceHref(reference),
    className: 'eks:weight-semibold eks:text-link eks:underlined',
    children: text,
  }
  return renderLink ? renderLink(link) : <a {...link} />
}

function CaseNumber({ application, archiveHref }: ApplicationDetailProps) {
  const t = useTexts('application-detail', applicationDetailTexts)
  const number = application.archiveCaseInfo?.caseNumber
  if (!archiveHref) return <span>{number}</span>
  return (
    <a
      href={archiveHref}
      target="_blank"
      rel="noreferrer"
      className="eks:inline-flex eks:items-center eks:gap-1 eks:text-link eks:underlined"
    >
      {number}
      <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
      <ExternalLink className="eks:size-4" />
    </a>
  )
}

function Quiet({ children }: { children: ReactNode }) {
  return <span className="eks:text-subtle">{children}</span>
}
