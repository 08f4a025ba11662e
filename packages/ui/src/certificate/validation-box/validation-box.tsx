'use client'
import { type FindingPoint, findingPoints, type RuleViolation } from '@eksport/domain'
import { type ComponentPropsWithRef, Fragment, type ReactElement, type ReactNode } from 'react'
import { Alert } from '../../components/alert/alert.js'
import { Button } from '../../components/button/button.js'
import { Checkbox } from '../../components/checkbox/checkbox.js'
import { LinkText, PlainText } from '../../components/rich-text/link-text.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { useHouseLocale } from '../use-house-locale.js'
import { violationText } from '../vocabulary.js'
import { groupViolations, type ValidationBoxKind } from './validation-box.logic.js'
import { validationBoxTexts } from './validation-box.texts.js'

/** A link to where a finding is corrected. */
export interface ViolationLink {
  readonly href: string
  /** The place in words: 'Varelinjer'. */
  readonly place: string
}

/** Props of {@link ValidationBox}. */
export interface ValidationBoxProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The findings of the rules. */
  violations: readonly RuleViolation[]
  /** Where a finding is corrected; without it there is no link. */
  linkFor?: (violation: RuleViolation) => ViolationLink | undefined
  /** The app's router link. */
  renderLink?: (props: { href: string; className: string; children: ReactNode }) => ReactElement
  /**
   * Shows tick boxes for the findings that a caseworker must assess, one per line concerned; the keys of the ticked
   * points.
   */
  ticked?: ReadonlySet<string>
  /** Called when points are ticked or unticked: one, or all of the same finding. */
  onTick?: (keys: readonly string[], ticked: boolean) => void
  /** Text below a point: who ticked it, and when. */
  tickNote?: (key: string) => ReactNode
  /** Content after a finding on each of its lines: a link to its subject, further actions. */
  pointEnd?: (violation: RuleViolation, point: FindingPoint) => ReactNode
  /** `server`: findings that refused a step stand under 'For å gå videre …' and can be hidden. */
  source?: 'check' | 'server'
  /** Shows the button that hides the box, and handles it. */
  onHide?: () => void
  /** Level of its heading in the page's outline. */
  headingLevel?: 2 | 3 | 4
}

const tones: Record<ValidationBoxKind, 'danger' | 'warning'> = {
  critical: 'danger',
  manual: 'warning',
  warning: 'warning',
}

/**
 * The findings of the rule check: errors in red, findings for a caseworker in yellow, each with a link to correct it.
 */
export function ValidationBox(props: ValidationBoxProps) {
  const { violations, source = 'check', onHide, headingLevel = 2, className, ...others } = props
  const { linkFor, renderLink, ticked, onTick, tickNote, pointEnd, ...rest } = others
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
                tickNote={tickNote}
                pointEnd={pointEnd}
              />
            ))}
          </ul>
        </Alert>
      ))}
    </div>
  )
}

type Slots = 'linkFor' | 'renderLink' | 'ticked' | 'onTick' | 'tickNote' | 'pointEnd'

interface ViolationProps extends Pick<ValidationBoxProps, Slots> {
  violation: RuleViolation
  kind: ValidationBoxKind
}

function Violation(props: ViolationProps) {
  const { violation, kind, linkFor, renderLink, ticked, onTick, tickNote, pointEnd } = props
  const t = useTexts('validation-box', validationBoxTexts)
  const locale = useHouseLocale()
  const text = violationText(violation, locale)
  const target = linkFor?.(violation)
  const link = target && {
    href: target.href,
    className: 'eks:text-inherit eks:underlined',
    children: t('goTo', { place: target.place }),
  }
  const way = link && <span className="eks:block">{renderLink ? renderLink(link) : <a {...link} />}</span>
  if (onTick && kind === 'manual' && violation.severity === 'MANUAL_PROCESSING') {
    return (
      <li>
        <Points violation={violation} text={text} {...{ ticked, onTick, tickNote, pointEnd }} />
        {way}
      </li>
    )
  }
  return (
    <li className="eks-validation-point">
      <LinkText html={text} />
      {pointEnd &&
        findingPoints(violation).map((point) => <Fragment key={point.key}>{pointEnd(violation, point)}</Fragment>)}
      {way}
    </li>
  )
}

interface PointsProps extends Pick<ViolationProps, 'violation' | 'ticked' | 'tickNote' | 'pointEnd'> {
  text: string
  onTick: NonNullable<ValidationBoxProps['onTick']>
}

/** The tick boxes of a finding. One that concerns several lines has one for each, and one for all if all are listed. */
function Points({ violation, text, ticked, onTick, tickNote, pointEnd }: PointsProps) {
  const t = useTexts('validation-box', validationBoxTexts)
  const points = findingPoints(violation)
  const open = points.filter(({ key }) => ticked?.has(key) !== true).map(({ key }) => key)
  const box = (point: FindingPoint, label: ReactNode) => {
    const { key } = point
    const note = tickNote?.(key)
    return (
      <>
        <Checkbox
          label={label}
          checked={ticked?.has(key) ?? false}
          onChange={(event) => onTick([key], event.target.checked)}
        />
        {note && <div className="eks:ps-8 eks:text-small">{note}</div>}
        {pointEnd && <div className="eks:ps-8">{pointEnd(violation, point)}</div>}
      </>
    )
  }
  const [only] = points
  if (points.length === 1 && only) return box(only, <PlainText html={text} />)
  return (
    <fieldset>
      <legend>
        <PlainText html={text} />
      </legend>
      <ul className="eks:mt-1 eks:ms-2 eks:flex eks:flex-col">
        {points.map((point) => (
          <li key={point.key}>{box(point, t('line', { line: point.line ?? 0 }))}</li>
        ))}
      </ul>
      {open.length > 1 && (
        <Button kind="quiet" small onClick={() => onTick(open, true)}>
          {t('tickAlike', { n: open.length })}
        </Button>
      )}
    </fieldset>
  )
}
