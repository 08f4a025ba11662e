'use client'
import type { ReactNode } from 'react'
import { useTableTexts } from './table-texts.js'

/** Shown in place of the rows; the catalogue fills in what is left out. */
export interface TableNotice {
  readonly title?: ReactNode
  readonly text?: ReactNode
  /** The next step: create the first one, reset the filters, try again. */
  readonly action?: ReactNode
}

/** Why there are no rows. */
export interface TableNoticeProps {
  loading?: 'initial' | 'refresh' | false
  total: number
  rows: readonly unknown[]
  /** Whether filters or a search are active, so that no rows means no match. */
  filtered?: boolean
  /** Text and action when there are no rows at all. */
  empty?: TableNotice
  /** Text and action when filters leave no rows. */
  noMatch?: TableNotice
  /** Text and action when the rows could not be loaded. */
  error?: TableNotice | false
}

const texts = {
  empty: { title: 'none', text: 'emptyText' },
  'no-match': { title: 'noMatch', text: 'noMatchText' },
  error: { title: 'error', text: 'errorText' },
} as const

/** Which message a table shows, if any. An error comes first, because an empty list would then be wrong. */
export function noticeKind({
  error,
  loading,
  total,
  rows,
  filtered,
}: TableNoticeProps): keyof typeof texts | undefined {
  if (error) return 'error'
  if (loading === 'initial' || total > 0 || rows.length > 0) return undefined
  return filtered ? 'no-match' : 'empty'
}

/** A message in the table's own box, with its text and action. */
export function TableNoticeBox(props: TableNoticeProps) {
  const t = useTableTexts()
  const kind = noticeKind(props)
  if (!kind) return null
  const own = { empty: props.empty, 'no-match': props.noMatch, error: props.error || undefined }[kind]
  return (
    <div
      data-kind={kind}
      role={kind === 'error' ? 'alert' : undefined}
      className="eks-table-notice eks:flex eks:flex-col eks:items-start eks:gap-1 eks:px-(--eks-table-edge) eks:py-10 eks:dense:py-8"
    >
      <p className="eks:text-lead eks:weight-bold eks:lh-heading">{own?.title ?? t(texts[kind].title)}</p>
      <p className="eks:text-ui eks:text-subtle">{own?.text ?? t(texts[kind].text)}</p>
      {own?.action && <div className="eks:mt-4">{own.action}</div>}
    </div>
  )
}
