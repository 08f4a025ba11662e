'use client'

import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Copy, Pencil, Undo2 } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import { lineNouns, type Nouns } from '../../foundation/text/nouns.js'
import { useNounTexts } from '../../foundation/text/use-noun-texts.js'
import { Button } from '../button/button.js'
import { FieldError } from '../field/field-parts.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { DeleteButton, DeleteLine } from './delete-line.js'
import { LineBody } from './line-body.js'
import { lineCardTexts } from './line-card.texts.js'
import type { LineAct, LineChangeKind, LineFact, LineIssue, LineWords } from './line-card-types.js'
import { useUndo } from './use-undo.js'

interface LineActionsProps {
  words: LineWords
  onEdit: LineAct | undefined
  onCopy: LineAct | undefined
  /** The delete button. */
  children: ReactNode
}

/** Runs one action at a time: a second press while a line is being copied is ignored. */
function useOnce(act: LineAct | undefined) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    if (busy) return
    const work = act?.()
    if (!work) return
    setBusy(true)
    try {
      await work
    } finally {
      setBusy(false)
    }
  }
  return { busy, onClick: () => void run() }
}

/** The actions of a line; each button includes its name. */
function LineActions({ words: { name, say }, onEdit, onCopy, children }: LineActionsProps) {
  const edit = useOnce(onEdit)
  const copy = useOnce(onCopy)
  if (!(onEdit || onCopy || children)) return null
  return (
    <div
      data-print="hide"
      className="eks:flex eks:flex-wrap eks:gap-1 eks:edge-t-1 eks:border-line eks:px-2 eks:py-1.5"
    >
      {onEdit && (
        <Button kind="quiet" small icon={<Pencil />} {...edit}>
          {say('edit')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      {onCopy && (
        <Button kind="quiet" small icon={<Copy />} {...copy}>
          {say('copy')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      {children}
    </div>
  )
}

interface UndoOfferProps {
  words: LineWords
  busy: boolean
  onUndo: () => void
  onPause: (paused: boolean) => void
}

/** Replaces a deleted card: says so and offers to undo. Takes focus, because the pressed button is gone. */
function UndoOffer({ words: { name, say }, busy, onUndo, onPause }: UndoOfferProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div
      className="eks:flex eks:flex-wrap eks:items-center eks:justify-between eks:gap-x-4 eks:gap-y-1 eks:px-4 eks:py-2 eks:dense:px-3"
      onPointerEnter={() => onPause(true)}
      onPointerLeave={() => onPause(false)}
    >
      <p className="eks:min-w-0 eks:wrap-anywhere">{say('isDeleted')}</p>
      <Button
        ref={button}
        kind="quiet"
        small
        busy={busy}
        icon={<Undo2 />}
        onClick={onUndo}
        onFocus={(event) => onPause(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => onPause(false)}
      >
        {say('undo')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </div>
  )
}

/** The state that decides a card's frame. */
interface CardState {
  isDeleted: boolean
  current: boolean | undefined
  change: LineChangeKind | undefined
  issues: readonly LineIssue[]
}

const whole: Partial<Record<LineChangeKind, string>> = {
  added: 'eks:edge-s-3 eks:border-added',
  removed: 'eks:edge-s-3 eks:border-danger-edge eks:border-s-removed',
}

/** The strip at the edge of a card: red if something must be corrected, yellow if something needs a look. */
function issueStrip(issues: readonly LineIssue[]): string | undefined {
  if (issues.length === 0) return undefined
  const isCritical = issues.some(({ tone }) => tone === 'danger')
  return cx('eks:border-line eks:edge-s-3', isCritical ? 'eks:border-s-danger-base' : 'eks:border-s-warning-base')
}

function frame({ isDeleted, current, change, issues }: CardState): string {
  if (isDeleted) return 'eks:border-line eks:[border-style:dashed]'
  if (current) return 'eks:border-action eks:barred'
  return (change && whole[change]) ?? issueStrip(issues) ?? 'eks:border-line'
}

/** The style of a card: a single frame, for its most important state. */
function cardStyle(state: CardState): string {
  return cx(
    'eks-line-card eks:min-w-0 eks:rounded eks:edge-1 eks:text-ui eks:text-text eks:break-inside-avoid',
    state.isDeleted ? 'eks:bg-surface-sunken' : 'eks:bg-surface',
    frame(state),
  )
}

/** Props of {@link LineCard}. Each button appears only if its handler is given. */
export interface LineCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'onCopy' | 'title'> {
  /** Its position in the list, from 1. */
  index: number
  /** Its name in running text: 'Flue'. */
  name: string
  /** The nouns for a line: 'redskap'. @default 'linje' */
  nouns?: Nouns
  /** Replaces `name` in the heading: the name with more content. */
  title?: ReactNode
  /** Content at the end of the heading of a roomy card: a weight, a price. */
  aside?: ReactNode
  /** Content below the heading: a period. */
  subtitle?: ReactNode
  /** Its facts with their changes; empty ones are left out. */
  facts: readonly LineFact[]
  /** The ids of the facts shown at first; changed facts are always shown, the rest can be expanded. @default all */
  shownFacts?: readonly string[] | undefined
  /** Its level in the page's outline. */
  headingLevel?: 2 | 3 | 4
  /** Shows 'Rediger' and handles it; busy while its promise is pending. */
  onEdit?: LineAct | undefined
  /** Shows 'Kopier' and handles it; busy while its promise is pending, so that nothing is copied twice. */
  onCopy?: LineAct | undefined
  /** Deletes the line. The dialog is busy while the promise is pending; if it rejects, dialog and card stay. */
  onDelete?: LineAct | undefined
  /**
   * `dialog` asks first; `undo` hides the line at once and calls `onDelete` after 8 seconds without 'Angre'.
   * @default 'dialog'
   */
  confirm?: 'dialog' | 'undo' | undefined
  /** What gets focus when the last card is deleted: the button that adds a line. */
  fallbackFocus?: (() => HTMLElement | null | undefined) | undefined
  /** Its issues. */
  issues?: readonly LineIssue[]
  /** The change of the line as a whole since the original. @default none */
  change?: LineChangeKind | undefined
  /** Whether the line is open in an editor beside the list. */
  current?: boolean | undefined
  /** `row` has its heading on a tinted band, for read-only views; `card` is roomy, for editable lists. */
  look?: 'card' | 'row'
  /** Above the facts. */
  header?: ReactNode
  /** Below the facts. */
  footer?: ReactNode
  /** Overrides single texts of this component. */
  messages?: CatalogueOverrides<typeof lineCardTexts> | undefined
}

const noIssues: readonly LineIssue[] = []

/** One line of a list: its name, facts, issues and actions. */
export function LineCard(props: LineCardProps) {
  const { index, name, nouns, title, aside, subtitle, facts, shownFacts, headingLevel, ...others } = props
  const { onEdit, onCopy, onDelete, confirm, fallbackFocus, issues = noIssues, change, current, ...more } = others
  const { look = 'card', header, footer, messages, className, ref, ...rest } = more
  const words = useLineWords({ index, name, nouns, messages })
  const card = useRef<HTMLElement>(null)
  const mergedRef = useMergedRef(card, ref)
  const id = useId()
  const undo = useUndo({ words, card, onDelete, fallbackFocus })
  const isDeleted = undo.state === 'deleted' || undo.state === 'deleting'
  return (
    <article
      {...rest}
      ref={mergedRef}
      {...(isDeleted ? { 'aria-label': words.name } : { 'aria-labelledby': id })}
      aria-describedby={issues.length > 0 && !isDeleted ? `${id}-issues` : undefined}
      data-look={look}
      data-change={change === 'likely' ? 'changed' : change}
      // For a new or removed line the card itself is the mark.
      data-change-mark={change === 'added' || change === 'removed' ? '' : undefined}
      data-deleted={isDeleted || undefined}
      className={cx(cardStyle({ isDeleted, current, change, issues }), className)}
    >
      {isDeleted ? (
        <UndoOffer words={words} busy={undo.state === 'deleting'} onUndo={undo.undo} onPause={undo.setPaused} />
      ) : (
        <>
          <LineBody {...props} {...{ id, look, issues, words }} />
          {undo.state === 'failed' && (
            <FieldError className="eks:over:mt-0 eks:mx-4 eks:mb-3">{words.say('deleteFailed')}</FieldError>
          )}
          <LineActions {...{ words, onEdit, onCopy }}>
            {onDelete &&
              (confirm === 'undo' ? (
                <DeleteButton words={words} onClick={undo.start} />
              ) : (
                <DeleteLine {...{ words, card, onDelete, fallbackFocus }} />
              ))}
          </LineActions>
        </>
      )}
    </article>
  )
}

/** The name of the line, and the card's texts about it. */
function useLineWords(line: Pick<LineCardProps, 'index' | 'name' | 'nouns' | 'messages'>): LineWords {
  const { index, name, nouns = lineNouns, messages } = line
  const t = useNounTexts('line-card', lineCardTexts, nouns, messages)
  return { name: t('ofLine', { n: index, name }), say: (key, more) => t(key, { n: index, ...more }) }
}
