import type { FailedJob } from '@eksport/api'
import { caseJobTexts, formatInstant, formatReference, isCaseJob } from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Section } from '@eksport/ui'
import { Link } from '@tanstack/react-router'
import { CircleAlert, Hourglass, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { jobProblemTexts } from '#src/lib/job-problem.texts.ts'
import { failedJobsTexts as texts } from '../jobs.texts.ts'

interface JobGroupProps {
  readonly heading: string
  readonly hint?: string
  readonly jobs: readonly FailedJob[]
  /** The jobs whose retry is in progress. */
  readonly tried: readonly FailedJob[]
  readonly onTryAgain: (jobs: readonly FailedJob[]) => void
}

/** A group of jobs, one per row; renders nothing if there are none. */
export function JobGroup({ heading, hint, jobs, tried, onTryAgain }: JobGroupProps) {
  if (jobs.length === 0) return null
  return (
    <Section
      heading={heading}
      headingSize="h3"
      headingEnd={hint && <span className="text-small text-subtle">{hint}</span>}
      className="not-first:mt-0"
    >
      <ul className="border-y border-line">
        {jobs.map((job) => (
          <JobItem key={job.id} job={job} isTried={tried.includes(job)} onTryAgain={() => onTryAgain([job])} />
        ))}
      </ul>
    </Section>
  )
}

interface JobItemProps {
  readonly job: FailedJob
  readonly isTried: boolean
  readonly onTryAgain: () => void
}

const lists = ['countries'] as const

function JobItem({ job, isTried, onTryAgain }: JobItemProps) {
  const say = useText()
  const { label } = useCodeLabels(lists)
  const { referenceNumber, name, state, problem, attempts, addedAt, changedAt, dueAt } = job
  const reference = formatReference(referenceNumber)
  const what = say(isCaseJob(name) ? caseJobTexts[name] : texts.unknown)
  const Icon = state === 'FAILED' ? CircleAlert : Hourglass
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-t border-line py-2.5 text-ui first:border-t-0">
      <div className="grid gap-1">
        <p className="flex flex-wrap gap-x-3">
          <Link
            to="/soeknader/$referenceNumber"
            params={{ referenceNumber }}
            className="font-semibold text-link tabular-nums"
          >
            {reference}
          </Link>
          <span>{label('countries', job.countryOfDestination)}</span>
          <span className="text-subtle wrap-anywhere">{job.exporterName}</span>
        </p>
        <p className="flex gap-1.5">
          <Icon
            aria-hidden="true"
            className={`mt-0.5 size-4 flex-none ${state === 'FAILED' ? 'text-danger-text' : 'text-warning-text'}`}
          />
          <span>
            <strong className="font-semibold">{what}</strong>
            {problem && <span>{` ${say(jobProblemTexts[problem])}`}</span>}
          </span>
        </p>
        <dl className="flex flex-wrap gap-x-5 text-small text-subtle">
          <Fact label={say(texts.since)}>{formatInstant(addedAt)}</Fact>
          <Fact label={say(texts.attempts)}>{attempts}</Fact>
          {changedAt && <Fact label={say(texts.last)}>{formatInstant(changedAt)}</Fact>}
          {dueAt && <Fact label={say(texts.next)}>{formatInstant(dueAt)}</Fact>}
        </dl>
      </div>
      <Button
        small
        icon={<RefreshCw aria-hidden="true" />}
        aria-label={say(texts.againOf, { job: what, reference })}
        busy={isTried}
        onClick={onTryAgain}
      >
        {say(texts.again)}
      </Button>
    </li>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt>{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}
