import type { Session } from '@eksport/api'
import { type ApplicationRow, formatReference } from '@eksport/domain'
import { drawingState } from '@eksport/portal/certificate/drawing-state.ts'
import { KeyHint } from '@eksport/portal/keys/key-hint.tsx'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Alert, Button, ButtonRow, Checkbox, PageHeading } from '@eksport/ui'
import { CertificatePane } from '@eksport/ui/certificate'
import { useQuery } from '@tanstack/react-query'
import { CirclePause, PenLine } from 'lucide-react'
import { useRef, useState } from 'react'
import { BackBar } from '#src/lib/back-bar.tsx'
import { caseSheetsQuery } from '#src/lib/case-sheets.ts'
import type { Target } from '#src/lib/many/use-case-run.ts'
import { signingTexts as texts } from '../signing.texts.ts'
import { signingQueueQuery } from '../signing-queue.ts'
import { type Signing, useSigning, useSigningKeys } from '../use-signing.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { RunProgress } from './run-progress.tsx'
import { SignerCard } from './signer-card.tsx'
import { SigningRow } from './signing-row.tsx'

interface SigningPageProps {
  readonly person: Session['person']
}

/** [CW-11] The queue of certificates to sign: one at a time with its certificate beside it, or several in a run. */
export function SigningPage({ person }: SigningPageProps) {
  const say = useText()
  const query = useQuery(signingQueueQuery)
  const maySign = person.roles.includes('V')
  return (
    <div className="flex flex-1 flex-col bg-surface">
      <BackBar />
      {maySign ? (
        <Fetched query={query} failed={say(texts.failed)}>
          {({ content, totalElements }) => <Queue queue={content} total={totalElements} person={person} />}
        </Fetched>
      ) : (
        <div className="grid max-w-page gap-6 px-5 py-5 max-md:px-4">
          <PageHeading>{say(texts.title)}</PageHeading>
          <Alert tone="info">{say(texts.notAllowed)}</Alert>
        </div>
      )}
    </div>
  )
}

interface QueueProps extends SigningPageProps {
  readonly queue: readonly ApplicationRow[]
  readonly total: number
}

function Queue({ queue, total, person }: QueueProps) {
  const say = useText()
  const list = useRef<HTMLUListElement>(null)
  const [rejecting, setRejecting] = useState<Target>()
  const signing = useSigning(queue)
  const { run, rows, looked, itemOf, targetOf } = signing
  useSigningKeys(signing, (row) => {
    signing.show(row)
    list.current?.querySelector<HTMLElement>(`[data-row="${row.referenceNumber}"] button`)?.focus()
  })
  const mayReject = looked && itemOf(looked)?.state !== 'done' && !run.isRunning
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
      <div className="min-w-0">
        <Head signing={signing} total={total} />
        {rows.length === 0 ? (
          <p role="status" className="border-t border-line px-5 py-10 text-center text-subtle">
            {say(texts.empty)}
          </p>
        ) : (
          <>
            <TickAll signing={signing} />
            <ul ref={list} aria-label={say(texts.cases)}>
              {rows.map((row) => (
                <SigningRow
                  key={row.referenceNumber}
                  row={row}
                  signing={signing}
                  onReject={() => setRejecting(targetOf(row))}
                />
              ))}
            </ul>
          </>
        )}
      </div>
      <aside className="min-w-0 border-line bg-page px-5 py-4 max-lg:border-t max-md:px-4 lg:border-l">
        <SignerCard person={person} />
        {looked && (
          <Certificate
            target={targetOf(looked)}
            onReject={mayReject ? () => setRejecting(targetOf(looked)) : undefined}
          />
        )}
      </aside>
      {rejecting && (
        <RejectDialog
          target={rejecting}
          onClose={() => setRejecting(undefined)}
          onDone={() => signing.leave(rejecting)}
        />
      )}
    </div>
  )
}

function Head({ signing, total }: { readonly signing: Signing; readonly total: number }) {
  const say = useText()
  const { run, marked, toSign, isBusy, sign } = signing
  const [first] = toSign
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-5 py-4 max-md:px-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <PageHeading lead={say(texts.inQueue, { n: total })}>{say(texts.title)}</PageHeading>
        {run.isRunning && (
          <Button icon={<CirclePause aria-hidden="true" />} iconEnd={<KeyHint letter="Esc" />} onClick={run.stop}>
            {say(texts.stop)}
          </Button>
        )}
        {!isBusy && first && (
          <Button kind="primary" icon={<PenLine aria-hidden="true" />} iconEnd={<KeyHint letter="S" />} onClick={sign}>
            {marked.length > 0
              ? say(texts.signMany, { n: marked.length })
              : say(texts.signOne, { reference: formatReference(first.referenceNumber) })}
          </Button>
        )}
      </div>
      <RunProgress run={run} />
    </div>
  )
}

function TickAll({ signing: { marked, open, isBusy, tickAll } }: { readonly signing: Signing }) {
  const say = useText()
  const isAll = marked.length > 0 && marked.length === open.length
  return (
    <div className="border-y border-line bg-sunken px-5 py-1.5 max-md:px-4">
      <Checkbox
        label={say(texts.all)}
        checked={isAll}
        mixed={marked.length > 0 && !isAll}
        disabled={isBusy || open.length === 0}
        onChange={() => tickAll(!isAll)}
      />
    </div>
  )
}

interface CertificateProps {
  readonly target: Target
  readonly onReject: (() => void) | undefined
}

function Certificate({ target: { referenceNumber, version }, onReject }: CertificateProps) {
  const say = useText()
  const sheets = useQuery(caseSheetsQuery(referenceNumber, version))
  return (
    <section aria-label={formatReference(referenceNumber)} className="mt-5 lg:sticky lg:top-4">
      <ButtonRow className="mb-2 justify-between">
        <strong className="text-ui tabular-nums">{formatReference(referenceNumber)}</strong>
        {onReject && (
          <Button small kind="quiet" onClick={onReject}>
            {say(texts.reject)}
          </Button>
        )}
      </ButtonRow>
      <CertificatePane
        heading={false}
        {...(sheets.data && { drawing: sheets.data })}
        state={drawingState(sheets)}
        onRetry={() => void sheets.refetch()}
      />
    </section>
  )
}
