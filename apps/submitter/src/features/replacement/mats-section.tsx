import { formatReference, type MatsAnswers } from '@eksport/domain'
import type { Section } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, ButtonLink, Heading } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { replacementTexts as texts } from '../../draft/replacement.texts.ts'
import { useMatsReference } from './use-mats-reference.ts'

interface MatsSectionProps {
  readonly section: Section
  readonly answers: MatsAnswers
  /** The reference number of the application being edited, which is not reported as a duplicate of itself. */
  readonly own?: number
  readonly fields: ReactNode
}

/** Renders the questions about the replaced certificate; null for other sections. */
export function matsSection({ section, ...props }: MatsSectionProps): ReactNode {
  return section.id === 'mats-original' ? <MatsOriginal key={section.id} section={section} {...props} /> : undefined
}

/** [MAT-01] Which certificate is replaced, and below it whether an application already does so. */
function MatsOriginal({ section, answers, own, fields }: MatsSectionProps) {
  const say = useText()
  const used = useMatsReference(answers.originalCertificateReferenceNumber ?? '')
  const reference = used === undefined || used === own ? undefined : formatReference(used)
  return (
    <section>
      {section.title && (
        <Heading level={2} className="mb-5">
          {say(section.title)}
        </Heading>
      )}
      {fields}
      <div role="status" className="mt-5 empty:mt-0">
        {reference && (
          <Alert
            tone="warning"
            actions={
              <ButtonLink
                small
                render={<Link to="/soeknader/$referenceNumber/detaljer" params={{ referenceNumber: String(used) }} />}
              >
                {say(texts.open, { reference })}
              </ButtonLink>
            }
          >
            {say(texts.matsUsed, { reference })}
          </Alert>
        )}
      </div>
    </section>
  )
}
