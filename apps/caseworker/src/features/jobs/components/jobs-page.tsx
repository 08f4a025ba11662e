import type { FailedJob } from '@eksport/api'
import { caseJobTexts, isCaseJob } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Alert, Button, PageHeading, SegmentedControl, toast } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { BackBar } from '#src/lib/back-bar.tsx'
import { failedJobsQuery } from '#src/lib/failed-jobs-query.ts'
import { useRight } from '#src/lib/use-right.ts'
import { lookAnew, useTryAgain } from '../failed-jobs.ts'
import { failedJobsTexts as texts } from '../jobs.texts.ts'
import { JobGroup } from './job-group.tsx'

/** [CW-12] Failed jobs of all cases: first those that are not retried automatically, then those that are. */
export function JobsPage() {
  const say = useText()
  const mayTry = useRight('try-again')
  const query = useQuery({ ...failedJobsQuery, refetchInterval: lookAnew, enabled: mayTry })
  return (
    <div className="flex-1 bg-surface">
      <BackBar />
      <div className="grid max-w-page grid-cols-[minmax(0,1fr)] gap-5 px-5 py-5 max-md:px-4">
        <PageHeading lead={say(texts.lead)}>{say(texts.title)}</PageHeading>
        {mayTry ? (
          <Fetched query={query} failed={say(texts.failed)}>
            {(found) => <Jobs {...found} />}
          </Fetched>
        ) : (
          <Alert tone="info">{say(texts.notAllowed)}</Alert>
        )}
      </div>
    </div>
  )
}

interface JobsProps {
  readonly jobs: readonly FailedJob[]
  readonly total: number
}

const anyKind = 'all'

function Jobs({ jobs, total }: JobsProps) {
  const say = useText()
  const [kind, setKind] = useState(anyKind)
  const again = useTryAgain()
  const kinds = [...Map.groupBy(jobs, ({ name }) => name)]
  // The last job of the chosen kind may have left the list.
  const chosen = kinds.some(([name]) => name === kind) ? kind : anyKind
  const shown = jobs.filter(({ name }) => chosen === anyKind || name === chosen)
  const tryAgain = (some: readonly FailedJob[]) =>
    again.mutate(some, { onSuccess: () => void toast.success(say(texts.started, { n: some.length })) })
  const ways = { tried: again.isPending ? again.variables : [], onTryAgain: tryAgain }
  return (
    <>
      {jobs.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SegmentedControl
            label={say(texts.kinds)}
            value={chosen}
            onValueChange={setKind}
            segments={[
              { value: anyKind, label: say(texts.all), count: jobs.length },
              ...kinds.map(([name, { length: count }]) => ({
                value: name,
                label: say(isCaseJob(name) ? caseJobTexts[name] : texts.unknown),
                count,
              })),
            ]}
          />
          {shown.length > 1 && (
            <Button
              icon={<RefreshCw aria-hidden="true" />}
              busy={again.isPending && again.variables.length > 1}
              onClick={() => tryAgain(shown)}
            >
              {say(texts.againAll, { n: shown.length })}
            </Button>
          )}
        </div>
      )}
      {total > jobs.length && <Alert tone="info">{say(texts.more, { n: jobs.length, total })}</Alert>}
      {again.isError && (
        <Alert tone="danger" role="alert">
          {say(texts.againFailed)}
        </Alert>
      )}
      <p role="status" className={jobs.length === 0 ? 'py-6 text-center text-subtle' : 'sr-only'}>
        {jobs.length === 0 && say(texts.none)}
      </p>
      <JobGroup
        heading={say(texts.givenUp)}
        hint={say(texts.givenUpHint)}
        jobs={shown.filter(({ state }) => state === 'FAILED')}
        {...ways}
      />
      <JobGroup heading={say(texts.byItself)} jobs={shown.filter(({ state }) => state !== 'FAILED')} {...ways} />
    </>
  )
}
