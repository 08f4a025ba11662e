import type { PaperStock } from '@eksport/api'
import { fewSheets, formatReference, formatTimestamp } from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonRow, Description, DescriptionList, PageHeading, Section, Skeleton } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { BackBar } from '#src/lib/back-bar.tsx'
import { paperStockQuery } from '#src/lib/paper-stock.ts'
import { useRight } from '#src/lib/use-right.ts'
import { paperTexts as texts } from '../paper.texts.ts'
import { SheetDialog } from './sheet-dialog.tsx'

const lists = ['certificate-offices'] as const

/** [CRT-15] The numbered paper of the officer's office: what is left, the batches it came in, and the void sheets. */
export function PaperPage() {
  const say = useText()
  const { label } = useCodeLabels(lists)
  const { data: stock, error, isFetching, refetch } = useQuery(paperStockQuery)
  return (
    <div className="flex-1 bg-surface">
      <BackBar />
      <div className="grid max-w-page gap-6 px-5 py-5 max-md:px-4">
        <PageHeading lead={stock && say(texts.lead, { office: label('certificate-offices', stock.office) })}>
          {say(texts.title)}
        </PageHeading>
        {stock ? (
          <Stock stock={stock} />
        ) : error ? (
          <NotFetched error={error} busy={isFetching} onTryAgain={() => void refetch()} />
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </div>
    </div>
  )
}

interface NotFetchedProps {
  readonly error: Error
  readonly busy: boolean
  readonly onTryAgain: () => void
}

function NotFetched({ error, busy, onTryAgain }: NotFetchedProps) {
  const say = useText()
  // An officer without an office has no stock, and a retry would not help.
  if (isApiError(error, 409))
    return (
      <Alert tone="danger" role="alert">
        {error.title}
      </Alert>
    )
  return (
    <Alert
      tone="danger"
      role="alert"
      actions={
        <Button small busy={busy} onClick={onTryAgain}>
          {say(texts.tryAgain)}
        </Button>
      }
    >
      {say(texts.notFetched)}
    </Alert>
  )
}

function Stock({ stock }: { readonly stock: PaperStock }) {
  const say = useText()
  const [asks, setAsks] = useState<'register' | 'strike-off'>()
  const mayChange = useRight('keep-paper-stock')
  const { free, next } = stock
  return (
    <>
      <DescriptionList>
        <Description label={say(texts.free)}>
          <strong className="text-h2 font-semibold tabular-nums">{free}</strong>
        </Description>
        {next !== undefined && (
          <Description label={say(texts.next)}>
            <strong className="text-h2 font-semibold tabular-nums">{next}</strong>
          </Description>
        )}
      </DescriptionList>
      {free <= fewSheets && (
        <Alert tone={free === 0 ? 'danger' : 'warning'}>{say(free === 0 ? texts.none : texts.few)}</Alert>
      )}
      {mayChange ? (
        <ButtonRow>
          <Button kind="primary" onClick={() => setAsks('register')}>
            {say(texts.register)}
          </Button>
          <Button onClick={() => setAsks('strike-off')}>{say(texts.strikeOff)}</Button>
        </ButtonRow>
      ) : (
        <Alert tone="info">{say(texts.onlyRead)}</Alert>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div>
          <Batches batches={stock.batches} />
        </div>
        <div>
          <Voids voids={stock.voids} />
        </div>
      </div>
      {asks && <SheetDialog kind={asks} onClose={() => setAsks(undefined)} />}
    </>
  )
}

/** Rows separated by hairlines. */
function Rows({ children }: { readonly children: ReactNode }) {
  return <ul className="border-y border-line">{children}</ul>
}

function Row({ serial, children }: { readonly serial: string; readonly children: ReactNode }) {
  return (
    <li className="grid gap-0.5 border-b border-line py-2.5 text-ui last:border-b-0">
      <strong className="font-semibold tabular-nums">{serial}</strong>
      {children}
    </li>
  )
}

const pile = ({ first, last }: { readonly first: string; readonly last: string }) =>
  first === last ? first : `${first}–${last}`

function Batches({ batches }: Pick<PaperStock, 'batches'>) {
  const say = useText()
  return (
    <Section heading={say(texts.batches)} headingSize="h3">
      {batches.length === 0 ? (
        <p className="text-subtle">{say(texts.noBatches)}</p>
      ) : (
        <Rows>
          {batches.map((batch) => (
            <Row key={batch.first} serial={pile(batch)}>
              <span className="tabular-nums">
                {say(texts.batch, {
                  left: batch.sheets - batch.printed - batch.void,
                  sheets: batch.sheets,
                  printed: batch.printed,
                  spoilt: batch.void,
                })}
              </span>
              <span className="text-small text-subtle">
                {say(texts.registeredBy, { time: formatTimestamp(batch.registeredAt), name: batch.registeredName })}
              </span>
            </Row>
          ))}
        </Rows>
      )}
    </Section>
  )
}

function Voids({ voids }: Pick<PaperStock, 'voids'>) {
  const say = useText()
  return (
    <Section heading={say(texts.voids)} headingSize="h3">
      {voids.length === 0 ? (
        <p className="text-subtle">{say(texts.noVoids)}</p>
      ) : (
        <Rows>
          {voids.map(({ sheets, reason, voidedAt, voidedName, referenceNumber }) => (
            <Row key={sheets} serial={sheets}>
              <q className="wrap-anywhere">{reason}</q>
              {referenceNumber !== undefined && (
                <Link
                  to="/soeknader/$referenceNumber"
                  params={{ referenceNumber }}
                  className="justify-self-start text-link underline"
                >
                  {say(texts.inCase, { reference: formatReference(referenceNumber) })}
                </Link>
              )}
              <span className="text-small text-subtle">
                {say(texts.voidedBy, { time: formatTimestamp(voidedAt), name: voidedName })}
              </span>
            </Row>
          ))}
        </Rows>
      )}
    </Section>
  )
}
