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
  /** What is known, in the order that it is read; `compareSections` puts the changes against an original in. */
  sections: readonly FactSection<Id>[]
  /** What it is compared with: 'mot søknad 4030'. Where it is given the summary of changes stands over the sections. */
  against?: ReactNode
  /** Shows only what changed, while anything did. */
  onlyChanges?: boolean | undefined
  /** Whether only what changed shows at first. */
  defaultOnlyChanges?: boolean | undefined
  /** Called when the reader shows everything, or only what changed. */
  onOnlyChangesChange?: ((onlyChanges: boolean, details: ChangeDetails<'toggle'>) => void) | undefined
  /** Over the summary: the name of the thing, its state. */
  header?: ReactNode
  /** How many changes the header marks. */
  headerMarks?: number
  /** Between the header and the sections: what must be heeded. */
  notice?: ReactNode
  /** Draws what stands under the heading of a section; `content` is what would stand there. */
  renderSection?: ((section: RenderedSection<Id>) => ReactNode) | undefined
  /** The list of sections at the side; off where the page has its own. */
  anchors?: boolean | undefined
  /** Level of the sections' headings. */
  headingLevel?: 2 | 3
  /** Before the id of a section in its address: 'section' makes `#section-holder`. */
  idPrefix?: string
  /** Own wording for single texts of this one. */
  messages?: CatalogueOverrides<typeof factSectionsTexts> | undefined
}

/**
 * Facts to be read, section by section, and what has changed in them since an original: counted, each of them a key away,
 * and alone if one wants. Prints as a clean paper copy. It changes nothing; actions stand around it.
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
