'use client'
import { localize } from '@eksport/forms'
import { type ComponentPropsWithRef, Fragment, type ReactNode, useEffect, useId, useRef } from 'react'
import { ChevronLeft, ChevronRight } from '../../foundation/icons/icons.js'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { cx } from '../../foundation/internal/cx.js'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { type Nouns, resultNouns } from '../../foundation/text/nouns.js'
import { useNounTexts } from '../../foundation/text/use-noun-texts.js'
import { Select } from '../select/select.js'
import { clampPage, offeredSizes, type PageSlot, pageCount, pageSlots, rowRange } from './pagination.logic.js'
import { paginationTexts } from './pagination.texts.js'

/** Why another page is requested: a button, or a list that shrank so that the page no longer exists. */
export interface PageChange {
  readonly reason: 'press' | 'clamp'
}

/** Why another size is requested. */
export interface PageSizeChange {
  readonly reason: 'select'
}

/** Props of {@link Pagination}. */
export interface PaginationProps extends ComponentPropsWithRef<'div'> {
  /** The page, from 1. A page past the end shows the last one, and requests it. */
  page: number
  /** Rows per page. */
  pageSize: number
  /** Rows on all pages. */
  total: number
  /** Whether there are more rows than `total`, which nobody has counted. @default false */
  isMore?: boolean | undefined
  /** The page whose rows are still shown while those of `page` are loading; the range is that of these rows. */
  shown?: { readonly page: number; readonly pageSize: number } | undefined
  /** Called with the requested page. */
  onPageChange: (page: number, details: PageChange) => void
  /** Shows 'Rader per side'. The caller should return to page 1. */
  onPageSizeChange?: (pageSize: number, details: PageSizeChange) => void
  /** The sizes to choose from. */
  pageSizes?: readonly number[]
  /** The number of rows that fit in the window, offered as 'Fyll skjermen'. @default none */
  fittingSize?: number | undefined
  /** Called when a page is hovered or focused, to prefetch it. */
  onPageIntent?: (page: number) => void
  /** What the list holds, in the words of its trade. @default results */
  nouns?: Nouns
  /** Overrides single texts of this component. */
  messages?: CatalogueOverrides<typeof paginationTexts>
}

const pageLook =
  'eks:grid eks:h-9 eks:min-w-9 eks:place-items-center eks:rounded eks:px-2 eks:weight-medium eks:tabular eks:text-text eks:hover:bg-surface-hover eks:aria-disabled:cursor-not-allowed eks:aria-disabled:text-disabled eks:dense:h-7 eks:dense:min-w-7 eks:narrow:h-11 eks:narrow:min-w-11 eks:coarse:h-11 eks:coarse:min-w-11'
const currentLook = 'eks-picked eks:aria-[current]:bg-action-tint eks:aria-[current]:weight-bold'

/**
 * Requests the last page if the current one no longer exists: its last row was deleted, or the list shrank elsewhere.
 */
function useClamp(asked: number, page: number, total: number, onPageChange: PaginationProps['onPageChange']) {
  const reported = useRef('')
  useEffect(() => {
    // A total of 0 may also mean that the list has not loaded; its only page is the first one anyway.
    const wish = total > 0 && asked > page ? `${asked} ${page} ${total}` : ''
    // Once per list, however often its owner renders meanwhile.
    if (wish && wish !== reported.current) onPageChange(page, { reason: 'clamp' })
    reported.current = wish
  }, [asked, page, total, onPageChange])
}

/** Announces the range when it changes, but not initially. */
function useSpokenRange(text: string) {
  const announce = useAnnounce()
  const before = useRef(text)
  useEffect(() => {
    if (before.current !== text) announce(text, 'polite', 'once')
    before.current = text
  }, [text, announce])
}

/** The shown rows and their total, rows per page, and buttons to other pages. Focus stays on the pressed button. */
export function Pagination(props: PaginationProps) {
  const {
    pageSize,
    total,
    isMore = false,
    shown,
    onPageChange,
    onPageSizeChange,
    pageSizes = [10, 20, 30],
    fittingSize,
    onPageIntent,
    nouns = resultNouns,
    messages,
    className,
    ...rest
  } = props
  const { locale } = useEksport()
  const t = useNounTexts('pagination', paginationTexts, nouns, messages)
  const sizeId = useId()
  const count = pageCount(total, pageSize)
  const page = clampPage(rest.page, count)
  const size = shown?.pageSize ?? pageSize
  const { from, to } = rowRange(clampPage(shown?.page ?? page, pageCount(total, size)), size, total)
  const noun = localize(total === 1 ? nouns.one : nouns.many, locale)
  const range = total === 0 ? t('none') : t(isMore ? 'rangeOfMore' : 'range', { from, to, total, noun })
  useSpokenRange(range)
  useClamp(rest.page, page, total, onPageChange)
  const { page: _page, ...divProps } = rest
  return (
    <div
      {...divProps}
      className={cx(
        'eks-pagination eks:flex eks:flex-wrap eks:items-center eks:gap-x-6 eks:gap-y-2 eks:text-small eks:text-text',
        className,
      )}
    >
      <p className="eks:text-cell">{range}</p>
      {onPageSizeChange && total > 0 && (
        <div className="eks:flex eks:items-center eks:gap-2">
          <label htmlFor={sizeId}>{t('pageSize')}</label>
          <Select
            small
            id={sizeId}
            value={pageSize}
            onChange={(event) => onPageSizeChange(Number(event.target.value), { reason: 'select' })}
          >
            {offeredSizes(pageSizes, pageSize, fittingSize).map((size) => (
              <option key={size} value={size}>
                {size === fittingSize ? t('fill', { size }) : size}
              </option>
            ))}
          </Select>
        </div>
      )}
      {count > 1 && (
        <PageNav
          page={page}
          count={count}
          go={(target) => onPageChange(target, { reason: 'press' })}
          intent={onPageIntent}
          t={t}
        />
      )}
    </div>
  )
}

interface PageNavProps {
  page: number
  count: number
  go: (page: number) => void
  intent: ((page: number) => void) | undefined
  t: (key: keyof typeof paginationTexts, params?: Record<string, number>) => string
}

function PageNav({ page, count, go, intent, t }: PageNavProps) {
  const button = (target: number, name: string, content: ReactNode) => {
    const allowed = target >= 1 && target <= count
    return (
      <button
        type="button"
        aria-label={name}
        aria-current={content === target && target === page ? 'page' : undefined}
        aria-disabled={!allowed || undefined}
        onClick={() => allowed && target !== page && go(target)}
        onPointerEnter={() => allowed && intent?.(target)}
        onFocus={() => allowed && intent?.(target)}
        className={cx(pageLook, currentLook)}
      >
        {content}
      </button>
    )
  }
  // On a phone the pages between the ends and the current one collapse, so that all fit on one row.
  const isFolded = (slot: PageSlot) => slot.kind === 'gap' || ![1, page, count].includes(slot.page)
  return (
    <nav aria-label={t('nav')} className="eks:ms-auto eks:flex eks:max-w-full eks:items-center eks:gap-0.5">
      {button(page - 1, t('previous'), <ChevronLeft className="eks:size-icon" />)}
      <ol className="eks:flex eks:min-w-0 eks:flex-wrap eks:justify-center eks:gap-0.5">
        {pageSlots(page, count).map((slot, place, slots) => {
          const folded = isFolded(slot)
          const before = slots[place - 1]
          return (
            <Fragment key={slot.kind === 'page' ? slot.page : `gap-${slot.after}`}>
              {folded && before && !isFolded(before) && <Gap className="eks:hidden eks:max-[479px]:grid" />}
              {slot.kind === 'page' ? (
                <li className={folded ? 'eks:max-[479px]:hidden' : undefined}>
                  {button(slot.page, t('page', { page: slot.page }), slot.page)}
                </li>
              ) : (
                <Gap className="eks:grid eks:max-[479px]:hidden" />
              )}
            </Fragment>
          )
        })}
      </ol>
      {button(page + 1, t('next'), <ChevronRight className="eks:size-icon" />)}
    </nav>
  )
}

function Gap({ className }: { className: string }) {
  return (
    <li
      aria-hidden="true"
      className={cx('eks:h-9 eks:min-w-6 eks:place-items-center eks:dense:h-7 eks:narrow:h-11', className)}
    >
      …
    </li>
  )
}
