'use client'
import type { ApplicationStatus, Viewpoint } from '@eksport/domain'
import { type ComponentPropsWithRef, lazy, Suspense, useEffect, useRef } from 'react'
import { type Render, renderElement } from '../../foundation/internal/render-element.js'
import { type EksportContextValue, useEksport } from '../../foundation/text/eksport-context.js'
import { badgeContent } from './status-badge.logic.js'

// Fetched by the badges that explain or speak: a column of silent ones carries neither tips nor live regions.
const ExplainedBadge = lazy(async () => ({ default: (await import('./explained-badge.js')).ExplainedBadge }))

/** Props of {@link StatusBadge}. */
export interface StatusBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** One of the 17 statuses; any other string is shown as it is, in the neutral tone. */
  status: ApplicationStatus | (string & {})
  /** Exporters and caseworkers see different colours: what waits for one is at work for the other. */
  viewpoint: Viewpoint
  /** Replaces the word of the status. */
  label?: string
  /** Makes the badge a button that shows what the status means: when pointed at, focused or tapped. */
  explain?: boolean
  /** Smaller or roomier than its surroundings. */
  size?: 'sm' | 'md'
  /** Says 'Status endret til …' when the status changes while the badge is on the page. */
  announceChanges?: boolean
  /** An element to stand in the place of the span, a link for one. Not with `explain`, which is a button. */
  render?: Render
}

/**
 * The status of an application as shape, word and colour.
 * What the status means is inside it as hidden text and as the pointer's tooltip.
 */
export function StatusBadge(props: StatusBadgeProps) {
  const { status, viewpoint, label, explain, size, announceChanges, render, className, ref, ...rest } = props
  const context = useEksport()
  const { tone, label: word, description, group } = badgeContent(status, viewpoint, context.locale)
  const shown = label ?? word
  useSpokenChanges(shown, context, announceChanges)
  const explains = explain && description
  const look = {
    ...rest,
    'data-tone': tone,
    'data-group': group,
    'data-size': size,
    className: className ? `eks-status-badge ${className}` : 'eks-status-badge',
    children: (
      <>
        {explains ? <span className="eks-status-word">{shown}</span> : shown}
        {description && <span className="eks:sr-only">: {description}</span>}
      </>
    ),
  }
  const whole = { title: description, ...look, ref }
  const badge = render ? renderElement(render, whole) : <span {...whole} />
  if (!explains) return badge
  return (
    <Suspense fallback={badge}>
      <ExplainedBadge description={description} {...look} />
    </Suspense>
  )
}

function useSpokenChanges(word: string, context: EksportContextValue, active: boolean | undefined) {
  const previous = useRef(word)
  useEffect(() => {
    const before = previous.current
    previous.current = word
    if (active) void import('./announce-status.js').then(({ sayStatus }) => sayStatus(before, word, context))
  }, [word, active, context])
}
