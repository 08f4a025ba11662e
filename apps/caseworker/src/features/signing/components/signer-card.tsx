import type { Session } from '@eksport/api'
import { formatDate, today } from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Description, DescriptionList, Section } from '@eksport/ui'
import { signingTexts as texts } from '../signing.texts.ts'

const lists = ['certificate-offices'] as const

/** What a signature says about the signer. */
export function SignerCard({ person: { name, office } }: { readonly person: Session['person'] }) {
  const say = useText()
  const { label } = useCodeLabels(lists)
  return (
    <Section heading={say(texts.as)} headingSize="h3">
      <DescriptionList>
        <Description label={say(texts.name)}>{name}</Description>
        {office !== undefined && (
          <Description label={say(texts.office)}>{label('certificate-offices', office)}</Description>
        )}
        <Description label={say(texts.date)}>{formatDate(today(new Date().toISOString()))}</Description>
      </DescriptionList>
    </Section>
  )
}
