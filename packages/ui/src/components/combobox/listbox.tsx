'use client'
import { memo, type ReactNode, type UIEvent, useEffect, useId, useMemo, useRef } from 'react'
import { Check } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useLatestCallback } from '../../foundation/internal/use-latest.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { languageName } from '../../foundation/text/language-name.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { comboboxTexts } from './combobox.texts.js'
import { type ListSection, listSections } from './list-sections.logic.js'
import { type ComboboxOption, markHit } from './search.logic.js'
import { useDrawnRows } from './use-drawn-rows.js'

/** An option as a row. */
export interface ListboxOption<Value extends string = string> extends ComboboxOption<Value> {
  /** At the end of the row; not read, as the name of a row is its text. */
  readonly end?: ReactNode
}

interface ListboxProps<Value extends string> {
  id: string
  options: readonly ListboxOption<Value>[]
  query: string
  active: number
  isSelected: (value: Value) => boolean
  onChoose: (index: number, event: Event) => void
  onMark: (index: number) => void
  multiple?: boolean
  /** Always visible, in the flow below the field, instead of floating over what follows. */
  inline?: boolean
  /** Below the list: '2 treff', 'Ingen resultater'. The announcer reads it, so it is not a live region. */
  footer?: ReactNode
}

const floating =
  'eks:absolute eks:scroll-mt-14 eks:scroll-mb-2 eks:top-full eks:start-0 eks:z-20 eks:mt-1 eks:w-full eks:min-w-62 eks:rounded eks:edge-1 eks:border-line-strong eks:bg-surface-raised eks:p-1.5 eks:text-text eks:floating'

/** The list of a combobox. Pressing it never takes focus from the text field. */
export function Listbox<Value extends string>(props: ListboxProps<Value>) {
  const { id, options, query, active, isSelected, onChoose, onMark, multiple, inline, footer } = props
  const t = useTexts('combobox', comboboxTexts)
  const { drawn, more } = useDrawnRows(options, active)
  // While text is typed, the best matches come first, regardless of section.
  const sections = useMemo(
    () =>
      query === '' ? listSections(drawn) : [{ title: undefined, rows: drawn.map((row, index) => ({ row, index })) }],
    [drawn, query],
  )
  const box = useRef<HTMLDivElement>(null)
  // Otherwise a field at the lower edge would open its list out of view.
  useEffect(() => {
    // In newer browsers scrolling returns a promise, but an effect may only return a cleanup.
    box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  // Stable while the list is open, so that a row renders again only when its own content changes.
  const choose = useLatestCallback(onChoose)
  const mark = useLatestCallback(onMark)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the pointer from taking focus
    <div
      ref={box}
      onMouseDown={(event) => event.preventDefault()}
      className={cx('eks-listbox eks:text-ui', inline ? 'eks:mt-3' : floating)}
    >
      <div
        id={id}
        role="listbox"
        aria-label={t('suggestions')}
        aria-multiselectable={multiple || undefined}
        onScroll={(event) => nearEnd(event) && more()}
        className={cx('eks:max-h-76 eks:overflow-y-auto eks:overscroll-contain', options.length === 0 && 'eks:hidden')}
      >
        {sections.map((section) => (
          <Section key={section.rows[0]?.index ?? 0} section={section}>
            {section.rows.map(({ row: option, index }) => (
              <Row
                key={option.value}
                id={`${id}-${index}`}
                option={option}
                index={index}
                total={drawn.length < options.length ? options.length : undefined}
                query={query}
                active={index === active}
                selected={isSelected(option.value)}
                multiple={multiple}
                onChoose={choose}
                onMark={mark}
              />
            ))}
          </Section>
        ))}
      </div>
      {footer && <p className="eks:px-2.5 eks:py-2 eks:text-small eks:text-subtle">{footer}</p>}
    </div>
  )
}

const nearEnd = ({ currentTarget: list }: UIEvent<HTMLElement>) =>
  list.scrollTop + list.clientHeight > list.scrollHeight - 200

interface SectionProps {
  section: Pick<ListSection<unknown>, 'title'>
  children: ReactNode
}

function Section({ section: { title }, children }: SectionProps) {
  const id = useId()
  if (title === undefined) return children
  return (
    // biome-ignore lint/a11y/useSemanticElements: in a listbox a group of options has this role, and a fieldset is not allowed
    <div role="group" aria-labelledby={id} className="eks:not-first:mt-1.5">
      <div
        id={id}
        role="presentation"
        className="eks:px-2.5 eks:py-1.5 eks:text-small eks:weight-semibold eks:text-subtle"
      >
        {title}
      </div>
      {children}
    </div>
  )
}

interface RowProps {
  id: string
  option: ListboxOption
  index: number
  /** The number of rows, while not all of them are drawn. */
  total: number | undefined
  query: string
  active: boolean
  selected: boolean
  multiple: boolean | undefined
  onChoose: (index: number, event: Event) => void
  onMark: (index: number) => void
}

// Marking another row must not render four hundred rows again.
const Row = memo(function Row(props: RowProps) {
  const { id, option, index, total, query, active, selected, multiple, onChoose, onMark } = props
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text field holds the focus and handles the keys (aria-activedescendant)
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the text field, as the APG combobox asks
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-setsize={total}
      aria-posinset={total && index + 1}
      aria-disabled={option.disabledReason !== undefined || undefined}
      data-value={option.value}
      data-active={active || undefined}
      onClick={(event) => onChoose(index, event.nativeEvent)}
      onMouseMove={() => onMark(index)}
      className={cx(
        'eks:flex eks:min-h-item eks:items-center eks:gap-3 eks:rounded-sm eks:edge-1 eks:border-transparent eks:px-2.5 eks:py-1.5 eks:lh-tight',
        active && 'eks:bg-surface-hover eks:[outline:3px_solid_var(--eks-focus-outer)] eks:-outline-offset-3',
        option.disabledReason ? 'eks:cursor-not-allowed eks:text-disabled' : 'eks:cursor-pointer',
      )}
    >
      {multiple && <TickBox on={selected} />}
      <span className="eks:min-w-0 eks:flex-1">
        {/* Keyed by the query: React cannot update text nodes that a browser's translation has replaced. */}
        <span key={query} lang={option.lang}>
          {markedLabel(option.label, query)}
        </span>
        {option.lang && <LanguageMark lang={option.lang} />}
        {option.note && <i className="eks:text-subtle"> {option.note}</i>}
        {option.description && <small className="eks:block eks:text-small eks:text-subtle">{option.description}</small>}
        {option.disabledReason && <small className="eks:block eks:text-small">{option.disabledReason}</small>}
      </span>
      {option.detail && (
        <span className="eks:flex-none eks:text-small eks:tabular eks:text-subtle">{option.detail}</span>
      )}
      {option.end}
      {!multiple && selected && <Check className="eks:size-icon eks:text-action" />}
    </div>
  )
})

/** Names the language of the preceding words: '(engelsk)'. */
function LanguageMark({ lang }: { lang: string }) {
  const { locale } = useEksport()
  return <small className="eks:text-small eks:text-subtle"> ({languageName(lang, locale)})</small>
}

function TickBox({ on }: { on: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'eks:grid eks:size-5.5 eks:flex-none eks:place-items-center eks:rounded-sm eks:edge-1',
        on ? 'eks:border-action eks:bg-action eks:text-on-action' : 'eks:border-field-line eks:bg-surface',
      )}
    >
      {on && <Check strokeWidth={3} className="eks:size-4" />}
    </span>
  )
}

function markedLabel(label: string, query: string): ReactNode {
  const { before, hit, after } = markHit(label, query)
  if (!hit) return label
  return (
    <>
      {before}
      <b>{hit}</b>
      {after}
    </>
  )
}
