import type { CaseArchive as Archived } from '@eksport/api'
import { type Application, formatInstant } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Alert, ButtonLink, ReadMore, Section } from '@eksport/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FolderOpen } from 'lucide-react'
import { useRight } from '#src/lib/use-right.ts'
import { caseJobsQuery } from '../jobs/case-jobs-query.ts'
import { archiveTexts as texts } from './archive.texts.ts'
import { caseArchiveQuery } from './archive-queries.ts'

/** [ADM-06] The case's number in the archive, what is filed and when, and a link to disclosure. */
export function CaseArchive({ application }: { readonly application: Application }) {
  const say = useText()
  const { referenceNumber, archiveCaseInfo } = application
  const mayGive = useRight('give-access')
  return (
    <Section heading={say(texts.heading)} headingSize="h3" className="mt-6">
      {archiveCaseInfo === undefined ? (
        <p className="text-ui text-subtle">{say(texts.none)}</p>
      ) : (
        <Journal application={application} caseNumber={archiveCaseInfo.caseNumber} />
      )}
      {mayGive && (
        <ButtonLink
          small
          className="mt-3"
          icon={<FolderOpen aria-hidden="true" />}
          render={<Link to="/soeknader/$referenceNumber/innsyn" params={{ referenceNumber }} />}
        >
          {say(texts.access)}
        </ButtonLink>
      )}
    </Section>
  )
}

interface JournalProps {
  readonly application: Application
  readonly caseNumber: string
}

function Journal({ application: { referenceNumber, version }, caseNumber }: JournalProps) {
  const say = useText()
  // Archiving does not change the case, so its jobs are polled for news.
  const jobs = useQuery({ ...caseJobsQuery(referenceNumber, version), placeholderData: keepPreviousData })
  const doneLast = jobs.data?.find(({ name }) => name === 'archive-case')?.changedAt
  const query = useQuery({ ...caseArchiveQuery(referenceNumber, doneLast), placeholderData: keepPreviousData })
  return (
    <>
      <p className="text-ui font-semibold tabular-nums">{say(texts.caseNumber, { number: caseNumber })}</p>
      <Fetched query={query} failed={say(texts.failed)}>
        {(archive) => (archive.answered ? <Entries {...archive} /> : <Alert tone="warning">{say(texts.away)}</Alert>)}
      </Fetched>
    </>
  )
}

function Entries({ entries }: Archived) {
  const say = useText()
  const count = entries.length === 1 ? say(texts.oneEntry) : say(texts.entries, { n: entries.length })
  return (
    <ReadMore className="mt-1" label={count}>
      <ol className="mt-1 grid gap-2">
        {entries.map(({ number, title, legalBasis, archivedTime }) => (
          <li key={number} className="grid gap-0.5">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="wrap-anywhere">
                <span className="tabular-nums">{`${number}. `}</span>
                {title}
              </span>
              <time dateTime={archivedTime} className="text-small tabular-nums text-subtle">
                {formatInstant(archivedTime)}
              </time>
            </span>
            <span className="text-small text-subtle wrap-anywhere">
              {legalBasis === undefined ? say(texts.open) : say(texts.withheld, { basis: legalBasis })}
            </span>
          </li>
        ))}
      </ol>
    </ReadMore>
  )
}
