import { maxExportRows } from '@eksport/api'
import { formatNumber } from '@eksport/domain'
import { Alert, Button, Dialog, Radio, RadioGroup, toast, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '../../server/is-api-error.ts'
import { type Say, useText } from '../../text/use-text.ts'
import { listPage } from '../list-source.ts'
import type { ShownList } from '../list-view.ts'
import { exportTexts as texts } from './export.texts.ts'
import { type FileFormat, fileFormats } from './plain-table.ts'
import { useListExport } from './use-list-export.ts'

interface ExportDialogProps {
  readonly list: ShownList
  readonly onClose: () => void
}

const isFormat = (value: string): value is FileFormat => fileFormats.some((format) => format === value)

/** [LST-19] The export of the list: its size, format and progress. */
export function ExportDialog({ list, onClose }: ExportDialogProps) {
  const say = useText()
  const { locale } = useEksport()
  const { data } = useQuery(listPage(list.view.source, list.query))
  const [format, setFormat] = useState<FileFormat>('xlsx')
  const { stage, mutate, isPending, isError, error } = useListExport(list)
  const total = data?.totalElements
  // For a long list only the server knows whether it fits.
  const fits = total === undefined || (total > 0 && total <= maxExportRows)
  const number = (value: number) => formatNumber(value, locale)
  const what = data?.isMore ? texts.whatMore : total === 1 ? texts.whatOne : texts.what
  const download = () =>
    mutate(format, {
      onSuccess: (name) => {
        toast.success(say(texts.done, { name }))
        onClose()
      },
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={say(texts.title)}
      description={fits && total !== undefined && say(what, { count: number(total), limit: number(maxExportRows) })}
      footer={
        <>
          {fits && (
            <Button kind="primary" busy={isPending} onClick={download}>
              {say(isPending ? texts[stage] : texts.download)}
            </Button>
          )}
          <Button onClick={onClose}>{say(texts.cancel)}</Button>
        </>
      }
    >
      {fits ? (
        <RadioGroup
          legend={say(texts.format)}
          value={format}
          onValueChange={(value) => isFormat(value) && setFormat(value)}
        >
          {fileFormats.map((value) => (
            <Radio key={value} value={value} label={say(texts[value])} />
          ))}
        </RadioGroup>
      ) : (
        <Alert tone="info">
          {total === 0
            ? say(texts.nothing)
            : say(texts.tooLong, { count: number(total ?? 0), limit: number(maxExportRows) })}
        </Alert>
      )}
      {isError && (
        <Alert tone="danger" role="alert" className="mt-4">
          {failureWords(error, say)}
        </Alert>
      )}
    </Dialog>
  )
}

/** The server's own text says why the list is too long now. */
const failureWords = (error: unknown, say: Say) => (isApiError(error, 422) ? error.title : say(texts.failed))
