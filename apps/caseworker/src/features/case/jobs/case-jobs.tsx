import {
  type Application,
  type CaseJob,
  caseJobTexts,
  formatInstant,
  formatTimestamp,
  isCaseJob,
  type JobState,
} from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Alert, Badge, Button, ReadMore, Section } from '@eksport/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { jobProblemTexts } from '#src/lib/job-problem.texts.ts'
import { useRight } from '#src/lib/use-right.ts'
import { caseTexts } from '../case.texts.ts'
import { jobStateTexts, jobsTexts as texts } from './case-jobs.texts.ts'
import { caseJobsQuery, useTryJobAgain } from './case-jobs-query.ts'

const tones = { WAITING: 'info', DONE: 'success', FAILED: 'danger' } as const satisfies Readonly<
  Record<JobState, string>
>

/** [ACT-03] The jobs of a case: waiting and failed ones with the reason and a retry button, finished ones collapsed. */
export function CaseJobs({ application }: { readonly application: Application }) {
  const { referenceNumber, version } = application
  const say = useText()
  const jobs = useQuery({ ...caseJobsQuery(referenceNumber, version), placeholderData: keepPreviousData })
  const again = useTryJobAgain(referenceNumber, version)
  const mayTry = useRight('try-again')
  // Most cases have no jobs, and a heading above nothing would not help.
  if (jobs.data?.length === 0) return null
  const button = ({ id, attempts, problem }: CaseJob) =>
    mayTry &&
    attempts > 0 &&
    problem !== undefined && (
      <>
        <Button
          small
          className="justify-self-start"
          icon={<RefreshCw aria-hidden="true" />}
          busy={again.isPending && again.variables === id}
          onClick={() => again.mutate(id)}
        >
          {say(texts.tryAgain)}
        </Button>
        {again.isError && again.variables === id && (
          <Alert tone="danger" role="alert">
            {say(texts.tryAgainFailed)}
          </Alert>
        )}
      </>
    )
  return (
    <Section heading={say(texts.heading)} headingSize="h3" className="mt-6">
      <Fetched query={jobs} failed={say(caseTexts.partFailed)}>
        {(list) => (
          <>
            <ul aria-live="polite" className="grid gap-4 empty:hidden">
              {list
                .filter(({ state }) => state !== 'DONE')
                .map((job) => (
                  <JobItem key={job.id} job={job} action={button(job)} />
                ))}
            </ul>
            <DoneJobs jobs={list.filter(({ state }) => state === 'DONE')} />
          </>
        )}
      </Fetched>
    </Section>
  )
}

function useJobName() {
  const say = useText()
  return ({ name }: CaseJob) => say(isCaseJob(name) ? caseJobTexts[name] : texts.unknown)
}

function JobItem({ job, action }: { readonly job: CaseJob; readonly action: ReactNode }) {
  const say = useText()
  const nameOf = useJobName()
  const { state, problem, attempts, dueAt } = job
  const next = dueAt === undefined || problem === undefined ? texts.waits : texts.nextAt
  const time = dueAt === undefined ? '' : formatInstant(dueAt)
  const outlook = state === 'FAILED' ? say(texts.gaveUp, { attempts }) : say(next, { time })
  return (
    <li className="grid gap-1.5">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-ui font-semibold">{nameOf(job)}</span>
        <Badge tone={state === 'WAITING' && problem ? 'warning' : tones[state]} label={say(jobStateTexts[state])} />
      </span>
      <span className="text-ui text-subtle">
        {problem === undefined ? outlook : `${say(jobProblemTexts[problem])} ${outlook}`}
      </span>
      {action}
    </li>
  )
}

function DoneJobs({ jobs }: { readonly jobs: readonly CaseJob[] }) {
  const say = useText()
  const nameOf = useJobName()
  if (jobs.length === 0) return null
  return (
    <ReadMore className="mt-2" label={jobs.length === 1 ? say(texts.oneDone) : say(texts.done, { count: jobs.length })}>
      <ul className="mt-1 grid gap-1">
        {jobs.map((job) => (
          <li key={job.id} className="flex flex-wrap items-baseline justify-between gap-x-3">
            {nameOf(job)}
            <span className="text-small tabular-nums text-subtle">
              {job.changedAt && say(texts.doneAt, { time: formatTimestamp(job.changedAt) })}
            </span>
          </li>
        ))}
      </ul>
    </ReadMore>
  )
}
