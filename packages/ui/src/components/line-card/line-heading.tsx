import type { ReactNode } from 'react'
import { CirclePlus, Pencil, Trash2 } from '../../foundation/icons/icons.js'
import { asElements } from '../../foundation/internal/as-elements.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { changeTextTexts } from '../change-text/change-text.texts.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import type { LineCardProps } from './line-card.js'
import type { LineChangeKind, LineWords } from './line-card-types.js'

interface LineHeadingProps
  extends Pick<
    LineCardProps,
    'id' | 'index' | 'name' | 'title' | 'aside' | 'subtitle' | 'look' | 'change' | 'headingLevel'
  > {
  words: LineWords
  /** Whether facts follow below the heading. */
  hasBody: boolean
  /** Content at the end of a row's band. */
  end: ReactNode
  children: ReactNode
}

const bands = {
  same: 'eks:bg-surface-sunken',
  changed: 'eks:bg-surface-sunken',
  likely: 'eks:bg-surface-sunken',
  added: 'eks:bg-added-tint',
  removed: 'eks:bg-danger-tint',
}

/** The name of the line, and whether it is new or removed as a whole. */
export function LineHeading(props: LineHeadingProps) {
  const {
    index,
    name,
    title = name,
    aside,
    subtitle,
    look,
    change = 'same',
    words,
    headingLevel = 3,
    ...others
  } = props
  const { id, hasBody, end, children } = others
  const Heading = `h${headingLevel}` as const
  const isRoomy = look === 'card'
  const shown = (text: ReactNode) => (change === 'removed' ? <del>{text}</del> : text)
  const band = cx(
    'eks:flex eks:flex-wrap eks:items-baseline eks:gap-x-3 eks:gap-y-1 eks:rounded-t eks:px-3 eks:py-1.5',
    hasBody ? 'eks:edge-b-1 eks:border-line' : 'eks:rounded-b',
    Boolean(end) && 'eks:relative eks:pe-10',
    bands[change],
  )
  return (
    <div className={isRoomy ? 'eks:px-4 eks:pt-4' : band}>
      <div className="eks:flex eks:min-w-0 eks:items-baseline eks:justify-between eks:gap-3">
        <Heading id={id} className="eks:min-w-0 eks:text-[1.0625em] eks:lh-heading eks:wrap-anywhere">
          <span className="eks:me-1 eks:weight-bold eks:text-subtle">
            <VisuallyHidden>{words.say('heading', { n: '' })}</VisuallyHidden>
            <span>{index}</span>
          </span>{' '}
          {shown(asElements(title))}
        </Heading>
        {isRoomy && aside && <b className="eks:text-[1.0625em] eks:whitespace-nowrap eks:tabular">{aside}</b>}
      </div>
      {subtitle && <p className="eks:text-small eks:tabular eks:text-subtle">{shown(subtitle)}</p>}
      {children}
      <WholeChange change={change} />
      {end}
    </div>
  )
}

const marks = {
  added: { sign: CirclePlus, word: 'added', look: 'eks:text-added-text' },
  removed: { sign: Trash2, word: 'deleted', look: 'eks:text-danger-text' },
  likely: { sign: Pencil, word: 'likely', look: 'eks:text-info-text' },
} as const

/** 'Nytt' or 'Slettet' for a whole line, and 'Trolig endret' for one that may be another line. */
export function WholeChange({ change }: { change: LineChangeKind }) {
  const t = useTexts('change-text', changeTextTexts)
  if (change === 'same' || change === 'changed') return null
  const { sign: Sign, word, look } = marks[change]
  return (
    <p className={cx('eks:ms-auto eks:flex eks:items-center eks:gap-1 eks:text-small eks:weight-semibold', look)}>
      <Sign className="eks:size-3.5" />
      {t(word)}
    </p>
  )
}
