import { useText } from '@eksport/portal/text/use-text.ts'
import { PageHeading } from '@eksport/ui'
import { useRight } from '#src/lib/use-right.ts'
import { administrationTexts as texts } from '../administration.texts.ts'
import { SectionNoAccess } from './administration-frame.tsx'
import { FlagsSection } from './flags-section.tsx'
import { MessagesSection } from './messages-section.tsx'

interface AdministrationProps {
  /** The id of the open message, or `ny`. */
  readonly chosen: string | undefined
}

/** [CW-03] What all offices share: operating messages and flags. An officer without the right is told so. */
export function Administration({ chosen }: AdministrationProps) {
  const say = useText()
  const mayAdminister = useRight('administer')
  if (!mayAdminister) return <SectionNoAccess />
  return (
    <>
      <PageHeading className="mb-6">{say(texts.operation)}</PageHeading>
      <MessagesSection chosen={chosen} />
      <FlagsSection />
    </>
  )
}
