'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { CircleMinus, CirclePlus, Pencil } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { Words } from '../words/words.js'
import { type ChangeWords, type DiffPart, diffMembers, type FactWords } from './change-text.logic.js'
import { changeTextTexts } from './change-text.texts.js'
import { diffSequence, diffWords } from './diff-words.logic.js'

/** Props of {@link ChangeText}. */
export interface ChangeTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The old and new words, and the kind of change. */
  change: ChangeWords
}

const looks = {
  changed: { sign: Pencil, box: 'eks:border-s-changed eks:bg-info-tint', word: 'eks:text-info-text' },
  added: { sign: CirclePlus, box: 'eks:border-s-added eks:bg-added-tint', word: 'eks:text-added-text' },
  removed: { sign: CircleMinus, box: 'eks:border-s-removed eks:bg-danger-tint', word: 'eks:text-danger-text' },
} as const

/** A change of a value: a word, an icon and a border, the old as `del` and the new as `ins`. */
export function ChangeText({ change, className, ...props }: ChangeTextProps) {
  const t = useTexts('change-text', changeTextTexts)
  const { kind, from, to } = change
  if (kind === 'same') return to === undefined ? null : <Plain words={to} />
  const { sign: Sign, box, word } = looks[kind]
  return (
    <div
      {...props}
      data-change={kind}
      className={cx(
        'eks-change eks:rounded-e-sm eks:edge-1 eks:edge-s-3 eks:border-transparent eks:px-2 eks:pt-0.5 eks:pb-1',
        box,
        className,
      )}
    >
      <span className={cx('eks:flex eks:items-center eks:gap-1 eks:text-small eks:weight-semibold', word)}>
        <Sign className="eks:size-3.5 eks:flex-none" />
        <span>{t(kind)}</span>
      </span>{' '}
      {kind === 'added' && to !== undefined && (
        <New>
          <Plain words={to} />
        </New>
      )}
      {kind === 'removed' && from !== undefined && (
        <Old>
          <Plain words={from} />
        </Old>
      )}
      {kind === 'changed' && from !== undefined && to !== undefined && <Both from={from} to={to} />}
    </div>
  )
}

function New({ children, className }: { children: ReactNode; className?: string }) {
  return <ins className={cx('eks:weight-semibold', className)}>{children}</ins>
}

function Old({ children, className }: { children: ReactNode; className?: string }) {
  return <del className={cx('eks:text-subtle', className)}>{children}</del>
}

function Plain({ words }: { words: FactWords }) {
  if (typeof words === 'string') return <Words text={words} />
  if (words.length === 1) return <Words text={words[0] ?? ''} />
  return (
    <ul>
      {words.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values of one fact have no other identity and never move
        <li key={index}>
          <Words text={text} />
        </li>
      ))}
    </ul>
  )
}

/** Old and new together: several values one by one, an address line by line, a long text word by word. */
function Both({ from, to }: { from: FactWords; to: FactWords }) {
  if (typeof from !== 'string' || typeof to !== 'string') {
    return <Members parts={diffMembers([from].flat(), [to].flat())} />
  }
  if (from.includes('\n') || to.includes('\n')) {
    const parts = diffSequence(from.split('\n'), to.split('\n'))
    return parts.some(({ kind }) => kind === 'same') ? <LinesOf parts={parts} /> : <Whole from={from} to={to} />
  }
  const words = diffWords(from, to)
  return words ? <WordsOf parts={words} /> : <Whole from={from} to={to} />
}

// Side by side where both fit; a text wider than the box wraps inside it.
const side = 'eks:min-w-0 eks:max-w-full'

/**
 * Shown old before new, as in a revision; read aloud as 'Oslo, tidligere Bergen', because the current value matters
 * most.
 */
function Whole({ from, to }: { from: string; to: string }) {
  const t = useTexts('change-text', changeTextTexts)
  return (
    <span className="eks:flex eks:flex-wrap eks:gap-x-2">
      <New className={side}>
        <Words text={to} />
      </New>
      <VisuallyHidden>{t('before')}</VisuallyHidden>
      <Old className={cx(side, 'eks:-order-1')}>
        <Words text={from} />
      </Old>
    </span>
  )
}

function Marked({ part: { kind, text } }: { part: DiffPart }) {
  const t = useTexts('change-text', changeTextTexts)
  if (kind === 'same') return <Words text={text} />
  const Mark = kind === 'added' ? New : Old
  // The spoken text must not run into the word before it, and belongs to neither old nor new.
  return (
    <>
      <VisuallyHidden> {t(kind === 'added' ? 'come' : 'gone')}</VisuallyHidden>
      <Mark>
        <Words text={text.trimEnd()} />
      </Mark>
    </>
  )
}

function Members({ parts }: { parts: readonly DiffPart[] }) {
  return (
    <ul>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a comparison have no identity and are replaced together
        <li key={index}>
          <Marked part={part} />
        </li>
      ))}
    </ul>
  )
}

function LinesOf({ parts }: { parts: readonly DiffPart[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a comparison have no identity and are replaced together
    <span key={index} className="eks:block">
      {/* A visual line break must also be a word break for screen readers. */}
      <Marked part={part} />{' '}
    </span>
  ))
}

function WordsOf({ parts }: { parts: readonly DiffPart[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a comparison have no identity and are replaced together
    <span key={index}>
      <Marked part={part} />{' '}
    </span>
  ))
}
