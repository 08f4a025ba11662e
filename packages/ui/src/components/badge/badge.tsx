'use client'
import { type ComponentPropsWithRef, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { type Render, renderElement } from '../../foundation/internal/render-element.js'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import type { Tone } from '../tag/tag.js'
import type { badgeTexts } from './badge.texts.js'

// Fetched by the badges that explain or speak: a column of silent ones carries neither tips nor live regions.
const ExplainedBadge = lazy(async () => ({ default: (await import('./explained-badge.js')).ExplainedBadge }))

/** Props of {@link Badge}. */
export interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The word of the state: 'Gyldig', 'Expired'. */
  label: string
  /** Colour and shape; the word says it too. */
  tone?: Tone
  /** A picture in the place of the tone's own shape, with `aria-hidden`. */
  icon?: ReactNode
  /** What the state means: hidden text of the badge, and the pointer's tooltip. */
  explanation?: string | undefined
  /** Makes the badge a button that shows the explanation: when pointed at, focused or tapped. */
  explain?: boolean | undefined
  /** Smaller or roomier than its surroundings. @default none */
  size?: 'sm' | 'md' | undefined
  /** Says 'Endret til …' when the word changes while the badge is on the page. */
  announceChanges?: boolean | undefined
  /** An element to stand in the place of the span, a link for one. Not with `explain`, which is a button. */
  render?: Render | undefined
  /** Own wording for single texts of this one. */
  messages?: CatalogueOverrides<typeof badgeTexts> | undefined
}

/** The state of a thing as shape, word and colour: two elements, so that a table can hold hundreds. */
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
  // As a whole anew with each word, which stands beside what explains it: a list has a badge in every row.
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
