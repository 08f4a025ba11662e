'use client'
import { pathsMeet } from '@eksport/forms'
import { Button } from '../../components/button/button.js'
import { IconButton } from '../../components/icon-button/icon-button.js'
import { Info, TriangleAlert } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { applicationDetailTexts } from './application-detail.texts.js'

/** Something that deserves a look, shown at its fact or product line. */
export interface DetailMark {
  /** Unique among the marks. */
  readonly id: string
  /** A `finding` breaks a rule; an `oddity` is unusual but breaks none. */
  readonly kind: 'finding' | 'oddity'
  /** What is remarkable, in words. */
  readonly text: string
  /** The number of its product line, from 1. */
  readonly line?: number | undefined
  /** The paths of its answers; for a line as in `productLines.netWeight`. */
  readonly paths: readonly string[]
  /** Opens the place where it is described and assessed. */
  readonly onPress: () => void
}

const pictures = { finding: TriangleAlert, oddity: Info } as const

/** Whether a mark is about one of these answers. */
export const isAbout = ({ paths }: DetailMark, answers: readonly string[]): boolean =>
  paths.some((path) => answers.some((answer) => pathsMeet(path, answer)))

/** The marks of a line, by its number. */
export const marksOfNumber = (marks: readonly DetailMark[], number: number): readonly DetailMark[] =>
  marks.filter(({ line }) => line === number)

interface MarkListProps {
  marks: readonly DetailMark[]
  /** Shows only icons, in a table row; the words are for screen readers. */
  brief?: boolean
  className?: string
}

/** The marks of one place, each a button that opens its description. */
export function MarkList({ marks, brief, className }: MarkListProps) {
  if (marks.length === 0) return null
  return (
    <ul data-print={brief ? undefined : 'hide'} className={cx('eks-detail-marks', className)}>
      {marks.map((mark) => (
        <li key={mark.id}>
          <MarkButton mark={mark} brief={brief} />
        </li>
      ))}
    </ul>
  )
}

function MarkButton({ mark: { kind, text, onPress }, brief }: { mark: DetailMark; brief: boolean | undefined }) {
  const t = useTexts('application-detail', applicationDetailTexts)
  const Picture = pictures[kind]
  const word = t(kind)
  const name = `${word}: ${text}`
  const look = kind === 'finding' ? 'eks:over:text-warning-text' : 'eks:over:text-info-text'
  if (brief)
    return (
      <IconButton kind="quiet" small label={name} onClick={onPress} className={look}>
        <Picture />
      </IconButton>
    )
  return (
    <Button
      kind="quiet"
      small
      icon={<Picture />}
      aria-label={name}
      title={text}
      onClick={onPress}
      className={cx('eks:-ms-2', look)}
    >
      {word}
    </Button>
  )
}
