import type { ReactNode } from 'react'

interface WizardSideProps {
  readonly hidden?: boolean
  readonly children: ReactNode
}

// As high as the window, and held by its lower edge: what is lower stands at its top, and of what is higher the end stays in
// sight, where the button is that sends.
const besideClass =
  'eks:sticky eks:bottom-6 eks:min-h-[min(100%,calc(100dvh-3rem))] eks:self-end eks:max-xl:static eks:max-xl:col-start-2 eks:max-xl:mt-8 eks:max-xl:min-h-0 eks:max-xl:max-w-form eks:xl:col-start-3 eks:xl:row-span-2 eks:xl:row-start-1'

/** What stands beside a page of a form; under it where there is no room. */
export function WizardSide({ hidden, children }: WizardSideProps) {
  if (!children) return null
  return (
    <aside hidden={hidden} className={besideClass}>
      <div className="eks:sticky eks:top-6 eks:max-xl:static">{children}</div>
    </aside>
  )
}
