'use client'
import { type ComponentPropsWithRef, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { type Render, renderElement } from '../../foundation/internal/render-element.js'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import type { Tone } from '../tag/tag.js'
import type { badgeTexts } from './badge.texts.js'

// Loaded only by badges that explain or announce: a column of plain badges carries no tooltips or live regions.
const ExplainedBadge = lazy(async () => ({ default: (await import('./explained-badge.js')).ExplainedBadge }))

/** Props of {@link Badge}. */
export interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The word of the state: 'Gyldig', 'Expired'. */
  label: string
  /** Colour and shape; the word must say the same. */
  tone?: Tone
  /** An icon in place of the tone's own shape, with `aria-hidden`. */
  icon?: ReactNode
  /** An explanation of the state: hidden text in the badge, and the tooltip. */
  explanation?: string | undefined
  /** Makes the badge a button that shows the explanation on hover, focus or tap. */
  explain?: boolean | undefined
  /** A fixed size instead of that of its surroundings. @default none */
  size?: 'sm' | 'md' | undefined
  /** Announces 'Endret til …' when the word changes while the badge is on the page. */
  announceChanges?: boolean | undefined
  /**
   * An element to render instead of the span, for example a link. Cannot be combined with `explain`, which renders a
   * button.
   */
  render?: Render | undefined
  /** Overrides single texts of this component. */
  messages?: CatalogueOverrides<typeof badgeTexts> | undefined
}

/** A state as shape, word and colour, in only two elements, so that a table can hold hundreds. */
export function Badge(props: BadgeProps) {
  const {
    label,
    tone = 'neutral',
    icon,
    explanation,
    explain,
    size,
    announceChanges,
    render,
    messages,
    className,
    ref,
    ...rest
  } = props
  useSpokenChanges(label, announceChanges, messages?.changed)
  const explains = explain && explanation
  const look = {
    ...rest,
    'data-tone': tone,
    'data-size': size,
    'data-icon': icon ? '' : undefined,
    className: cx('eks-badge', className),
    children: (
      <>
        {explains || render ? <span className="eks-badge-word">{label}</span> : label}
        {icon && <span className="eks-badge-icon">{icon}</span>}
        {explanation && <span className="eks:sr-only">{`: ${explanation}`}</span>}
      </>
    ),
  }
  const whole = { title: explanation, ...look, ref }
  // Keyed by its texts: React cannot update a text node that a browser's translation has replaced.
  const badge = render ? renderElement(render, whole) : <span key={`${label} ${explanation}`} {...whole} />
  if (!explains) return badge
  return (
    <Suspense fallback={badge}>
      <ExplainedBadge explanation={explanation} {...look} />
    </Suspense>
  )
}

function useSpokenChanges(label: string, active: boolean | undefined, own: ChangedText) {
  const context = useEksport()
  const previous = useRef({ label, context })
  useEffect(() => {
    const before = previous.current
    previous.current = { label, context }
    if (active) void import('./say-change.js').then(({ sayChange }) => sayChange(before, label, context, own))
  }, [label, active, context, own])
}

type ChangedText = CatalogueOverrides<typeof badgeTexts>['changed']
