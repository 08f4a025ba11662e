import { type ReactNode, useId } from 'react'

interface StartPanelProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** The box beside the lists: what is chosen, and what follows from it. */
export function StartPanel({ title, lead, children }: StartPanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-line-strong border-t-3 border-t-action bg-surface p-5"
    >
      <h2 id={id} tabIndex={-1} className="text-h2 leading-heading wrap-anywhere">
        {title}
      </h2>
      {lead && <p className="mt-1 text-small text-subtle">{lead}</p>}
      {children}
    </section>
  )
}
