'use client'
import type { RuleViolation } from '@eksport/domain'
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import { Alert } from '../../components/alert/alert.js'
import { Checkbox } from '../../components/checkbox/checkbox.js'
import { LinkText, PlainText } from '../../components/rich-text/link-text.js'
import { cx } from '../../foundation/internal/cx.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { violationText } from '../vocabulary.js'
import { groupViolations, type ValidationBoxKind } from './validation-box.logic.js'
import { validationBoxTexts } from './validation-box.texts.js'

/** A way to where a finding is corrected. */
export interface ViolationLink {
  readonly href: string
  /** The place in words: 'Varelinjer'. */
  readonly place: string
}

/** Props of {@link ValidationBox}. */
export interface ValidationBoxProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the rules found. */
  violations: readonly RuleViolation[]
  /** Where a finding is corrected; without it there is no link. */
  linkFor?: (violation: RuleViolation) => ViolationLink | undefined
  /** The app's router link. */
  renderLink?: (props: { href: string; className: string; children: ReactNode }) => ReactElement
  /** A caseworker ticks the findings that must be assessed; the codes that are ticked. */
  ticked?: ReadonlySet<string>
  /** Called when a finding is ticked off or not. */
  onTick?: (code: string, ticked: boolean) => void
  /** The answer of a refused step stands under 'For å gå videre …' and can be hidden. */
  source?: 'check' | 'server'
  /** Shows the button that hides the box, and is called by it. */
  onHide?: () => void
  headingLevel?: 2 | 3 | 4
}

const tones: Record<ValidationBoxKind, 'danger' | 'warning'> = {
  critical: 'danger',
  manual: 'warning',
  warning: 'warning',
}

/** What the rule check found: errors in red, what a caseworker must assess in yellow, each with the way to correct it. */
export function ValidationBox(props: ValidationBoxProps) {
  const { violations, source = 'check', onHide, headingLevel = 2, className, ...others } = props
  const { linkFor, renderLink, ticked, onTick, ...rest } = others
  const t = useTexts('validation-box', validationBoxTexts)
  if (violations.length === 0) return null
  const groups = source === 'server' ? [{ kind: 'critical' as const, violations }] : groupViolations(violations)
  return (
    <div {...rest} className={cx('eks-validation-boxes', className)}>
      {groups.map((group) => (
        <Alert
          key={group.kind}
          tone={tones[group.kind]}
          heading={t(source === 'server' ? 'server' : group.kind)}
          headingLevel={headingLevel}
          onClose={onHide}
          className="eks-validation-box eks:not-first:mt-3"
        >
          <ul className="eks:mt-1 eks:flex eks:flex-col eks:gap-1">
            {group.violations.map((violation) => (
              <Violation
                key={`${violation.code}${violation.lines?.join(',') ?? ''}`}
                violation={violation}
                kind={group.kind}
                linkFor={linkFor}
                renderLink={renderLink}
                ticked={ticked}
                onTick={onTick}
              />
            ))}
          </ul>
        </Alert>
      ))}
    </div>
  )
}

interface ViolationProps extends Pick<ValidationBoxProps, 'linkFor' | 'renderLink' | 'ticked' | 'onTick'> {
  violation: RuleViolation
  kind: ValidationBoxKind
}

function Violation({ violation, kind, linkFor, renderLink, ticked, onTick }: ViolationProps) {
  const t = useTexts('validation-box', validationBoxTexts)
  const { locale } = useEksport()
  const text = violationText(violation, locale)
  const target = linkFor?.(violation)
  const link = target && {
    href: target.href,
    className: 'eks:text-inherit eks:underline eks:underline-offset-[.18em]',
    children: t('goTo', { place: target.place }),
  }
  const way = link && <span className="eks:block">{renderLink ? renderLink(link) : <a {...link} />}</span>
  if (onTick && kind === 'manual' && violation.severity === 'MANUAL_PROCESSING') {
    return (
      <li>
        <Checkbox
          label={<PlainText html={text} />}
          checked={ticked?.has(violation.code) ?? false}
          onChange={(event) => onTick(violation.code, event.target.checked)}
        />
        {way}
      </li>
    )
  }
  return (
    <li className="eks:relative eks:pl-4 eks:before:absolute eks:before:top-[.62em] eks:before:left-0.5 eks:before:rounded-full eks:before:border-[2.5px] eks:before:opacity-70">
      <LinkText html={text} />
      {way}
    </li>
  )
}
