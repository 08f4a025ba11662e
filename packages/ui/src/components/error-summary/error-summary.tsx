'use client'
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Check } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { isPlainClick } from '../../foundation/internal/is-plain-click.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { errorSummaryTexts } from './error-summary.texts.js'

const control = 'input:not([type=hidden],[hidden]), select, textarea, button'

/**
 * Moves focus to a control by id. In a group, focuses the selected or first control; an id that is not rendered
 * (`a-0-from`) falls back to its container (`a-0`, then `a`).
 */
export function focusField(id: string, doc: Document = document): boolean {
  for (let name = id; name.length > 0; name = name.slice(0, Math.max(0, name.lastIndexOf('-')))) {
    const element = doc.getElementById(name)
    if (!element) continue
    if (element instanceof HTMLFormElement) return false
    const isGroup = element instanceof HTMLFieldSetElement
    const first = element.querySelector<HTMLElement>('input:checked') ?? element.querySelector<HTMLElement>(control)
    const target = isGroup && first ? first : element
    target.focus()
    target.scrollIntoView?.({ block: 'center' })
    return true
  }
  return false
}

/** One error to correct. */
export interface ErrorSummaryItem {
  /** Id of the control that the link focuses; for a control on another page, a unique id of the line. */
  readonly target: string
  readonly text: string
  /** The address of another page where it is corrected. */
  readonly href?: string
  /** Called by a plain click instead of following `href`: the router's navigation. */
  readonly onFollow?: () => void
  /** Corrected since the summary appeared: the line stays, so that nothing below it moves. */
  readonly corrected?: boolean
}

/** Props of {@link ErrorSummary}. */
export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** In the order of the fields on the page. */
  errors: readonly ErrorSummaryItem[]
  /** Replaces 'For å gå videre må du rette opp i følgende feil:'. */
  heading?: ReactNode
  /** The summary takes focus when it appears, and again when this changes: once per attempt. */
  focusKey?: string | number
  /** It appeared without an attempt: announced, and focus stays where it is. */
  calm?: boolean
}

function follow(event: MouseEvent, { target, href, onFollow }: ErrorSummaryItem) {
  if (href === undefined) {
    if (focusField(target)) event.preventDefault()
  } else if (onFollow && isPlainClick(event)) {
    event.preventDefault()
    onFollow()
  }
}

/** What must be corrected before continuing: the same messages as at the fields, as links that focus them. */
export function ErrorSummary({ errors, heading, focusKey, calm, className, ref, ...props }: ErrorSummaryProps) {
  const t = useTexts('errorSummary', errorSummaryTexts)
  const headingId = useId()
  const box = useRef<HTMLElement>(null)
  const mergedRef = useMergedRef(box, ref)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is the reason to take focus again
  useEffect(() => {
    if (calm) return
    box.current?.focus()
    box.current?.scrollIntoView?.({ block: 'start' })
  }, [focusKey, calm])
  return (
    <section
      role={calm ? 'alert' : undefined}
      {...props}
      ref={mergedRef}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={cx(
        'eks-error-summary eks:max-w-form eks:rounded eks:edge-2 eks:border-danger-base eks:bg-surface eks:px-5 eks:pt-4 eks:pb-5 eks:narrow:px-4 eks:narrow:py-4',
        className,
      )}
    >
      <h2 id={headingId} className="eks:mb-2 eks:text-lead">
        {heading ?? t('heading')}
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={`${error.target} ${error.text}`} className="eks:py-1">
            <a
              href={error.href ?? `#${error.target}`}
              onClick={(event) => follow(event, error)}
              className={cx(
                'eks:inline-block eks:min-h-6 eks:underlined eks:hover:decoration-2',
                error.corrected ? 'eks:text-subtle' : 'eks:weight-semibold eks:text-danger-text',
              )}
            >
              {error.text}
            </a>
            {error.corrected && (
              <span className="eks:ms-2 eks:inline-flex eks:items-center eks:gap-1 eks:text-small eks:text-success-text">
                <Check className="eks:size-4" />
                {t('corrected')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
