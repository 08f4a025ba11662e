import type { ApplicationAnswer, CustomerLink, Remark, Sharing } from '@eksport/api'
import { type Application, formatInstant, unissuedStatuses } from '@eksport/domain'
import type { StepId } from '@eksport/domain/templates'
import { getAt } from '@eksport/forms'
import { onApproach } from '@eksport/portal/browser/fetch-ahead.ts'
import { usePart } from '@eksport/portal/parts/use-part.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Alert, Button, ButtonLink, ConfirmDialog, CopyButton, Section, toast } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Link2, Link2Off, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { stepLink } from '#src/draft/step-link.ts'
import { draftLink } from '#src/lib/application/draft-link.ts'
import { sharingQuery } from '#src/lib/application/sharing-query.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { addressOfLink, useEndLink, useTakeRemark } from '../api/sharing.ts'
import { sharingTexts as texts } from '../sharing.texts.ts'

const loadDialog = () => import('./share-dialog.tsx')
const dialogOf = ({ ShareDialog }: Awaited<ReturnType<typeof loadDialog>>) => ShareDialog

/** [EXP-12] Links for the receiver of the goods, the answers to them, and a button that makes another. */
export function CustomerLinks({ reading }: { readonly reading: ApplicationAnswer }) {
  const say = useText()
  const { organisationNumber } = useOrganisation()
  const { application } = reading
  const { referenceNumber, applicationStatus } = application
  const query = useQuery(sharingQuery(organisationNumber, referenceNumber))
  // Once the certificate is issued the receiver can no longer be asked, but an active link can still be revoked.
  const isAsked = unissuedStatuses.includes(applicationStatus)
  const isWorking = query.data?.links.some(({ state }) => state === 'OPEN')
  if (!isAsked && !isWorking && !query.isError) return null
  return (
    <Section heading={say(texts.heading)} headingSize="h3" className="mb-8 print:hidden">
      <Fetched query={query} failed={say(texts.failed)}>
        {(sharing) => (
          <>
            {sharing.links.length > 0 && (
              <ul className="mb-4">
                {sharing.links.map((link) => (
                  <OneLink key={link.id} link={link} sharing={sharing} reading={reading} />
                ))}
              </ul>
            )}
            {sharing.canShare && <ShareAction referenceNumber={referenceNumber} sharing={sharing} />}
          </>
        )}
      </Fetched>
    </Section>
  )
}

function ShareAction({ referenceNumber, sharing }: { readonly referenceNumber: number; readonly sharing: Sharing }) {
  const say = useText()
  const [open, setOpen] = useState(false)
  const { Part: ShareDialog, isComing, ask } = usePart(loadDialog, dialogOf)
  return (
    <>
      <Button
        small
        icon={<Link2 aria-hidden="true" />}
        aria-haspopup="dialog"
        busy={isComing}
        onClick={async () => setOpen(await ask())}
        {...onApproach(loadDialog)}
      >
        {say(texts.share)}
      </Button>
      {ShareDialog && (
        <ShareDialog referenceNumber={referenceNumber} sharing={sharing} open={open} onOpenChange={setOpen} />
      )}
    </>
  )
}

interface OneLinkProps {
  readonly link: CustomerLink
  readonly sharing: Sharing
  readonly reading: ApplicationAnswer
}

function OneLink({ link, sharing, reading }: OneLinkProps) {
  const say = useText()
  const [asking, setAsking] = useState(false)
  const end = useEndLink(reading.application.referenceNumber)
  const { id, state, token, endsAt, endedAt = endsAt, views, lastViewedAt, answer } = link
  const [word, moment] =
    state === 'OPEN'
      ? ([texts.until, endsAt] as const)
      : state === 'ENDED'
        ? ([texts.ended, endedAt] as const)
        : ([texts.expired, endsAt] as const)
  return (
    <li className="border-t border-line py-3 text-ui">
      <p className="font-semibold tabular-nums">{say(word, { moment: formatInstant(moment) })}</p>
      <p className="text-small text-subtle tabular-nums">
        {lastViewedAt === undefined
          ? say(texts.notSeen)
          : say(views === 1 ? texts.seenOnce : texts.seen, { n: views, moment: formatInstant(lastViewedAt) })}
      </p>
      {answer && <GivenAnswer answer={answer} sharing={sharing} reading={reading} />}
      {state === 'OPEN' && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {token === undefined ? <p>{say(texts.lost)}</p> : <CopyLink address={addressOfLink(token)} />}
          <Button small kind="quiet" icon={<Link2Off aria-hidden="true" />} onClick={() => setAsking(true)}>
            {say(texts.end)}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={say(texts.endQuestion)}
        confirmLabel={say(texts.end)}
        tone="danger"
        onConfirm={() => end(id)}
      >
        {say(texts.endText)}
      </ConfirmDialog>
    </li>
  )
}

/** Copies an active link, to send it once more. */
function CopyLink({ address }: { readonly address: string }) {
  const shown = useRef<HTMLElement>(null)
  return (
    <>
      <bdi ref={shown} className="basis-full text-small text-subtle wrap-anywhere">
        {address}
      </bdi>
      <CopyButton text={address} shownIn={shown} />
    </>
  )
}

interface GivenAnswerProps extends Omit<OneLinkProps, 'link'> {
  readonly answer: NonNullable<CustomerLink['answer']>
}

function GivenAnswer({ answer, sharing, reading }: GivenAnswerProps) {
  const say = useText()
  const { right, remarks, answeredAt } = answer
  return (
    <div className="mt-2">
      <p className="tabular-nums">{say(texts.answered, { moment: formatInstant(answeredAt) })}</p>
      {right.length > 0 && (
        <p className="flex gap-2 text-success-text">
          <Check aria-hidden="true" className="mt-0.5 size-5 flex-none" />
          {say(remarks.length === 0 ? texts.allRight : texts.right, { boxes: right.join(', ') })}
        </p>
      )}
      {remarks.length > 0 && (
        <ul className="mt-2 grid gap-2">
          {remarks.map((remark) => (
            <OneRemark key={`${remark.box} ${remark.path ?? ''}`} remark={remark} sharing={sharing} reading={reading} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Where a box is filled in: the page that asks for its answer, or the draft itself if no single answer is named. */
function placeOf(application: Application, path: string | undefined) {
  const step = path && steps[path.slice(0, path.indexOf('.'))]
  return step ? stepLink(application.referenceNumber, { step }) : draftLink(application)
}

/** The form's page for each part of an application. */
const steps: Readonly<Record<string, StepId>> = {
  consignor: 'avsender',
  control: 'kontroll',
  productLines: 'varelinjer',
  recipient: 'mottaker',
  sender: 'avsender',
  transport: 'transport',
}

interface OneRemarkProps extends Omit<OneLinkProps, 'link'> {
  readonly remark: Remark
}

/** What the receiver says a box should contain, with a button that applies it to a single answer and a link to where it is edited. */
function OneRemark({ remark: { box: no, path, was, text }, sharing, reading }: OneRemarkProps) {
  const say = useText()
  const { application } = reading
  const take = useTakeRemark(reading)
  const box = sharing.boxes.find((one) => one.no === no)
  const mayEdit = application.actions.includes('edit')
  const isInUse = path !== undefined && getAt(application, path) === text
  const canTake = mayEdit && path !== undefined && application.applicationType === 'HELSESERTIFIKAT'
  return (
    <li className="rounded border border-line-strong border-l-4 border-l-info-base bg-surface p-3">
      <p className="text-small text-subtle" lang="en">
        {[no, box?.caption.en].filter(Boolean).join(' ')}
      </p>
      <p>
        {say(texts.proposes)}: <bdi className="font-semibold wrap-anywhere">{text}</bdi>
      </p>
      {was !== undefined && (
        <p className="text-small text-subtle">
          {say(texts.instead)}: <bdi className="wrap-anywhere">{was}</bdi>
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {isInUse && <p className="text-success-text">{say(texts.inUse)}</p>}
        {!isInUse && canTake && (
          <Button
            small
            icon={<Check aria-hidden="true" />}
            busy={take.isPending}
            onClick={() => take.mutate({ path, text }, { onSuccess: () => toast.success(say(texts.used)) })}
          >
            {say(texts.use)}
          </Button>
        )}
        {!isInUse && mayEdit && (
          <ButtonLink
            small
            kind="quiet"
            icon={<Pencil aria-hidden="true" />}
            render={<Link {...placeOf(application, path ?? box?.answers[0]?.path)} />}
          >
            {say(texts.open)}
          </ButtonLink>
        )}
      </div>
      {!isInUse && !mayEdit && <p className="text-small text-subtle">{say(texts.cannotEdit)}</p>}
      {take.isError && (
        <Alert tone="danger" role="alert" className="mt-2">
          {isApiError(take.error) ? take.error.title : say(texts.notDone)}
        </Alert>
      )}
    </li>
  )
}
