import { awaitsOriginalMeaning, formatDate, statusLabel, today } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Radio, Section, useEksport } from '@eksport/ui'
import { StatusBadge } from '@eksport/ui/certificate'
import type { ReactNode } from 'react'
import type { Beginning } from './beginning.ts'
import type { BeginningsOf } from './use-beginnings.ts'

type Words = Readonly<Record<'nb' | 'nn' | 'en', string>>

interface BeginningListProps<Data> {
  readonly heading: string
  /** Link to the full list. */
  readonly headingEnd?: ReactNode
  readonly failed: string
  readonly of: BeginningsOf<Data>
  readonly chosen: string | undefined
  /** The form that Enter on a row submits. */
  readonly formId: string
  /** What the date of a row means. */
  readonly when: Words
  /** Further actions on an entry. */
  readonly action?: (beginning: Beginning) => ReactNode
}

/** A list of things to start an application from, under a heading; renders nothing if there are none. */
export function BeginningList<Data>({ of, heading, headingEnd, failed, ...rows }: BeginningListProps<Data>) {
  if (of.query.isSuccess && of.found.length === 0) return null
  return (
    <Section heading={heading} headingEnd={headingEnd}>
      <Fetched query={of.query} failed={failed}>
        {() => (
          <ul className="overflow-clip rounded border border-line bg-surface">
            {of.found.map((beginning) => (
              <Row key={beginning.key} beginning={beginning} {...rows} />
            ))}
          </ul>
        )}
      </Fetched>
    </Section>
  )
}

interface RowProps extends Pick<BeginningListProps<unknown>, 'chosen' | 'formId' | 'when' | 'action'> {
  readonly beginning: Beginning
}

function Row({ beginning, chosen, formId, when, action }: RowProps) {
  const say = useText()
  const { locale } = useEksport()
  const { key, title, facts, time, standing } = beginning
  return (
    <li
      data-current={key === chosen || undefined}
      className="flex min-h-15 items-center border-b border-line pr-4 pl-4 last:border-b-0 hover:bg-surface-hover data-current:bg-surface-picked data-current:shadow-[inset_3px_0_0_var(--eks-action)]"
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
        <Radio
          value={key}
          form={formId}
          className="min-w-0 flex-1 basis-60 wrap-anywhere"
          label={<span className="font-semibold">{title}</span>}
          hint={facts}
        />
        {time !== undefined && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 max-md:pb-2.5 max-md:pl-8.5">
            {standing && (
              <StatusBadge
                status={standing.applicationStatus}
                label={statusLabel(standing, locale)}
                explanation={awaitsOriginalMeaning(standing, locale)}
                viewpoint="INNSENDER"
              />
            )}
            <span className="text-small whitespace-nowrap text-subtle tabular-nums">
              {say(when, { date: formatDate(today(time)) })}
            </span>
          </div>
        )}
      </div>
      {action?.(beginning)}
    </li>
  )
}
