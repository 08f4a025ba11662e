'use client'
import type { CodeLabels, ProductLine, RuleViolation } from '@eksport/domain'
import { type ComponentPropsWithRef, memo, type ReactNode, useId, useRef } from 'react'
import { FieldError } from '../../components/field/field-parts.js'
import { cx } from '../../foundation/internal/cx.js'
import { useMergedRef } from '../../foundation/internal/use-merged-ref.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { DeleteButton, DeleteLine } from './delete-line.js'
import { LineActions } from './line-actions.js'
import { LineBody } from './line-body.js'
import type { LineChange } from './line-change.logic.js'
import { type FactKey, lineName } from './product-line-card.logic.js'
import { cardStyle } from './product-line-card.style.js'
import { productLineCardTexts } from './product-line-card.texts.js'
import { UndoOffer } from './undo-offer.js'
import { useUndo } from './use-undo.js'

/** Props of {@link ProductLineCard}. A handler is the permission: without it the button does not exist. */
export interface ProductLineCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'onCopy'> {
  /** The product line. */
  line: ProductLine
  /** Its place in the list, counted from 1. */
  index: number
  /** Names of codes in the language of the reader. */
  labels: CodeLabels
  headingLevel?: 2 | 3 | 4
  /**
   * Which facts are shown; all of them unless said otherwise. Facts that the line does not state are left out, and those
   * that are held back are behind 'Vis alle fakta'.
   */
  facts?: readonly FactKey[]
  /** Shows 'Rediger', and is called by it; busy while its promise runs. */
  onEdit?: (line: ProductLine) => void | Promise<void>
  /** Shows 'Kopier', and is called by it; busy while its promise runs, so that nothing is copied twice. */
  onCopy?: (line: ProductLine) => void | Promise<void>
  /** While its promise runs the dialog is busy; when it rejects, dialog and card stay. */
  onDelete?: (line: ProductLine) => void | Promise<void>
  /** `dialog` asks first; `undo` hides the line at once and calls `onDelete` after 8 seconds without 'Angre'. */
  confirm?: 'dialog' | 'undo'
  /** Gets focus when the last card was deleted: the button that adds a line. */
  fallbackFocus?: () => HTMLElement | null | undefined
  /** Findings of the rule check about this line. */
  issues?: readonly RuleViolation[]
  /** Where an issue is mended: the address of the field, or undefined where there is none. */
  issueHref?: (issue: RuleViolation) => string | undefined
  /** What happened to the line since the original, from `diffApplication`. */
  change?: LineChange
  /** The line that is open in an editor beside the list. */
  current?: boolean
  /** `row` has its heading on a tinted band, for details; `card` is roomy, for the list that is edited. */
  look?: 'card' | 'row'
  /** Above the facts. */
  header?: ReactNode
  /** Below the facts. */
  footer?: ReactNode
}

const noIssues: readonly RuleViolation[] = []

/** New or gone as a whole: then the card itself is the mark. */
const isWhole = (change: LineChange | undefined) => change?.kind === 'added' || change?.kind === 'removed'

/** One product line: what it is, its facts, what is wrong with it and what can be done. */
export const ProductLineCard = memo(function ProductLineCard(props: ProductLineCardProps) {
  const { line, index, labels, headingLevel, facts, onEdit, onCopy, onDelete, confirm, fallbackFocus, ...others } =
    props
  const {
    issues = noIssues,
    issueHref,
    change,
    current,
    look = 'card',
    header,
    footer,
    className,
    ref,
    ...rest
  } = others
  const { locale } = useEksport()
  const t = useTexts('product-line-card', productLineCardTexts)
  const card = useRef<HTMLElement>(null)
  const mergedRef = useMergedRef(card, ref)
  const id = useId()
  const context = { labels, locale, t }
  const name = t('ofLine', { n: index, name: lineName(line, context) })
  const undo = useUndo({ line, index, card, onDelete, fallbackFocus })
  const isDeleted = undo.state === 'deleted' || undo.state === 'deleting'
  return (
    <article
      {...rest}
      ref={mergedRef}
      {...(isDeleted ? { 'aria-label': name } : { 'aria-labelledby': id })}
      aria-describedby={issues.length > 0 && !isDeleted ? `${id}-issues` : undefined}
      data-look={look}
      data-change={change?.kind}
      data-change-mark={isWhole(change) ? '' : undefined}
      data-deleted={isDeleted || undefined}
      className={cx(cardStyle({ isDeleted, current, change, issues }), className)}
    >
      {isDeleted ? (
        <UndoOffer {...{ index, name }} busy={undo.state === 'deleting'} onUndo={undo.undo} onPause={undo.setPaused} />
      ) : (
        <>
          <LineBody
            {...{
              line,
              index,
              facts,
              change,
              issues,
              issueHref,
              look,
              header,
              footer,
              headingLevel,
              id,
              name,
              context,
            }}
          />
          {undo.state === 'failed' && (
            <FieldError className="eks:over:mt-0 eks:mx-4.5 eks:mb-3">{t('deleteFailed')}</FieldError>
          )}
          <LineActions {...{ line, name, onEdit, onCopy }}>
            {onDelete &&
              (confirm === 'undo' ? (
                <DeleteButton name={name} onClick={undo.start} />
              ) : (
                <DeleteLine {...{ line, index, name, card, onDelete, fallbackFocus }} />
              ))}
          </LineActions>
        </>
      )}
    </article>
  )
})
