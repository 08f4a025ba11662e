import type { Section } from '@eksport/forms'
import { codeListsOf } from '@eksport/portal/code-lists/code-lists-of.ts'
import { useCodeLists } from '@eksport/portal/code-lists/use-code-lists.ts'
import { AsideNotice } from '@eksport/portal/rows/aside-notice.tsx'
import { importTexts as texts } from '@eksport/portal/rows/import.texts.ts'
import { beginReview, changeReview, keepImport, type Review } from '@eksport/portal/rows/import-store.ts'
import { isReady, reviewRows } from '@eksport/portal/rows/review-rows.ts'
import { SourceCard } from '@eksport/portal/rows/source-card.tsx'
import { useImportLines } from '@eksport/portal/rows/use-import-lines.ts'
import { useRememberedMapping } from '@eksport/portal/rows/use-remembered-mapping.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { LatePart, partQuery } from '@eksport/portal/waiting/late-part.tsx'
import { Alert } from '@eksport/ui'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useOrganisation } from '#src/lib/organisation.ts'
import { useAnswers, useStored } from '../../draft/draft-context.ts'
import { stepLink } from '../../draft/step-link.ts'
import { useSurroundings } from '../../draft/use-surroundings.ts'
import { FormPage } from '../../form/form-page.tsx'
import { useListScope } from '../../form/step-page.tsx'
import { TakenNotice } from './taken-notice.tsx'
import { TooManyLines } from './too-many-lines.tsx'
import { useTake } from './use-take.ts'

const fetchReadingPanel = () => import('@eksport/portal/rows/reading-panel.tsx')
const fetchLookOver = () => import('@eksport/portal/rows/look-over.tsx')
/** Loads the code of the review while the person chooses a sheet. */
export const fetchReview = () => Promise.all([fetchReadingPanel(), fetchLookOver()])
const readingPanel = partQuery('reading-panel', fetchReadingPanel, (module) => module.ReadingPanel)
const lookOver = partQuery('look-over', fetchLookOver, (module) => module.LookOver)

interface ReviewPageProps {
  readonly review: Review
  /** Whether the import was started before a reload or on another day. */
  readonly isResumed: boolean
  readonly sections: readonly Section[]
  /** Called to choose another file or text. */
  readonly onChooseAnew: () => void
}

/** [WIZ-23] The rows of a sheet, how they are read, and their errors; nothing is imported until the person confirms. */
export function ReviewPage({ review, isResumed, sections, onChooseAnew }: ReviewPageProps) {
  const say = useText()
  const navigate = useNavigate()
  const { referenceNumber } = useStored().application
  const { organisationNumber } = useOrganisation()
  const { answers } = useAnswers()
  const scope = useListScope()
  const surroundings = useSurroundings(sections, scope, undefined, review.constants)
  const { isError } = useCodeLists(
    useMemo(() => codeListsOf(sections), [sections]),
    scope,
  )
  const read = useImportLines({ review, sections, surroundings, root: useLineRoot(), isError })
  const { reader, lines, isComing } = read
  const { species } = surroundings.codeLists
  const leave = () => void navigate(stepLink(referenceNumber, { step: 'varelinjer' }))
  const all = reviewRows(review, lines)
  const ready = all.filter(isReady)
  const { forget } = useRememberedMapping(organisationNumber, review, reader.columns)
  const { take, busy, refusal } = useTake({ review, columns: reader.columns, ready, onAllTaken: leave })
  const put = (next: Partial<Review>) => keepImport(referenceNumber, { review: { ...review, ...next } })
  const begin = (next: Review) => changeReview(referenceNumber, next)
  const readAnew = () => {
    forget()
    const { file, sheet, headerRow } = review
    begin(beginReview({ file, sheet, headerRow, columns: reader.columns, species, organisationNumber }))
  }
  const shown = { review, read, rows: all, onPut: put }
  return (
    <FormPage
      step="varelinjer"
      title={say(texts.title)}
      wide
      actions={{
        nextLabel: say(takeText(ready.length, all.length), { n: ready.length, all: all.length }),
        onNext: () => void take(),
        onBack: leave,
        busy: busy || isComing,
        note: refusal !== undefined && (
          <p role="alert" className="text-small font-medium text-danger-text">
            {refusal}
          </p>
        ),
      }}
    >
      <TakenNotice />
      <AsideNotice referenceNumber={referenceNumber} />
      {isResumed && (
        <Alert tone="info" className="mb-5">
          {say(texts.resumed)}
        </Alert>
      )}
      <SourceCard
        review={review}
        columns={reader.columns}
        species={species}
        organisationNumber={organisationNumber}
        lineCount={answers.productLines?.length ?? 0}
        onBegin={begin}
        onChooseAnew={onChooseAnew}
      />
      {isComing ? (
        <p role="status" className="mt-6 text-subtle">
          {say(texts.listsComing)}
        </p>
      ) : (
        <div className="mt-6 grid items-start gap-x-6 gap-y-8 lg:grid-cols-[372px_minmax(0,1fr)]">
          <LatePart part={readingPanel}>
            {(ReadingPanel) => (
              <ReadingPanel {...shown} root={{ ...answers }} onForget={readAnew} onTake={() => void take()} />
            )}
          </LatePart>
          <LatePart part={lookOver}>
            {(LookOver) => <LookOver {...shown} notice={<TooManyLines ready={ready.length} />} />}
          </LatePart>
        </div>
      )}
    </FormPage>
  )
}

const takeText = (ready: number, all: number) => {
  if (ready < all) return all === 1 ? texts.takeOfOne : texts.take
  return ready === 1 ? texts.takeOne : texts.takeAll
}

/** The answers outside the lines that lines depend on. Stable, unlike the draft, which is saved while this page is open. */
function useLineRoot() {
  const { countryOfDestination, certificateTemplate, applicationFormat, certificateFormats } = useAnswers().answers
  return useMemo(
    () => ({ countryOfDestination, certificateTemplate, applicationFormat, certificateFormats }),
    [countryOfDestination, certificateTemplate, applicationFormat, certificateFormats],
  )
}
