import { formatReference } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { useQuery } from '@tanstack/react-query'
import { applicationQuery } from '#src/lib/application/application-query.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { copyTexts } from '../../form/copy.texts.ts'
import type { Beginning } from './beginning.ts'
import { ChosenBeginning } from './chosen-beginning.tsx'
import { startTexts as texts } from './start.texts.ts'
import { StartPanel } from './start-panel.tsx'

interface ChosenPlaceProps {
  readonly beginning: Beginning | undefined
  readonly formId: string
}

/** The chosen entry, once its application has loaded. */
export function ChosenPlace({ beginning, formId }: ChosenPlaceProps) {
  const say = useText()
  if (beginning !== undefined) return <Chosen key={beginning.key} beginning={beginning} formId={formId} />
  return (
    <StartPanel title={say(texts.noneChosen)}>
      <p className="mt-2 text-small text-subtle">{say(texts.noneChosenText)}</p>
    </StartPanel>
  )
}

function Chosen({ beginning, formId }: { readonly beginning: Beginning; readonly formId: string }) {
  const say = useText()
  const { organisationNumber } = useOrganisation()
  const { referenceNumber, title } = beginning
  const reference = formatReference(referenceNumber)
  const query = useQuery(applicationQuery(organisationNumber, referenceNumber))
  return (
    <StartPanel title={title} lead={`${say(copyTexts.copyOf)} ${reference}`}>
      <div className="mt-4">
        <Fetched query={query} failed={say(texts.originalFailed, { reference })}>
          {({ application }) => <ChosenBeginning original={application} formId={formId} />}
        </Fetched>
      </div>
    </StartPanel>
  )
}
