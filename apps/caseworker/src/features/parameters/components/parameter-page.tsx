import type { Parameters } from '@eksport/api'
import type { ChangedThing } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Button, PageHeading } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { NoAccess } from '#src/lib/no-access.tsx'
import { useRight } from '#src/lib/use-right.ts'
import { ofKinds } from '../change-words.ts'
import { changesQuery, parametersQuery } from '../changes-api.ts'
import { parameterTexts as texts } from '../parameters.texts.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { Proposal } from './proposals.tsx'
import { Versions } from './versions.tsx'

/** Opens the dialog for a change. */
export type Change = (change: ChangedThing) => void

interface ParameterPageProps {
  readonly title: LocalizedText
  readonly lead: LocalizedText
  /** The kinds of changes on this page. */
  readonly kinds: readonly ChangedThing['kind'][]
  readonly children: (data: Parameters, change: Change) => ReactNode
}

/** A page of the administration with parameters: proposals, current values and past changes. */
export function ParameterPage(props: ParameterPageProps) {
  const say = useText()
  if (!useRight('change-parameters')) return <NoAccess message={say(texts.noAccess)} />
  return (
    <>
      <PageHeading className="mb-5" lead={say(props.lead)}>
        {say(props.title)}
      </PageHeading>
      <Loaded {...props} />
    </>
  )
}

function Loaded({ kinds, children }: ParameterPageProps) {
  const say = useText()
  const parameters = useQuery(parametersQuery)
  const changes = useQuery(changesQuery)
  const [changed, setChanged] = useState<ChangedThing>()
  return (
    <Fetched query={parameters} failed={say(texts.failed)}>
      {(data) => (
        <>
          <Fetched query={changes} failed={say(texts.changesFailed)}>
            {(all) =>
              ofKinds(all, kinds)
                .filter(({ state }) => state === 'WAITS')
                .map((proposed) => <Proposal key={proposed.id} proposed={proposed} data={data} />)
            }
          </Fetched>
          {children(data, setChanged)}
          {changes.data && <Versions changes={ofKinds(changes.data, kinds)} data={data} />}
          {changed && <ChangeDialog change={changed} data={data} onClose={() => setChanged(undefined)} />}
        </>
      )}
    </Fetched>
  )
}

interface ThingRowProps {
  readonly name: string
  readonly value: ReactNode
  /** Shown below the name. */
  readonly more?: ReactNode
  readonly action?: LocalizedText
  readonly onChange: () => void
}

/** One parameter: its name, current value and change button. */
export function ThingRow({ name, value, more, action = texts.change, onChange }: ThingRowProps) {
  const say = useText()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0 flex-1 basis-full md:basis-60">
        <p className="wrap-anywhere">{name}</p>
        {more && <p className="text-small text-subtle">{more}</p>}
      </div>
      <p className="flex-1 font-semibold tabular-nums md:flex-none">{value}</p>
      <Button small aria-label={`${say(action)} ${name}`} onClick={onChange}>
        {say(action)}
      </Button>
    </li>
  )
}
