'use client'
import { type CodeLabels, formatWeight, type ProductLine, type RuleViolation } from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import { Copy, Pencil } from 'lucide-react'
import { type ComponentPropsWithRef, createElement, type ReactNode, type RefObject, useId, useRef } from 'react'
import { Button } from '../button/button.js'
import { FieldError } from '../field/field-parts.js'
import { cx } from '../internal/cx.js'
import { Fact, FactList } from '../internal/facts.js'
import { useMergedRef } from '../internal/use-merged-ref.js'
import { violationText } from '../internal/vocabulary.js'
import { useEksport } from '../text/eksport-context.js'
import { useTexts } from '../text/use-texts.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { DeleteLine } from './delete-line.js'
import {
  type FactContext,
  type FactKey,
  factKeys,
  factValue,
  formatPeriod,
  lineName,
} from './product-line-card.logic.js'
import { productLineCardTexts } from './product-line-card.texts.js'

/** Props of {@link ProductLineCard}. A handler is the permission: without it the button does not exist. */
export interface ProductLineCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'onCopy'> {
  line: ProductLine
  /** Its place in the list, counted from 1. */
  index: number
  labels: CodeLabels
  headingLevel?: 2 | 3 | 4
  /** Which facts are shown; all of them unless said otherwise. Facts that the line does not state are left out. */
  facts?: readonly FactKey[]
  onEdit?: (line: ProductLine) => void
  onCopy?: (line: ProductLine) => void
  /** Asked first. While its promise runs the dialog is busy; when it rejects, dialog and card stay. */
  onDelete?: (line: ProductLine) => void | Promise<void>
  /** Gets focus when the last card was deleted: the button that adds a line. */
  fallbackFocus?: () => HTMLElement | null | undefined
  /** Findings of the rule check about this line. */
  issues?: readonly RuleViolation[]
  /** The line that is open in an editor beside the list. */
  current?: boolean
  /** `row` has its heading on a tinted band, for details; `card` is roomy, for the list that is edited. */
  look?: 'card' | 'row'
  header?: ReactNode
  footer?: ReactNode
}

/** One product line: what it is, its facts, what is wrong with it and what can be done. */
export function ProductLineCard(props: ProductLineCardProps) {
  const {
    line,
    index,
    labels,
    headingLevel,
    facts = factKeys,
    onEdit,
    onCopy,
    onDelete,
    fallbackFocus,
    issues = [],
    ...others
  } = props
  const { current, look = 'card', header, footer, className, ref, ...rest } = others
  const { locale } = useEksport()
  const t = useTexts('product-line-card', productLineCardTexts)
  const card = useRef<HTMLElement>(null)
  const mergedRef = useMergedRef(card, ref)
  const id = useId()
  const context = { labels, locale, t }
  const roomy = look === 'card'
  return (
    <article
      {...rest}
      ref={mergedRef}
      aria-labelledby={id}
      aria-describedby={issues.length > 0 ? `${id}-issues` : undefined}
      data-look={look}
      className={cx(
        'eks-product-line-card eks:min-w-0 eks:rounded eks:border eks:border-line eks:bg-surface eks:text-ui eks:text-text eks:break-inside-avoid',
        current && 'eks:border-action eks:shadow-[inset_3px_0_0_var(--eks-action)]',
        className,
      )}
    >
      <LineHeading {...{ line, index, context, headingLevel, look, id }} end={header} />
      <div className={roomy ? 'eks:px-4.5 eks:pb-3' : 'eks:px-3 eks:pt-2.5 eks:pb-3'}>
        <FactList columns={roomy ? 2 : 3} className={cx(roomy && 'eks:mt-3 eks:gap-x-4 eks:gap-y-2')}>
          {facts.map((key) => (
            <Fact key={key} label={t(key)} value={factValue(key, line, context)} code={codes.has(key)} />
          ))}
        </FactList>
        {issues.length > 0 && <LineIssues id={`${id}-issues`} issues={issues} locale={locale} />}
        {footer}
      </div>
      {(onEdit || onCopy || onDelete) && (
        <LineActions
          {...{ line, index, onEdit, onCopy, onDelete, fallbackFocus, card }}
          name={t('ofLine', { n: index, name: lineName(line, context) })}
        />
      )}
    </article>
  )
}

const codes: ReadonlySet<FactKey> = new Set(['productClassificationCode', 'catchAreas', 'approvalNumber'])

interface LineHeadingProps extends Pick<ProductLineCardProps, 'line' | 'index' | 'look'> {
  context: FactContext
  headingLevel: 2 | 3 | 4 | undefined
  id: string
  end: ReactNode
}

function LineHeading({ line, index, context, headingLevel = 3, look, id, end }: LineHeadingProps) {
  const { labels, t } = context
  const period = formatPeriod(line.productionPeriod?.from, line.productionPeriod?.to)
  const scientific = line.species && labels.scientificName?.(line.species)
  const roomy = look === 'card'
  const heading = createElement(
    `h${headingLevel}`,
    { id, className: 'eks:min-w-0 eks:text-[1.0625em] eks:leading-heading eks:wrap-anywhere' },
    <span className="eks:mr-1 eks:font-bold eks:text-subtle">
      <VisuallyHidden>{t('heading', { n: '' })}</VisuallyHidden>
      {index}
    </span>,
    ` ${lineName(line, context)}`,
    scientific && <i className="eks:font-normal eks:text-subtle"> {scientific}</i>,
  )
  return (
    <div
      className={
        roomy
          ? 'eks:px-4.5 eks:pt-4'
          : 'eks:flex eks:flex-wrap eks:items-baseline eks:gap-x-3 eks:gap-y-1 eks:rounded-t eks:border-b eks:border-line eks:bg-surface-sunken eks:px-3 eks:py-1.75'
      }
    >
      <div className="eks:flex eks:min-w-0 eks:items-baseline eks:justify-between eks:gap-3">
        {heading}
        {roomy && line.netWeight !== undefined && (
          <b className="eks:text-[1.0625em] eks:whitespace-nowrap eks:tabular-nums">
            {formatWeight(line.netWeight, context.locale)}
          </b>
        )}
      </div>
      {period && (
        <p className="eks:text-small eks:tabular-nums eks:text-subtle">{roomy ? t('produced', { period }) : period}</p>
      )}
      {end}
    </div>
  )
}

function LineIssues({ id, issues, locale }: { id: string; issues: readonly RuleViolation[]; locale: Locale }) {
  return (
    <ul id={id} className="eks:mt-2">
      {issues.map((issue) => (
        <li key={issue.code}>
          <FieldError tone={issue.severity === 'CRITICAL' ? 'danger' : 'warning'}>
            {violationText(issue, locale)}
          </FieldError>
        </li>
      ))}
    </ul>
  )
}

type LineActionsProps = Pick<
  ProductLineCardProps,
  'line' | 'index' | 'onEdit' | 'onCopy' | 'onDelete' | 'fallbackFocus'
> & {
  name: string
  card: RefObject<HTMLElement | null>
}

function LineActions({ line, index, onEdit, onCopy, onDelete, fallbackFocus, name, card }: LineActionsProps) {
  const t = useTexts('product-line-card', productLineCardTexts)
  return (
    <div
      data-print="hide"
      className="eks:flex eks:flex-wrap eks:gap-1 eks:border-t eks:border-line eks:px-2 eks:py-1.5"
    >
      {onEdit && (
        <Button kind="quiet" small icon={<Pencil aria-hidden="true" />} onClick={() => onEdit(line)}>
          {t('edit')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      {onCopy && (
        <Button kind="quiet" small icon={<Copy aria-hidden="true" />} onClick={() => onCopy(line)}>
          {t('copy')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      {onDelete && <DeleteLine {...{ line, index, name, card, onDelete, fallbackFocus }} />}
    </div>
  )
}
