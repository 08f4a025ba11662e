import type { Application } from '@eksport/domain'
import { DueLine } from '@eksport/portal/case/due-line.tsx'

/** What an officer wants to know of a case before all else: how much time there is. */
export function CaseHead({ application }: { readonly application: Application }) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-b border-line bg-surface px-5 py-2 empty:hidden max-md:px-4 print:hidden">
      <DueLine application={application} />
    </div>
  )
}
