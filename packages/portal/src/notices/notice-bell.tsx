import { markNoticesRead } from '@eksport/api'
import { formatReference, formatTimestamp, type Notice, noticeCatalogue } from '@eksport/domain'
import { Alert, Button, Heading, IconButton, Link, Popover, VisuallyHidden } from '@eksport/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { api } from '../server/api.ts'
import { useText } from '../text/use-text.ts'
import { Fetched } from '../waiting/fetched.tsx'
import { noticesTexts as texts } from './notices.texts.ts'
import { noticesKey, noticesQuery } from './notices-query.ts'
import { useChanged } from './use-changed.ts'

type Render = NonNullable<ComponentProps<typeof Link>['render']>

interface NoticeBellProps {
  readonly organisationNumber?: string | undefined
  readonly icon: ReactNode
  /** The app's link to what a notice is about. */
  readonly linkTo: (notice: Notice) => Render
  readonly settings: Render
}

const maxShown = 99

/** [ACT-13] The reader's notices; the number of unread ones is on the button, and is announced when it changes. */
export function NoticeBell({ organisationNumber, icon, linkTo, settings }: NoticeBellProps) {
  const say = useText()
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const notices = useQuery(noticesQuery(organisationNumber))
  const marking = useMutation({
    mutationFn: (ids: string[] | undefined) => api.call(markNoticesRead, { body: ids === undefined ? {} : { ids } }),
    onSettled: () => queries.invalidateQueries({ queryKey: noticesKey }),
  })
  const { mutate: markRead } = marking
  const unread = notices.data?.unread ?? 0
  const isNews = useChanged(notices.data?.unread, organisationNumber)
  // A notice that was opened was read, even if marking it failed.
  const isAllUnmarked = marking.isError && marking.variables === undefined && unread > 0
  const name = unread === 0 ? say(texts.title) : say(texts.unread, { n: unread })
  return (
    <>
      <VisuallyHidden aria-live="polite">{isNews && unread > 0 ? name : ''}</VisuallyHidden>
      <Popover
        label={say(texts.title)}
        align="end"
        open={open}
        onOpenChange={setOpen}
        className="w-96 max-w-[calc(100vw-2rem)]"
        trigger={
          <IconButton kind="quiet" label={name} className="relative">
            {icon}
            {unread > 0 && (
              <span
                aria-hidden="true"
                className="absolute bottom-1/2 left-1/2 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-danger-base px-1 text-small leading-none font-semibold text-on-danger tabular-nums"
              >
                {unread > maxShown ? `${maxShown}+` : unread}
              </span>
            )}
          </IconButton>
        }
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Heading level={2} size="ui">
            {say(texts.title)}
          </Heading>
          {unread > 0 && (
            <Button kind="quiet" small busy={marking.isPending} onClick={() => markRead(undefined)}>
              {say(texts.markAll)}
            </Button>
          )}
        </div>
        {isAllUnmarked && (
          <Alert tone="danger" role="alert" className="mt-2">
            {say(texts.markFailed)}
          </Alert>
        )}
        <Fetched query={notices} failed={say(texts.failed)}>
          {({ notices: received }) =>
            received.length === 0 ? (
              <p className="my-3 text-ui text-subtle">{say(texts.none)}</p>
            ) : (
              <ul className="my-3 grid max-h-[60vh] gap-3 overflow-y-auto">
                {received.map((notice) => (
                  <NoticeItem
                    key={notice.id}
                    notice={notice}
                    link={linkTo(notice)}
                    onOpen={() => {
                      if (notice.readAt === undefined) markRead([notice.id])
                      setOpen(false)
                    }}
                  />
                ))}
              </ul>
            )
          }
        </Fetched>
        <Link render={settings} onClick={() => setOpen(false)} className="text-ui">
          {say(texts.toSettings)}
        </Link>
      </Popover>
    </>
  )
}

interface NoticeItemProps {
  readonly notice: Notice
  readonly link: Render
  readonly onOpen: () => void
}

function NoticeItem({ notice: { kind, referenceNumber, createdAt, readAt }, link, onOpen }: NoticeItemProps) {
  const say = useText()
  const isUnread = readAt === undefined
  return (
    <li className="border-l-4 border-line pl-3 data-[unread=true]:border-l-action" data-unread={isUnread}>
      <Link render={link} onClick={onOpen} className={isUnread ? 'text-ui font-semibold' : 'text-ui'}>
        {say(noticeCatalogue[kind].subject, { reference: formatReference(referenceNumber) })}
      </Link>
      <span className="block text-small text-subtle">
        {isUnread ? `${say(texts.isUnread)} · ${formatTimestamp(createdAt)}` : formatTimestamp(createdAt)}
      </span>
    </li>
  )
}
