import { importColumns } from '@eksport/domain'
import { useWhenIdle } from '@eksport/portal/browser/fetch-ahead.ts'
import { mainHeading } from '@eksport/portal/browser/main-heading.ts'
import { saveFile } from '@eksport/portal/browser/save-file.ts'
import { codeListsOf } from '@eksport/portal/code-lists/code-lists-of.ts'
import { useCodeLists } from '@eksport/portal/code-lists/use-code-lists.ts'
import { AsideNotice } from '@eksport/portal/rows/aside-notice.tsx'
import { ChooseSource } from '@eksport/portal/rows/choose-source.tsx'
import { importTexts as texts, unreadableTexts } from '@eksport/portal/rows/import.texts.ts'
import { beginReview, changeReview, keepImport, useImportState } from '@eksport/portal/rows/import-store.ts'
import { templateFile } from '@eksport/portal/rows/template-file.ts'
import { type SheetFile, UnreadableFile, type UnreadableReason } from '@eksport/portal/sheet/sheet-file.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, useEksport } from '@eksport/ui'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useOrganisation } from '#src/lib/organisation.ts'
import { useStored } from '../../draft/draft-context.ts'
import { FormPage } from '../../form/form-page.tsx'
import { useListScope, useStep } from '../../form/step-page.tsx'
import { LinesLink } from './lines-link.tsx'
import { fetchReview, ReviewPage } from './review-page.tsx'
import { TakenNotice } from './taken-notice.tsx'
import { usePasteRows } from './use-paste-rows.ts'

const noSections = [] as const

/** [WIZ-23] Import of product lines from a spreadsheet: choose a file or paste, review, accept. */
export function ImportPage() {
  const say = useText()
  const { locale } = useEksport()
  const { application, maxProductLines } = useStored()
  const { organisationNumber } = useOrganisation()
  const { referenceNumber } = application
  const { review, isResumed = false, pasted = '' } = useImportState(referenceNumber)
  const sections = useStep('varelinjer').items?.sections ?? noSections
  const columns = useMemo(() => importColumns(sections), [sections])
  // Loaded while the person looks for a file.
  const { lists } = useCodeLists(
    useMemo(() => codeListsOf(sections), [sections]),
    useListScope(),
  )
  const [reason, setReason] = useState<UnreadableReason>()

  useWhenIdle(fetchReview)
  usePasteRows(review === undefined)
  const begin = (file: SheetFile) => {
    setReason(undefined)
    try {
      const begun = beginReview({ file, columns, species: lists.species, organisationNumber })
      changeReview(referenceNumber, begun, { taken: undefined, pasted: '' })
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      setReason(error.reason)
    }
  }
  if (review !== undefined) {
    return (
      <ReviewPage
        review={review}
        isResumed={isResumed}
        sections={sections}
        onChooseAnew={() => {
          flushSync(() => changeReview(referenceNumber, undefined))
          // The pressed button is removed with the file page, so focus moves to the heading.
          mainHeading()?.focus()
        }}
      />
    )
  }
  return (
    <FormPage step="varelinjer" title={say(texts.title)} wide intro={<LinesLink />}>
      <TakenNotice />
      <AsideNotice referenceNumber={referenceNumber} />
      {reason !== undefined && (
        <Alert tone="danger" role="alert" className="mb-5">
          {say(unreadableTexts[reason])}
        </Alert>
      )}
      <ChooseSource
        maxLines={maxProductLines}
        pasted={pasted}
        onPasted={(text) => keepImport(referenceNumber, { pasted: text })}
        onRead={begin}
        onTemplate={async () =>
          saveFile(
            await templateFile(sections, say(texts.templateName), locale),
            `${say(texts.templateName)}-${application.certificateTemplate}.xlsx`,
          )
        }
      />
    </FormPage>
  )
}
