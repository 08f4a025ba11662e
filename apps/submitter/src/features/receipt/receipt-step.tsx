import { Heading } from '@eksport/ui'
import { Check, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'

type Standing = 'done' | 'now' | 'ahead'

const looks: Readonly<Record<Standing, string>> = {
  done: 'border-success-base bg-success-tint text-success-text',
  now: 'border-action bg-action text-on-action',
  ahead: 'border-line-strong bg-surface',
}

interface ReceiptStepProps {
  readonly standing: Standing
  readonly no: number
  readonly title: string
  readonly time?: string | undefined
  readonly children?: ReactNode
}

/** One step of the process, with its time at the end of the line. */
export function ReceiptStep({ standing, no, title, time, children }: ReceiptStepProps) {
  return (
    <li
      {...(standing === 'now' && { 'aria-current': 'step' })}
      className="relative pb-5 pl-11 not-last:before:absolute not-last:before:top-8 not-last:before:bottom-0 not-last:before:left-3.75 not-last:before:w-px not-last:before:bg-line-strong"
    >
      <span
        aria-hidden="true"
        className={`absolute top-0 left-0 grid size-8 place-items-center rounded-full border text-small tabular-nums ${looks[standing]}`}
      >
        {standing === 'done' && <Check className="size-4.5" />}
        {standing === 'now' && <Hourglass className="size-4.5" />}
        {standing === 'ahead' && <span>{no}</span>}
      </span>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-1">
        <Heading level={3} size="ui">
          {title}
        </Heading>
        {time !== undefined && <span className="text-small text-subtle tabular-nums">{time}</span>}
      </div>
      <div className="mt-0.5 max-w-text text-subtle">{children}</div>
    </li>
  )
}
