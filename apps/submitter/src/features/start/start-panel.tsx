import { Heading } from '@eksport/ui'
import { type ReactNode, useId } from 'react'

interface StartPanelProps {
  /** Text above the title that says what the title refers to. */
  readonly over?: string
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** The panel beside the lists and the first page: the choice and its consequences. */
export function StartPanel({ over, title, lead, children }: StartPanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-line-strong border-t-3 border-t-action bg-surface p-5"
    >
      {over && <p className="text-small text-subtle">{over}</p>}
      <Heading level={2} id={id} tabIndex={-1} className="tabular-nums wrap-anywhere">
        {title}
      </Heading>
      {lead && <p className="mt-1 text-small text-subtle">{lead}</p>}
      {children}
    </section>
  )
}
