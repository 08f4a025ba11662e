'use client'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Alert, type AlertProps } from '../alert/alert.js'
import { errorBoxTexts } from './error-box.texts.js'

/** What failed: an error in the program, a server error with a message, or an empty response. */
export type ErrorBoxFailure =
  | { readonly kind: 'unknown'; readonly name: string; readonly message: string }
  | { readonly kind: 'server'; readonly type: string; readonly message: string; readonly trace?: string }
  | { readonly kind: 'no-response' }

/** Converts a thrown value to a failure that the box can show, with its name and message. */
export function failureOf(thrown: unknown): ErrorBoxFailure {
  if (thrown instanceof Error) return { kind: 'unknown', name: thrown.name, message: thrown.message }
  return { kind: 'unknown', name: typeof thrown, message: String(thrown) }
}

/** Props of {@link ErrorBox}. */
export interface ErrorBoxProps extends Omit<AlertProps, 'tone' | 'heading' | 'children'> {
  /** What went wrong. */
  failure: ErrorBoxFailure
  /** Shows a server's trace; for developers, never for users. */
  developer?: boolean
}

/** A box for an unexpected error, shown where the work was. Expected errors have their own messages. */
export function ErrorBox({ failure, developer = false, ...props }: ErrorBoxProps) {
  const t = useTexts('errorBox', errorBoxTexts)
  const trace = developer && failure.kind === 'server' ? failure.trace : undefined
  return (
    <Alert
      role="alert"
      {...props}
      tone="danger"
      heading={t(failure.kind === 'unknown' ? 'unknown' : 'server')}
      data-failure={failure.kind}
    >
      <p className="eks:wrap-anywhere">
        {failure.kind === 'no-response'
          ? t('noResponse')
          : `${failure.kind === 'unknown' ? failure.name : failure.type}: ${failure.message}`}
      </p>
      {trace && (
        <details className="eks:mt-2">
          <summary className="eks:cursor-pointer">{t('trace')}</summary>
          {/* A long trace scrolls by itself and is reachable by keyboard. */}
          <pre
            {...{ tabIndex: 0 }}
            className="eks:mt-1 eks:max-h-76 eks:overflow-auto eks:text-small eks:whitespace-pre-wrap eks:wrap-anywhere"
          >
            {trace}
          </pre>
        </details>
      )}
    </Alert>
  )
}
