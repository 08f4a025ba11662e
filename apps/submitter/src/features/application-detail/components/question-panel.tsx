import { useText } from '@eksport/portal/text/use-text.ts'
import { Section } from '@eksport/ui'
import type { ReactNode } from 'react'
import { applicationDetailTexts as texts } from '../application-detail.texts.ts'

/** Frame for the caseworker's question on the details page. */
export function QuestionPanel({ children }: { readonly children: ReactNode }) {
  const say = useText()
  return (
    <Section
      heading={say(texts.clarification)}
      className="mb-4 rounded border border-warning-edge bg-warning-tint px-card-pad py-6 last:mb-0"
    >
      {children}
    </Section>
  )
}
