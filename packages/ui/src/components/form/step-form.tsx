'use client'
import { type Answers, type Issue, localize, type Section, visibleSections } from '@eksport/forms'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { ErrorSummary } from '../error-summary/error-summary.js'
import { FieldRows } from './field-view.js'
import { FormContext } from './form-context.js'
import type { FormSurroundings } from './form-types.js'
import { useStepForm } from './use-step-form.js'
import { WidgetContext } from './widget-context.js'
import { widgetOf } from './widgets/index.js'

/** Props of {@link StepForm}. */
export interface StepFormProps<A extends Answers = Answers>
  extends FormSurroundings,
    Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit' | 'onInvalid' | 'noValidate'> {
  /** The description of the page. */
  sections: readonly Section[]
  /** The answers of this page, by field. */
  answers: A
  /** Called for every change, with dependent answers already cleared. Store the answers and pass them back. */
  onAnswersChange: (answers: A, details: { readonly path: string }) => void
  /** Called when the form is submitted without errors. */
  onValid: (answers: A) => void
  /** Called when the form is submitted with errors; the summary has focus then. */
  onInvalid?: (issues: readonly Issue[]) => void
  /** Issues from the server; each is shown until its answer changes. */
  issues?: readonly Issue[]
  /** The whole form, if `answers` are those of one item. @default the answers */
  root?: Answers
  /** Pass it to a submit button outside the form: `<Button type="submit" form={id}>`. */
  id?: string
  /** Replaces the heading and fields of a section, for example with a custom picker. */
  renderSection?: (section: Section, fields: ReactNode) => ReactNode
  /** Content below the heading of a section, before its fields, such as a way to fill all of them in. */
  sectionStart?: (section: Section) => ReactNode
  /** Level of section headings, if not below the page's h1. @default 2 */
  headingLevel?: 2 | 3 | 4
  /** Content after the fields, inside the form. */
  children?: ReactNode
}

/**
 * One page of a form, rendered from its description. The answers are controlled, in one value that includes hidden
 * answers. Nothing typed is lost: text that is not a valid number or date is kept and reported.
 */
export function StepForm<A extends Answers>(props: StepFormProps<A>) {
  const { sections, answers: held, onAnswersChange, onValid, onInvalid, issues, root: whole, ...others } = props
  const {
    now,
    given,
    issueTexts,
    codeLists,
    lookups,
    disabled,
    id,
    renderSection,
    sectionStart,
    headingLevel = 2,
    children,
    className,
    onBlur,
    ...rest
  } = others
  const ownId = useId()
  const formId = id ?? ownId
  const { context, answers, root, change, submit, leave, errors, focusKey } = useStepForm(props, formId)
  return (
    <FormContext value={context}>
      <WidgetContext value={widgetOf}>
        <form
          {...rest}
          noValidate
          id={formId}
          onSubmit={submit}
          onBlur={(event) => {
            onBlur?.(event)
            leave()
          }}
          className={cx('eks-form eks:flex eks:flex-col eks:gap-section-gap', className)}
        >
          {errors.length > 0 && <ErrorSummary focusKey={focusKey} errors={errors} />}
          {visibleSections(sections, answers, root).map((section) => (
            <SectionView
              key={section.id}
              section={section}
              level={headingLevel}
              render={renderSection}
              start={sectionStart}
            >
              <FieldRows fields={section.fields} answers={answers} root={root} prefix="" onChange={change} />
            </SectionView>
          ))}
          {children}
        </form>
      </WidgetContext>
    </FormContext>
  )
}

interface SectionViewProps {
  section: Section
  level: 2 | 3 | 4
  render: StepFormProps['renderSection']
  start: StepFormProps['sectionStart']
  children: ReactNode
}

/** A field with the same name as its section already shows it. */
const isNamedByField = ({ title, fields }: Section, locale: string) =>
  title !== undefined && Object.values(fields).some(({ label }) => localize(label, locale) === localize(title, locale))

/** Heading, introduction and fields: a group, so that screen readers say whose 'Navn' a field asks for. */
function SectionView({ section, level, render, start, children }: SectionViewProps) {
  const { locale } = useEksport()
  const headingId = useId()
  const Heading = `h${level}` as const
  const own = render?.(section, children)
  if (own) return own
  return (
    <section
      className="eks-form-section"
      {...(section.title && !isNamedByField(section, locale) && { role: 'group', 'aria-labelledby': headingId })}
    >
      {section.title && (
        <Heading id={headingId} className={cx('eks:mb-5', level === 2 ? 'eks:text-h2' : 'eks:text-h3')}>
          {localize(section.title, locale)}
        </Heading>
      )}
      {section.intro && (
        <p className="eks:mb-5 eks:max-w-form eks:lh-text eks:text-subtle">{localize(section.intro, locale)}</p>
      )}
      {start?.(section)}
      {children}
    </section>
  )
}
