import type { AuditEvent } from '@eksport/api'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Alert, Button, DataTable, PageHeading } from '@eksport/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { NoAccess } from '#src/lib/no-access.tsx'
import { useRight } from '#src/lib/use-right.ts'
import { auditNouns, auditTexts as texts } from './audit.texts.ts'
import { auditColumns } from './audit-columns.tsx'
import { AuditForm } from './audit-form.tsx'
import { type AuditSearch, auditQuery } from './audit-search.ts'
import { useAuditFile } from './use-audit-file.ts'

interface AuditPageProps {
  readonly search: AuditSearch
  readonly onSearch: (search: AuditSearch) => void
}

/** [ADM-05] The log of who opened, changed and downloaded what. */
export function AuditPage(props: AuditPageProps) {
  const say = useText()
  if (!useRight('read-log')) return <NoAccess message={say(texts.noAccess)} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeading lead={say(texts.lead)}>{say(texts.title)}</PageHeading>
      <Log {...props} />
    </div>
  )
}

const eventId = ({ id }: AuditEvent) => id

function Log({ search, onSearch }: AuditPageProps) {
  const say = useText()
  const query = useInfiniteQuery(auditQuery(search))
  const file = useAuditFile(search)
  const columns = useMemo(() => auditColumns(say), [say])
  return (
    <>
      <AuditForm key={JSON.stringify(search)} search={search} onSearch={onSearch}>
        <Button
          kind="quiet"
          icon={<Download aria-hidden="true" />}
          busy={file.isPending}
          className="md:ml-auto"
          onClick={() => file.mutate()}
        >
          {say(texts.download)}
        </Button>
      </AuditForm>
      {file.isError && (
        <Alert tone="danger" role="alert">
          {say(texts.downloadFailed)}
        </Alert>
      )}
      <Fetched query={query} failed={say(texts.failed)}>
        {({ pages }) => (
          <>
            <DataTable
              columns={columns}
              rows={pages.flatMap(({ events }) => events)}
              getRowId={eventId}
              nouns={auditNouns}
              stickyHead
              filtered={Object.keys(search).length > 0}
              loading={query.isPlaceholderData && 'refresh'}
            />
            {query.hasNextPage && (
              <Button
                className="justify-self-start"
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {say(texts.older)}
              </Button>
            )}
          </>
        )}
      </Fetched>
    </>
  )
}
