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
  /** The application that is being changed: that it has its own number is no news. */
  readonly own?: number
  readonly fields: ReactNode
}

/** The questions of which certificate is replaced; of the other sections nothing is drawn here. */
export function matsSection({ section, ...props }: MatsSectionProps): ReactNode {
  return section.id === 'mats-original' ? <MatsOriginal key={section.id} section={section} {...props} /> : undefined
}

/** [MAT-01] Which certificate, and under it whether it is being replaced already. */
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
