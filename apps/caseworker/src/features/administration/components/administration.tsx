import { contact } from '@eksport/portal/text/contact.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ErrorPage, PageHeading } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { BackBar } from '#src/lib/back-bar.tsx'
import { useRight } from '#src/lib/use-right.ts'
import { administrationTexts as texts } from '../administration.texts.ts'
import { FlagsSection } from './flags-section.tsx'
import { MessagesSection } from './messages-section.tsx'

interface AdministrationProps {
  /** The id of the message in sight, or `ny`. */
  readonly chosen: string | undefined
}

/** [CW-03] What all offices share: what operations say, and what is switched on. Whoever has no right to it is told so. */
export function Administration({ chosen }: AdministrationProps) {
  const say = useText()
  const mayAdminister = useRight('administer')
  if (!mayAdminister) {
    return (
      <div className="mx-auto w-full max-w-page px-page-pad py-10">
        <ErrorPage
          kind="no-access"
          message={say(texts.noAccess)}
          phone={contact.phone}
          home={{ render: <Link to="/" /> }}
        />
      </div>
    )
  }
  return (
    <div className="flex-1 bg-surface">
      <BackBar />
      <div className="max-w-page px-5 py-5 max-md:px-4">
        <PageHeading className="mb-6">{say(texts.title)}</PageHeading>
        <MessagesSection chosen={chosen} />
        <FlagsSection />
      </div>
    </div>
  )
}
