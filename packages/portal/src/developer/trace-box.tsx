import { ErrorBox, type ErrorBoxFailure, failureOf } from '@eksport/ui'
import { isApiError } from '../server/is-api-error.ts'

function failed(error: unknown): ErrorBoxFailure {
  if (!isApiError(error)) return failureOf(error)
  const { status, kind, code, title, traceId, stack = '' } = error
  return { kind: 'server', type: `${status} ${code ?? kind}`, message: title, trace: `${traceId}\n${stack}`.trim() }
}

/** [THM-08] Details of an error, for developers. */
export function TraceBox({ error }: { readonly error: unknown }) {
  return <ErrorBox failure={failed(error)} developer className="mt-6" />
}
