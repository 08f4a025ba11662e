import { getSeriesReceipts, type SeriesRow } from '@eksport/api'
import { formatKroner, formatReference, formatWeight } from '@eksport/domain'
import { formatDate } from '@eksport/forms'
import { fileWords } from '@eksport/portal/browser/file-words.texts.ts'
import { saveFile } from '@eksport/portal/browser/save-file.ts'
import { api } from '@eksport/portal/server/api.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Description, DescriptionList, useEksport } from '@eksport/ui'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useOrganisation } from '#src/lib/organisation.ts'
import { RefusalNotice } from '../../form/refusal-notice.tsx'
import { pickupOf } from './propose.ts'
import { seriesTexts as texts } from './series.texts.ts'
import { netWeightOf } from './series-rows.ts'

interface SendingFiguresProps {
  /** Reference number of the application that the series was created from. */
  readonly origin: number
  /** The rows that are submitted or in progress. */
  readonly rows: readonly SeriesRow[]
  /** How many rows have a receipt. */
  readonly received: number
}

const inWords = (pickup: string) => {
  const [day = '', time = ''] = pickup.split(' ')
  return `${formatDate(day)} ${time}`.trim()
}

/** The fee, weight, pickup times and receipts of what was submitted together. */
export function SendingFigures({ origin, rows, received }: SendingFiguresProps) {
  const say = useText()
  const { locale } = useEksport()
  const pickups = [...new Set(rows.flatMap(({ values }) => pickupOf(values) ?? []))].toSorted().map(inWords)
  const [first, last] = [pickups.at(0), pickups.at(-1)]
  const weight = netWeightOf(rows)
  return (
    <DescriptionList
      aria-label={say(texts.figures)}
      className="content-start border-line tabular-nums max-lg:border-t max-lg:pt-5 lg:grid-cols-1 lg:border-l lg:pl-8"
    >
      <Description label={say(texts.feeHead)}>
        <b className="font-semibold">{formatKroner(rows.reduce((sum, { fee }) => sum + fee, 0))}</b>
        <span className="block text-subtle">
          {say(rows.length === 1 ? texts.feeOfOne : texts.feeOf, { n: rows.length })}
        </span>
      </Description>
      {first !== undefined && last !== undefined && (
        <Description label={say(texts.pickupHead)}>
          {pickups.length === 1 ? first : say(texts.pickups, { n: pickups.length, first, last })}
        </Description>
      )}
      {weight > 0 && <Description label={say(texts.weightHead)}>{formatWeight(weight, locale)}</Description>}
      <Description label={say(texts.receiptsHead)}>
        {received === 0 ? say(texts.receiptsLater) : <Receipts origin={origin} count={received} />}
      </Description>
    </DescriptionList>
  )
}

/** [EXP-10] Downloads the receipts of all submitted rows as one file. */
function Receipts({ origin, count }: { readonly origin: number; readonly count: number }) {
  const say = useText()
  const { organisationNumber } = useOrganisation()
  const download = useMutation({
    mutationFn: async () => {
      const file = await api.call(getSeriesReceipts, { params: { organisationNumber, referenceNumber: origin } })
      saveFile(file, `${formatReference(origin).slice(1)}-${say(fileWords.receipts)}.pdf`)
    },
  })
  return (
    <>
      <Button
        small
        className="mt-1"
        icon={<Download aria-hidden="true" />}
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        {say(count === 1 ? texts.receiptsOne : texts.receipts, { n: count })}
      </Button>
      {download.isError && (
        <RefusalNotice
          className="mt-3"
          error={download.error}
          heading={say(texts.receiptsFailed)}
          text={say(texts.tryAgainText)}
        />
      )}
    </>
  )
}
