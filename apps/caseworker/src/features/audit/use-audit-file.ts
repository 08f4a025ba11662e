import { formatReference, formatTimestamp, today } from '@eksport/domain'
import { saveFile } from '@eksport/portal/browser/save-file.ts'
import { csvFile } from '@eksport/portal/list/export/write-csv.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { toast, useEksport } from '@eksport/ui'
import { useMutation } from '@tanstack/react-query'
import { auditTexts as texts } from './audit.texts.ts'
import { forWhom, whatWasDone, whoDidIt } from './audit-columns.tsx'
import { type AuditSearch, fetchForFile } from './audit-search.ts'

/** [ADM-05] Downloads the result of a search as a file. */
export function useAuditFile(search: AuditSearch) {
  const say = useText()
  const { locale } = useEksport()
  return useMutation({
    mutationFn: async () => {
      const { events, hasMore } = await fetchForFile(search)
      const headings = [texts.time, texts.who, texts.kind, texts.refused, texts.case, texts.organisation, texts.call]
      const file = csvFile({
        name: say(texts.title),
        locale,
        headings: headings.map((heading) => say(heading)),
        rows: events.map((event) => [
          // With seconds, which a list has no use for.
          locale === 'en'
            ? `${today(event.time)} ${formatTimestamp(event.time).slice(11)}`
            : formatTimestamp(event.time),
          whoDidIt(say, event),
          whatWasDone(say, event),
          event.outcome === 'REFUSED' ? say(texts.refused) : undefined,
          event.referenceNumber === undefined ? undefined : formatReference(event.referenceNumber),
          forWhom(event),
          event.requestId,
        ]),
      })
      saveFile(file, `${say(texts.fileName)}-${today(new Date().toISOString())}.csv`)
      return { n: events.length, hasMore }
    },
    onSuccess: ({ n, hasMore }) => toast.success(say(hasMore ? texts.downloadedFirst : texts.downloaded, { n })),
  })
}
