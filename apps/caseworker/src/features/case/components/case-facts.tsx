import type { ApplicationReading } from '@eksport/api'
import { ClosedPickup } from '@eksport/portal/case/closed-pickup.tsx'
import { FormDifferences } from '@eksport/portal/certificate/form-differences.tsx'
import { templateQuery } from '@eksport/portal/code-lists/template-query.ts'
import { useNamedLabels } from '@eksport/portal/registers/use-named-labels.ts'
import { ApplicationDetail, type DetailLinkProps } from '@eksport/ui/certificate'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { fetchCaseAttachment } from '../api/case-documents.ts'
import { AnsweredQuestion } from '../clarification/answered-question.tsx'
import type { CaseMarks } from '../marks/use-case-marks.ts'

const referenceHref = (referenceNumber: number) => `/soeknader/${referenceNumber}`
const renderLink = ({ href, ...props }: DetailLinkProps) => <Link {...props} to={href} />

interface CaseFactsProps extends ApplicationReading {
  /** The findings, if they are not shown beside the facts. */
  readonly findings: ReactNode
  /** The marks to review, while the case is being assessed. */
  readonly marks: CaseMarks | undefined
}

/** [CW-02] What the exporter has stated, as officers see it, with the changes from the original. */
export function CaseFacts({ application, original, assessed, findings, marks }: CaseFactsProps) {
  const labels = useNamedLabels(application, original ?? assessed)
  const { data: template } = useQuery(templateQuery(application.certificateTemplate))
  return (
    <div className="min-w-0 bg-surface px-5 py-5 max-md:px-4">
      <ApplicationDetail
        application={application}
        {...(original && { original })}
        viewpoint="BEHANDLER"
        {...(marks && { marks: marks.shown, shownLines: marks.shownLines, onShownLinesChange: marks.onShownLines })}
        labels={labels}
        template={template && toDetail(template)}
        referenceHref={referenceHref}
        renderLink={renderLink}
        renderSection={({ id, content }) => (
          <>
            {id === 'retrieval' && (
              <ClosedPickup application={application} labels={labels} viewpoint="BEHANDLER" className="mb-4" />
            )}
            {content}
          </>
        )}
        fetchAttachment={fetchCaseAttachment}
        notice={
          <>
            {findings}
            <AnsweredQuestion application={application} {...(assessed && { assessed })} />
            <FormDifferences differences={application.formDifferences} className="mt-4 first:mt-0" />
          </>
        }
      />
    </div>
  )
}

const requirements = ['NONE', 'REQUIRED', 'POSSIBLE'] as const

function toDetail({
  names,
  veterinarianRequirement,
}: {
  names: { nb: string; nn: string; en: string }
  veterinarianRequirement: string
}) {
  return {
    name: names,
    veterinarianRequirement: requirements.find((known) => known === veterinarianRequirement) ?? 'POSSIBLE',
  }
}
