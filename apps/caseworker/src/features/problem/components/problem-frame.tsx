import type { ReactNode } from 'react'

/** Layout of a page that reports a problem. */
export function ProblemFrame({ children }: { readonly children: ReactNode }) {
  return <div className="mx-auto w-full max-w-page px-page-pad py-10">{children}</div>
}
