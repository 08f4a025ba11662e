'use client'
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'
import { OwnMessages } from '../../foundation/text/own-messages.js'
import { ChangeSummary } from './change-summary.js'
import { FactAnchors } from './fact-anchors.js'
import { FactSectionView, type RenderedSection } from './fact-section.js'
import type { factSectionsTexts } from './fact-sections.texts.js'
import { type FactSection, marksOf } from './sections.logic.js'

/** Props of {@link FactSections}. */
export interface FactSectionsProps<Id extends string = string> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The facts, in reading order; `compareSections` adds the changes from an original. */
  sections: readonly FactSection<Id>[]
  /** What it is compared with: 'mot søknad 4030'. If given, the summary of changes is shown above the sections. */
  against?: ReactNode
  /** Shows only what changed, if anything did. */
  onlyChanges?: boolean | undefined
  /** Whether only changes are shown at first. */
  defaultOnlyChanges?: boolean | undefined
  /** Called when the reader switches between everything and only changes. */
  onOnlyChangesChange?: ((onlyChanges: boolean, details: ChangeDetails<'toggle'>) => void) | undefined
  /** Above the summary: the name of the thing, its state. */
  header?: ReactNode
  /** How many changes the header marks. */
  headerMarks?: number
  /** Between the header and the sections: important notices. */
  notice?: ReactNode
  /** Renders the content below the heading of a section; `content` is the default. */
  renderSection?: ((section: RenderedSection<Id>) => ReactNode) | undefined
  /** Shows the list of sections at the side; turn it off where the page has its own. */
  anchors?: boolean | undefined
  /** Level of the sections' headings. */
  headingLevel?: 2 | 3
  /** Prefix of the section ids in the address: 'section' makes `#section-holder`. */
  idPrefix?: string
  /** Overrides single texts of this component. */
  messages?: CatalogueOverrides<typeof factSectionsTexts> | undefined
}

/**
 * Read-only facts in sections, with the changes from an original: counted, reachable by keyboard, and shown alone on
 * request. Prints as a clean paper copy. Actions are placed around it.
 */
export function FactSections<Id extends string>(props: FactSectionsProps<Id>) {
  const { sections, against, onlyChanges: given, defaultOnlyChanges = false, onOnlyChangesChange, ...others } = props
  const { header, headerMarks = 0, notice, renderSection, anchors = true, headingLevel = 2, ...more } = others
  const { idPrefix = 'section', messages, className, ...rest } = more
  const root = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useControllable<boolean, 'toggle'>({
    value: given,
    defaultValue: defaultOnlyChanges,
    onChange: onOnlyChangesChange,
  })
  const places = sections.map((section) => ({
    section,
    id: `${idPrefix}-${section.id}`,
    title: section.title,
    marks: marksOf(section),
  }))
  const marks = places.reduce((sum, place) => sum + place.marks, headerMarks)
  const onlyChanges = asked && marks > 0
  const shown = onlyChanges ? places.filter((place) => place.marks > 0) : places
  return (
    <OwnMessages name="fact-sections" messages={messages}>
      <div
        {...rest}
        className={cx('eks-fact-sections eks:text-ui eks:text-text', className)}
        data-anchors={anchors || undefined}
      >
        {anchors && <FactAnchors places={shown} />}
        <div ref={root} className="eks:min-w-0">
          {header}
          {against !== undefined && (
            <ChangeSummary
              {...{ places, marks, against, root, onlyChanges, headingLevel }}
              onOnlyChangesChange={(only) => setAsked(only, 'toggle')}
            />
          )}
          {notice && (
            <div className={cx('eks:mb-4 eks:empty:hidden', against !== undefined && 'eks:mt-4')}>{notice}</div>
          )}
          {shown.map(({ section, id }) => (
            <FactSectionView
              key={id}
              elementId={id}
              state={{ onlyChanges }}
              {...{ section, headingLevel, renderSection }}
            />
          ))}
        </div>
      </div>
    </OwnMessages>
  )
}
