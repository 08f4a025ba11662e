'use client'
import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import { lineNouns, type Nouns } from '../../foundation/text/nouns.js'
import { useNounTexts } from '../../foundation/text/use-noun-texts.js'
import { FieldError } from '../field/field-parts.js'
import { DeleteButton, DeleteLine } from './delete-line.js'
import { LineActions } from './line-actions.js'
import { LineBody } from './line-body.js'
import { cardStyle } from './line-card.style.js'
import { lineCardTexts } from './line-card.texts.js'
import type { LineAct, LineChangeKind, LineFact, LineIssue, LineWords } from './line-card-types.js'
import { UndoOffer } from './undo-offer.js'
import { useUndo } from './use-undo.js'

/** Props of {@link LineCard}. A handler is the permission: without it the button does not exist. */
export interface LineCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'onCopy' | 'title'> {
  /** Its place in the list, counted from 1. */
  index: number
  /** What it is in running text: 'Flue'. */
  name: string
  /** What a line is called: 'redskap'; 'linje' unless said otherwise. */
  nouns?: Nouns
  /** In the heading instead of `name`: the same with what goes with it. */
  title?: ReactNode
  /** At the end of the heading of a roomy card: a weight, a price. */
  aside?: ReactNode
  /** Under the heading: a period. */
  subtitle?: ReactNode
  /** What is known of it, each with what happened to it; what is not stated is left out. */
  facts: readonly LineFact[]
  /** The ids of the facts that show at first; all unless said otherwise. What changed shows always, the rest unfolds. */
  shownFacts?: readonly string[] | undefined
  /** Its level in the page's outline. */
  headingLevel?: 2 | 3 | 4
  /** Shows 'Rediger', and is called by it; busy while its promise runs. */
  onEdit?: LineAct | undefined
  /** Shows 'Kopier', and is called by it; busy while its promise runs, so that nothing is copied twice. */
  onCopy?: LineAct | undefined
  /** While its promise runs the dialog is busy; when it rejects, dialog and card stay. */
  onDelete?: LineAct | undefined
  /** `dialog` asks first; `undo` hides the line at once and calls `onDelete` after 8 seconds without 'Angre'. @default 'dialog' */
  confirm?: 'dialog' | 'undo' | undefined
  /** Gets focus when the last card was deleted: the button that adds a line. */
  fallbackFocus?: (() => HTMLElement | null | undefined) | undefined
  /** What is wrong with it. */
  issues?: readonly LineIssue[]
  /** What happened to the line as a whole since the original. @default none */
  change?: LineChangeKind | undefined
  /** The line that is open in an editor beside the list. */
  current?: boolean | undefined
  /** `row` has its heading on a tinted band, for details; `card` is roomy, for the list that is edited. */
  look?: 'card' | 'row'
  /** Above the facts. */
  header?: ReactNode
  /** Below the facts. */
  footer?: ReactNode
  /** Own wording for single texts of this one. */
  messages?: CatalogueOverrides<typeof lineCardTexts> | undefined
}

const noIssues: readonly LineIssue[] = []

/** One line of a list: what it is, its facts, what is wrong with it and what can be done. */
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
      // New or gone as a whole: then the card itself is the mark.
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
            <FieldError className="eks:over:mt-0 eks:mx-4.5 eks:mb-3">{words.say('deleteFailed')}</FieldError>
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

/** The line in words, and the card's texts about it. */
function useLineWords(line: Pick<LineCardProps, 'index' | 'name' | 'nouns' | 'messages'>): LineWords {
  const { index, name, nouns = lineNouns, messages } = line
  const t = useNounTexts('line-card', lineCardTexts, nouns, messages)
  return { name: t('ofLine', { n: index, name }), say: (key, more) => t(key, { n: index, ...more }) }
}
