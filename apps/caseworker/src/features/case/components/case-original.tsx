import { type Application, formatReference, isPaperAwaited, statusLabel } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Alert, Section, useEksport } from '@eksport/ui'
import { StatusBadge } from '@eksport/ui/certificate'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { caseQuery } from '../api/case-queries.ts'
import { caseTexts } from '../case.texts.ts'
import { replacementTexts as texts } from '../replacement.texts.ts'
import { PaperState } from './paper-state.tsx'

/** [STA-08] The certificate that a case replaces: its status, and where its paper is. */
export function CaseOriginal({ originalReference }: { readonly originalReference: number }) {
  const say = useText()
  const query = useQuery(caseQuery(originalReference))
  return (
    <Section heading={say(texts.title)} headingSize="h3" className="not-first:mt-6">
      <Fetched query={query} failed={say(caseTexts.partFailed)}>
        {({ application: original }) => <Standing original={original} />}
      </Fetched>
    </Section>
  )
}

function Standing({ original }: { readonly original: Application }) {
  const say = useText()
  const { locale } = useEksport()
  const { referenceNumber, applicationStatus, certificateFormats } = original
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 text-ui">
        <Link
          to="/soeknader/$referenceNumber"
          params={{ referenceNumber }}
          className="font-semibold text-link tabular-nums"
        >
          {formatReference(referenceNumber)}
        </Link>
        <StatusBadge status={applicationStatus} label={statusLabel(original, locale)} viewpoint="BEHANDLER" />
      </p>
      {certificateFormats.includes('PAPER') ? (
        <PaperState of="original" application={original} label={texts.paper} outstanding={texts.outstanding} />
      ) : (
        <p className="mt-2 text-ui">{say(texts.noPaper)}</p>
      )}
    </>
  )
}

interface CaseReplacementProps {
  readonly application: Application
  /** The number of the replacing application; undefined if there is none or it is a draft. */
  readonly replacement: number | undefined
}

/** [STA-08] The replacement of a case's certificate, and where its paper is recorded. */
export function CaseReplacement({ application, replacement: referenceNumber }: CaseReplacementProps) {
  const say = useText()
  if (referenceNumber === undefined) return null
  return (
    <Section heading={say(texts.replacement)} headingSize="h3" className="not-first:mt-6">
      <p className="text-ui">
        <Link
          to="/soeknader/$referenceNumber"
          params={{ referenceNumber }}
          className="font-semibold text-link tabular-nums"
        >
          {formatReference(referenceNumber)}
        </Link>
      </p>
      <p className="mt-2 text-ui">
        {application.certificateFormats.includes('PAPER')
          ? `${say(texts.validUntilReplaced)} ${say(texts.paperThere)}`
          : say(texts.validUntilReplaced)}
      </p>
    </Section>
  )
}

/** Row 29 of the status table: a replaced certificate whose paper is still to be returned. */
export function ReturnTask({ application }: { readonly application: Application }) {
  const say = useText()
  const { replacedByApplicationReferences = [], returnAgreement } = application
  const successor = replacedByApplicationReferences.at(-1)
  if (!isPaperAwaited(application) || successor === undefined) return null
  return (
    <Alert tone="warning" heading={say(texts.returnTask)} headingLevel={2} className="not-first:mt-6">
      {say(texts.returnTaskText, {
        reference: formatReference(successor),
        trackingNumber: returnAgreement?.trackingNumber ?? '',
      })}
    </Alert>
  )
}
