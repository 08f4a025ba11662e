import type { ReactNode } from 'react'

/** Room around a page that says what is wrong. */
export function ProblemFrame({ children }: { readonly children: ReactNode }) {
  return <div className="mx-auto w-full max-w-page px-page-pad py-10">{children}</div>
}
