import { domainIssueTexts } from '@eksport/domain/templates'
import { type Issue, issueText } from '@eksport/forms'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, useEksport } from '@eksport/ui'
import { ValidationBox } from '@eksport/ui/certificate'
import { useDraft } from '../draft/draft-context.ts'
import { fieldPlace } from '../draft/field-place.ts'
import { useTemplate } from '../draft/template-context.ts'
import { summaryTexts as texts } from '../summary.texts.ts'

/** [WIZ-18] Nothing is lost: the page stands as it was, and the button sends again. */
export function SendProblem({ error }: { readonly error: unknown }) {
  const say = useText()
  const text = isApiError(error, 412) ? texts.sendStale : isApiError(error, 422) ? texts.sendRefused : texts.sendFailed
  return (
    <Alert tone="danger" role="alert" heading={say(text)}>
      {isApiError(error, 422) && error.errors.length > 0 && <ValidationBox violations={error.errors} />}
      {isApiError(error, 422) && <Faults issues={error.issues} />}
    </Alert>
  )
}

/** What the server refuses, with the page that it is on. */
function Faults({ issues }: { readonly issues: readonly Issue[] }) {
  const say = useText()
  const { locale } = useEksport()
  const { relevant } = useDraft()
  const template = useTemplate()
  if (issues.length === 0) return null
  return (
    <ul className="list-disc pl-5">
      {issues.map((issue) => {
        const place = fieldPlace(template, relevant, [issue.path])
        const words = issueText(issue, locale, domainIssueTexts)
        return <li key={`${issue.path} ${issue.code}`}>{place ? `${say(place.title)}: ${words}` : words}</li>
      })}
    </ul>
  )
}
