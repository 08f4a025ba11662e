import type { SharedPage as Shared } from '@eksport/api'
import { formatReference } from '@eksport/domain'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Alert, ButtonLink, Card, Description, DescriptionList, PageHeading, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LockKeyhole, ShieldCheck } from 'lucide-react'
import { sharedPageQuery } from '../api/shared-page.ts'
import { momentInWords } from '../moment-in-words.ts'
import { sharedPageTexts as texts } from '../shared-page.texts.ts'
import { useAnswer } from '../use-answer.ts'
import { CheckNames } from './check-names.tsx'
import { DraftPaper } from './draft-paper.tsx'
import { StatusSteps } from './status-steps.tsx'

/** [EXP-12] One consignment as seen with a link to it: no login, no menu, no personal data, no other goods. */
export function SharedPage({ token }: { readonly token: string }) {
  const say = useText()
  useDocumentTitle(say(texts.shortTitle))
  const query = useQuery(sharedPageQuery(token))
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <Fetched query={query} failed={say(isApiError(query.error, 429) ? texts.tooMany : texts.failed)}>
        {(page) => (page === null ? <Gone /> : <Consignment key={page.referenceNumber} token={token} page={page} />)}
      </Fetched>
    </>
  )
}

/** The same page for a link that expired, was revoked or never existed. */
function Gone() {
  const say = useText()
  return (
    <>
      <PageHeading>{say(texts.gone)}</PageHeading>
      <p className="mt-3">{say(texts.goneText)}</p>
    </>
  )
}

interface ConsignmentProps {
  readonly token: string
  readonly page: Shared
}

function Consignment({ token, page }: ConsignmentProps) {
  const say = useText()
  const { locale } = useEksport()
  const { exporter, referenceNumber, to, stage, isOpen, verificationCode, endsAt } = page
  return (
    <>
      <p className="text-subtle wrap-anywhere">{say(texts.shares, { exporter })}</p>
      <PageHeading>{say(texts.title, { country: to[locale] })}</PageHeading>
      <p className="mt-1 text-subtle tabular-nums">
        {say(texts.reference, { reference: formatReference(referenceNumber) })}
      </p>
      {stage === 'STOPPED' ? (
        <Alert tone="warning" className="my-8">
          {say(texts.stopped)}
        </Alert>
      ) : (
        <StatusSteps page={page} />
      )}
      {verificationCode !== undefined && <Issued code={verificationCode} />}
      {isOpen && <Open token={token} page={page} />}
      <footer className="mt-10 flex gap-3 border-t border-line-strong pt-4 text-ui text-subtle">
        <LockKeyhole aria-hidden="true" className="mt-0.5 size-5 flex-none" />
        <p className="max-w-text">{say(texts.foot, { moment: momentInWords(endsAt, locale), exporter })}</p>
      </footer>
    </>
  )
}

function Open({ token, page }: ConsignmentProps) {
  const answer = useAnswer(page)
  return (
    <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[26rem_minmax(0,1fr)]">
      <CheckNames token={token} page={page} answer={answer} />
      <DraftPaper token={token} page={page} answer={answer} />
    </div>
  )
}

/** Replaces the draft once the certificate is issued, with the code to verify it by. */
function Issued({ code }: { readonly code: string }) {
  const say = useText()
  return (
    <Card className="max-w-form">
      <p>{say(texts.issuedText)}</p>
      <DescriptionList className="my-4">
        <Description label={say(texts.code)} wide>
          <strong className="font-mono font-semibold wrap-anywhere">{code}</strong>
        </Description>
      </DescriptionList>
      <ButtonLink
        kind="primary"
        icon={<ShieldCheck aria-hidden="true" />}
        render={<Link to="/kontroller/{-$code}" params={{ code: code.replaceAll('-', '') }} />}
      >
        {say(texts.verify)}
      </ButtonLink>
    </Card>
  )
}
