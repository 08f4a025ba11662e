import type { SharedPage } from '@eksport/api'
import { formatReference } from '@eksport/domain'
import { fileWords } from '@eksport/portal/browser/file-words.texts.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, EksportProvider, Heading, useEksport } from '@eksport/ui'
import { CertificatePane } from '@eksport/ui/certificate'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId } from 'react'
import { sharedSheetsQuery, useDraftDownload } from '../api/shared-page.ts'
import { sharedPageTexts as texts } from '../shared-page.texts.ts'
import type { AnswerInTheMaking } from '../use-answer.ts'

interface DraftPaperProps {
  readonly token: string
  readonly page: SharedPage
  readonly answer: AnswerInTheMaking
}

/** [EXP-12] The draft as it would be printed, in the languages of its certificate; clicking a box leads to its remark. */
export function DraftPaper({ token, page, answer }: DraftPaperProps) {
  const say = useText()
  const { locale } = useEksport()
  const id = useId()
  const sheets = useQuery(sharedSheetsQuery(token, locale))
  const reference = formatReference(page.referenceNumber).slice(1)
  const download = useDraftDownload(token, `${say(fileWords.certificate)}-${reference}.pdf`)
  const isThere = (no: string) => page.boxes.some((box) => box.no === no)
  const noteOf = ({ no }: { readonly no: string }) => {
    if (answer.stateOf(no) === 'remark') return say(texts.remark)
    return answer.stateOf(no) === 'todo' && answer.listed.some((box) => box.no === no) ? say(texts.toCheck) : undefined
  }
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading level={2} id={id}>
          {say(texts.draft)}
        </Heading>
        <Button
          small
          kind="quiet"
          icon={<Download aria-hidden="true" />}
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          {say(texts.download)}
        </Button>
      </div>
      {download.isError && (
        <Alert tone="danger" role="alert">
          {say(texts.downloadFailed)}
        </Alert>
      )}
      <p className="mb-3 text-small text-subtle">{say(texts.draftHint)}</p>
      <EksportProvider messages={{ certificatePane: { noted: texts.toCheck } }}>
        <CertificatePane
          heading={false}
          // No height limit: the page has the full width, and no form beside it has to stay in view.
          className="[&_.eks-certificate-pages]:max-h-none"
          {...(sheets.data && { drawing: sheets.data })}
          state={sheets.isError ? 'failed' : sheets.isPending ? 'drawing' : 'drawn'}
          onRetry={() => void sheets.refetch()}
          placeOf={({ no }) => (isThere(no) ? say(texts.remarkHere) : undefined)}
          onBox={({ no }) => answer.openRemark(no)}
          noteOf={noteOf}
        />
      </EksportProvider>
    </section>
  )
}
