import type { NamedTemplate } from '@eksport/api'
import { formatDate, today } from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ConfirmDialog, IconButton, Link, toast } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { newCopyLink } from '#src/lib/application/draft-link.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { namedTemplatesQuery, useRemoveTemplate } from '../api/named-templates.ts'
import { copyTexts as texts } from '../copy.texts.ts'

const countries = ['countries'] as const

/** [EXP-05] The names that the organisation has given to applications, each a way to begin another. */
export function OrganisationTemplates() {
  const say = useText()
  const { organisationNumber } = useOrganisation()
  const { data = [] } = useQuery(namedTemplatesQuery(organisationNumber))
  const [removing, setRemoving] = useState<NamedTemplate>()
  const remove = useRemoveTemplate()
  if (data.length === 0) return null
  return (
    <section aria-labelledby="templates" className="mb-9 border-t-3 border-t-action pt-4">
      <h2 id="templates" tabIndex={-1} className="text-h3">
        {say(texts.templates)}
      </h2>
      <ul className="mt-2">
        {data.map((template) => (
          <Template key={template.id} template={template} onRemove={() => setRemoving(template)} />
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== undefined}
        onOpenChange={() => setRemoving(undefined)}
        title={say(texts.removeQuestion, { name: removing?.name ?? '' })}
        confirmLabel={say(texts.remove)}
        errorText={(error) => (isApiError(error, 403) ? error.title : say(texts.removeFailed))}
        onConfirm={async () => {
          if (removing === undefined) return
          await remove.mutateAsync(removing.id)
          toast.success(say(texts.removed))
        }}
      >
        {say(texts.removeText)}
      </ConfirmDialog>
    </section>
  )
}

interface TemplateProps {
  readonly template: NamedTemplate
  readonly onRemove: () => void
}

function Template({ template, onRemove }: TemplateProps) {
  const say = useText()
  const { label } = useCodeLabels(countries)
  const { name, referenceNumber, countryOfDestination, certificateTemplate, consigneeName, usedTime } = template
  return (
    <li className="flex items-start gap-2 border-b border-line py-2.5 text-small">
      <div className="min-w-0 flex-1">
        <Link className="font-semibold wrap-anywhere" render={<RouterLink {...newCopyLink(referenceNumber)} />}>
          {name}
        </Link>
        <p className="text-subtle">
          {[label('countries', countryOfDestination), certificateTemplate, consigneeName].filter(Boolean).join(' · ')}
        </p>
        {usedTime !== undefined && (
          <p className="text-subtle tabular-nums">{say(texts.used, { date: formatDate(today(usedTime)) })}</p>
        )}
      </div>
      <IconButton kind="quiet" label={say(texts.removeNamed, { name })} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  )
}
