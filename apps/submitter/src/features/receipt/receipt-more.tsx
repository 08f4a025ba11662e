import type { Application } from '@eksport/domain'
import { copyOf } from '@eksport/domain/templates'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ButtonLink, Card, Heading } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { CopyPlus } from 'lucide-react'
import { useMemo } from 'react'
import { newCopyLink } from '#src/lib/application/draft-link.ts'
import { useGivenAnew } from '../../draft/use-given-anew.ts'
import { copyTexts } from '../../form/copy.texts.ts'
import { receiptTexts as texts } from './receipt.texts.ts'
import { SaveAsTemplate } from './save-as-template.tsx'

interface PartProps {
  readonly application: Application
}

/** [EXP-05] Starts another application from this one: now, or later under a saved name. */
export function SendMore({ application }: PartProps) {
  const say = useText()
  return (
    <section aria-labelledby="more" className="min-w-0">
      <Heading level={2} id="more" className="mb-4.5">
        {say(texts.more)}
      </Heading>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <LikeThis application={application} />
        <SaveAsTemplate referenceNumber={application.referenceNumber} />
      </div>
    </section>
  )
}

/** What a copy takes over, and what must be given again. */
function LikeThis({ application }: PartProps) {
  const say = useText()
  const copy = useMemo(() => copyOf(application), [application])
  const anew = useGivenAnew({ original: application, copy })
  if (anew === undefined) return null
  const { along, all, groups, declarations } = anew
  const lines = copy.answers.productLines?.length ?? 0
  const labels = groups.map(({ place, labels: asked }) => `${place} (${asked.join(', ')})`).join(', ')
  const follows = lines > 1 ? texts.followsWithLines : texts.follows
  return (
    <Card role="region" aria-labelledby="like-this" className="flex flex-col items-start">
      <Heading level={3} id="like-this">
        {say(copyTexts.newLikeThis)}
      </Heading>
      <p className="mt-1 text-small text-subtle">{say(follows, { n: along, all, lines })}</p>
      {labels !== '' && <p className="mt-1 text-small text-subtle">{say(texts.anew, { labels })}</p>}
      {declarations > 0 && <p className="mt-1 text-small text-subtle">{say(texts.declareAnew)}</p>}
      <div className="mt-auto pt-3.5">
        <ButtonLink
          small
          icon={<CopyPlus aria-hidden="true" />}
          render={<Link {...newCopyLink(application.referenceNumber)} />}
        >
          {say(copyTexts.newLikeThis)}
        </ButtonLink>
      </div>
    </Card>
  )
}
