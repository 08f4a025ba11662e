import { type ApplicationRow, formatReference, formatTimestamp } from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, ButtonRow, Checkbox, VisuallyHidden } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, Hourglass, Minus, PenLine } from 'lucide-react'
import type { RunItem } from '#src/lib/many/use-case-run.ts'
import { Refusal } from '#src/lib/refusal.tsx'
import { signingTexts as texts } from '../signing.texts.ts'
import { isSignedLater, NotDrawn } from '../signing-queue.ts'
import type { Signing } from '../use-signing.ts'

interface SigningRowProps {
  readonly row: ApplicationRow
  readonly signing: Signing
  readonly onReject: () => void
}

const lists = ['countries'] as const

/** One case in the queue, the state of its signature, and why it failed. */
export function SigningRow({ row, signing, onReject }: SigningRowProps) {
  const say = useText()
  const { label } = useCodeLabels(lists)
  const reference = formatReference(row.referenceNumber)
  const item = signing.itemOf(row)
  const isShown = row === signing.looked
  const isDone = item?.state === 'done'
  const isFailed = item?.state === 'failed'
  const shownLook = isShown ? 'border-l-action bg-action-tint' : 'border-l-transparent'
  return (
    <li
      data-row={row.referenceNumber}
      className={`border-b border-l-3 border-b-line ${isFailed ? 'border-l-danger-solid bg-danger-tint' : shownLook}`}
    >
      <div className="grid min-h-10 grid-cols-[auto_4.5rem_minmax(0,1fr)_minmax(0,1.3fr)_10rem_auto] items-center gap-x-3 py-1 pr-5 pl-4.25 text-ui max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:pr-4 max-md:pl-3.25">
        <Checkbox
          label={<VisuallyHidden>{say(texts.choose, { reference })}</VisuallyHidden>}
          checked={signing.marked.includes(row)}
          disabled={signing.isBusy || isDone}
          onChange={() => signing.tick(row)}
        />
        <Link
          to="/soeknader/$referenceNumber"
          params={{ referenceNumber: row.referenceNumber }}
          className="font-semibold text-link tabular-nums"
        >
          {reference}
        </Link>
        <span className="wrap-anywhere max-md:col-start-2">
          <span className="text-subtle tabular-nums">{row.certificateTemplate}</span>{' '}
          <span>{label('countries', row.countryOfDestination)}</span>
        </span>
        <span className="wrap-anywhere max-md:col-start-2">{row.consignorName}</span>
        <span className="max-md:col-start-2">
          <State item={item} />
        </span>
        <Button
          small
          kind="quiet"
          aria-label={say(texts.showCase, { reference })}
          aria-pressed={isShown}
          className="max-md:col-start-3 max-md:row-start-1"
          onClick={() => signing.show(row)}
        >
          {say(texts.show)}
        </Button>
      </div>
      {isFailed && <Failure run={signing.run} item={item} onReject={onReject} />}
    </li>
  )
}

const signs = {
  waiting: { Icon: Hourglass, look: 'text-subtle', text: texts.waiting },
  running: { Icon: PenLine, look: 'font-semibold', text: texts.running },
  done: { Icon: CircleCheck, look: 'text-success-text', text: texts.done },
  failed: { Icon: CircleAlert, look: 'font-semibold text-danger-text', text: texts.notSigned },
  skipped: { Icon: Minus, look: 'text-subtle', text: texts.skipped },
} as const

const signedLater = { Icon: Hourglass, look: 'font-semibold', text: texts.signedLater } as const

function State({ item }: { readonly item: RunItem | undefined }) {
  const say = useText()
  const { Icon, look, text } = item && isSignedLater(item) ? signedLater : signs[item?.state ?? 'waiting']
  const [, time = ''] = item?.doneAt === undefined ? [] : formatTimestamp(item.doneAt).split(/\s/)
  return (
    <span className={`flex items-center gap-1.5 tabular-nums ${look}`}>
      <Icon aria-hidden="true" className="size-4 flex-none" />
      <span>{say(text, { time })}</span>
    </span>
  )
}

interface FailureProps extends Pick<SigningRowProps, 'onReject'> {
  readonly run: Signing['run']
  readonly item: RunItem
}

function Failure({ run, item, onReject }: FailureProps) {
  const say = useText()
  return (
    <div className="grid max-w-3xl gap-2 pr-5 pb-3 pl-12 text-ui max-md:pr-4 max-md:pl-4">
      {item.error instanceof NotDrawn ? (
        <Alert tone="danger" role="alert">
          {say(texts.notDrawn)}
        </Alert>
      ) : (
        item.error && <Refusal error={item.error} stale={texts.changed} />
      )}
      <p className="text-subtle">{say(texts.stoppedHere)}</p>
      <ButtonRow>
        <Button small kind="primary" onClick={run.goOn}>
          {say(texts.goOn)}
        </Button>
        <Button small onClick={run.skip}>
          {say(texts.skip)}
        </Button>
        <Button small kind="quiet" onClick={onReject}>
          {say(texts.reject)}
        </Button>
      </ButtonRow>
    </div>
  )
}
