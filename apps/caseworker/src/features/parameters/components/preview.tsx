import type { ChangePreview, Judgement } from '@eksport/api'
import { type ChangedThing, formatDate, formatKroner, formatReference } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, columnsOf, DataTable } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { FlaskConical } from 'lucide-react'
import { useMemo } from 'react'
import { numberWords } from '../change-words.ts'
import { fieldWords, usePreview } from '../changes-api.ts'
import { parameterTexts as texts } from '../parameters.texts.ts'

type PreviewCase = ChangePreview['cases'][number]

/** [ADM-01] [ADM-02] What a change would have done to the cases of the last 30 days. Runs on request and changes nothing. */
export function Preview({ change }: { readonly change: () => ChangedThing | undefined }) {
  const say = useText()
  const preview = usePreview()
  const run = () => {
    const asked = change()
    if (asked !== undefined) preview.mutate(asked)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Button
        small
        className="justify-self-start"
        icon={<FlaskConical aria-hidden="true" />}
        busy={preview.isPending}
        onClick={run}
      >
        {say(preview.data === undefined ? texts.preview : texts.previewAgain)}
      </Button>
      {preview.isError && (
        <Alert tone="danger" role="alert">
          {fieldWords(preview.error) || say(texts.previewFailed)}
        </Alert>
      )}
      <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
        {preview.data && !preview.isPending && <Result preview={preview.data} />}
      </div>
    </div>
  )
}

const counted = [
  ['lostFinding', texts.lostFinding],
  ['newFinding', texts.newFinding],
  ['newlyApproved', texts.newlyApproved],
  ['newlyManual', texts.newlyManual],
  ['newlyStopped', texts.newlyStopped],
  ['otherFee', texts.otherFee],
  ['open', texts.openCases],
] as const

function Result({ preview }: { readonly preview: ChangePreview }) {
  const say = useText()
  const { from, to, sent, judged, differ, cases } = preview
  const run = say(judged === sent ? texts.runAgainst : texts.runAgainstSome, {
    judged: numberWords(say, judged),
    sent: numberWords(say, sent),
    from: formatDate(from),
    to: formatDate(to),
  })
  const numbers = counted.filter(([name]) => preview[name] > 0)
  return (
    <>
      <p className="text-small text-subtle">{run}</p>
      {differ === 0 ? (
        <p>{say(texts.nothingDiffers)}</p>
      ) : (
        <dl className="flex flex-wrap border-y border-line">
          {numbers.map(([name, words]) => (
            <div key={name} className="flex min-w-40 flex-1 flex-col-reverse justify-end border-line px-3 py-2">
              <dt className="text-small text-subtle">{say(words)}</dt>
              <dd className="text-h2 font-bold tabular-nums">{numberWords(say, preview[name])}</dd>
            </div>
          ))}
        </dl>
      )}
      {cases.length > 0 && <Cases preview={preview} />}
      {cases.length < differ && (
        <p className="text-small text-subtle">{say(texts.shownOf, { shown: cases.length, differ })}</p>
      )}
    </>
  )
}

const column = columnsOf<PreviewCase>()
const caseId = ({ referenceNumber }: PreviewCase) => String(referenceNumber)
const caseNouns = {
  one: { nb: 'sak', nn: 'sak', en: 'case' },
  many: { nb: 'saker', nn: 'saker', en: 'cases' },
  all: { nb: 'sakene', nn: 'sakene', en: 'the cases' },
}

function Cases({ preview }: { readonly preview: ChangePreview }) {
  const say = useText()
  const columns = useMemo(() => {
    const { words } = preview
    /** How one assessment differs from the other: its outcome, its own findings, its fee. */
    const differenceText = (one: Judgement, other: Judgement) =>
      [
        say(texts[one.outcome]),
        ...one.findings
          .filter((code) => !other.findings.includes(code))
          .map((code) => (words[code] === undefined ? code : say(words[code]))),
        ...(one.fee === other.fee ? [] : [formatKroner(one.fee)]),
      ].join('. ')
    return column.columns([
      column.accessor('referenceNumber', {
        header: say(texts.case),
        cell: ({ getValue }) => (
          <Link
            to="/soeknader/$referenceNumber"
            params={{ referenceNumber: getValue() }}
            className="text-link underline"
          >
            {formatReference(getValue())}
          </Link>
        ),
        size: 96,
        enableHiding: false,
        meta: { rowHeader: true },
      }),
      column.display({
        id: 'template',
        header: say(texts.template),
        cell: ({ row }) => `${row.original.certificateTemplate} ${row.original.country}`,
        size: 112,
      }),
      column.display({
        id: 'before',
        header: say(texts.before),
        cell: ({ row }) => differenceText(row.original.before, row.original.after),
        meta: { wraps: true },
      }),
      column.display({
        id: 'after',
        header: say(texts.after),
        cell: ({ row }) => <strong>{differenceText(row.original.after, row.original.before)}</strong>,
        meta: { wraps: true },
      }),
    ])
  }, [say, preview])
  return <DataTable columns={columns} rows={preview.cases} getRowId={caseId} nouns={caseNouns} frame />
}
