import { useText } from '@eksport/portal/text/use-text.ts'
import { ButtonLink, Section } from '@eksport/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { startTexts as texts } from './start.texts.ts'

/** [WIZ-05] Link to an empty first page. */
export function EmptyApplication({ className }: { readonly className?: string }) {
  const say = useText()
  return (
    <ButtonLink className={className} icon={<FileText aria-hidden="true" />} render={<RouterLink to="/soeknader/ny" />}>
      {say(texts.empty)}
    </ButtonLink>
  )
}

/** The same link, with a note on what the empty page already contains. */
export function FromNothing({ className }: { readonly className?: string }) {
  const say = useText()
  return (
    <Section className={className} heading={say(texts.fromNothing)} headingSize="h3">
      <p className="-mt-2 mb-3 text-small text-subtle">{say(texts.fromNothingText)}</p>
      <EmptyApplication />
    </Section>
  )
}
