'use client'
import {
  type Answers,
  type Field,
  type FieldRecord,
  getAt,
  holds,
  isRequired,
  issueText,
  localize,
} from '@eksport/forms'
import { memo, useContext } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { fieldRows, type PathField, widthOf } from './field-rows.logic.js'
import { useForm } from './form-context.js'
import { idOf } from './values.logic.js'
import { WidgetContext } from './widget-context.js'

interface FieldViewProps {
  path: string
  field: Field
  answers: Answers
  root: Answers
  /** The whole path that the field's path is relative to; empty in the form itself. */
  prefix: string
  compact?: boolean
  onChange: (path: string, value: unknown) => void
}

const join = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join('.')

/** Kinds whose widget reads the surrounding answers. */
const looksAround = ({ kind }: Field) => kind === 'list' || kind === 'time'

/** Whether a field can skip rendering: other answers changed, and they do not decide whether it is required. */
function isSameField(before: FieldViewProps, { path, field, answers, root, ...after }: FieldViewProps): boolean {
  const isAlike = Object.entries(after).every(([name, value]) => before[name as keyof typeof after] === value)
  if (!isAlike || before.path !== path || before.field !== field) return false
  if (before.answers === answers && before.root === root) return true
  return (
    !looksAround(field) &&
    getAt(before.answers, path) === getAt(answers, path) &&
    isRequired(field, before.answers, before.root) === isRequired(field, answers, root)
  )
}

/** One field with its widget. Labels, requirement and errors are computed here, so that widgets only render. */
const FieldView = memo(function FieldView({
  path,
  field,
  answers,
  root,
  prefix,
  compact = false,
  onChange,
}: FieldViewProps) {
  const form = useForm()
  const { locale } = useEksport()
  const Widget = useContext(WidgetContext)?.(field)
  if (!Widget) return null
  const whole = join(prefix, path)
  const isQuestion = field.kind !== 'toggle' && field.kind !== 'fixed'
  return (
    <Widget
      field={field}
      id={idOf(form.formId, whole)}
      path={whole}
      value={getAt(answers, path)}
      answers={answers}
      root={root}
      label={localize(field.label, locale)}
      hint={field.hint && localize(field.hint, locale)}
      optional={isQuestion && !isRequired(field, answers, root)}
      disabled={form.disabled ?? false}
      compact={compact}
      error={(at) => {
        const issue = form.visibleIssue(join(whole, at))
        return issue && issueText(issue, locale, form.issueTexts)
      }}
      onChange={(value, at) => {
        form.touch(join(whole, at))
        onChange(path, value)
      }}
      onBlur={(at) => form.leave(join(whole, at))}
    />
  )
}, isSameField)

interface FieldRowsProps extends Omit<FieldViewProps, 'path' | 'field'> {
  fields: FieldRecord
  /** All fields in one wrapping row: a list item. */
  together?: boolean
}

const isShort = (field: Field) => /^(xs|sm)$/.test(widthOf(field))
const inRow = (field: Field) => cx('eks-form-cell', isShort(field) ? 'eks:max-w-sm' : 'eks:grow eks:basis-34')
/** Two long answers declared as a pair have the full width of the form. */
const isRoomy = (row: readonly PathField[]) => row.every(([, field]) => !isShort(field)) && row[1]?.[1].besidePrevious

const itemClass = 'eks:flex eks:min-w-0 eks:flex-1 eks:flex-wrap eks:items-start eks:gap-4'
const pairClass = 'eks:flex eks:min-w-0 eks:grow-2 eks:basis-72 eks:flex-wrap eks:gap-4 eks:*:grow eks:*:basis-34'

/** A pair wraps to the next row together; a list within an item takes its whole width. */
function boxOf(row: readonly PathField[]): string {
  if (row.length > 1) return pairClass
  return row[0]?.[1].kind === 'list' ? 'eks:min-w-0 eks:basis-full' : 'eks:min-w-0 eks:grow eks:basis-34'
}

/** The fields currently asked for, in rows. */
export function FieldRows({ fields, together, ...scope }: FieldRowsProps) {
  const asked = Object.entries(fields).filter(([, field]) => holds(field.when, scope.answers, scope.root))
  const view = ([path, field]: PathField) => (
    <FieldView key={path} {...scope} compact={together} path={path} field={field} />
  )
  if (together) {
    return (
      <div className={itemClass}>
        {fieldRows(asked).map((row) => (
          <div key={row[0]?.[0]} className={boxOf(row)}>
            {row.map(view)}
          </div>
        ))}
      </div>
    )
  }
  return (
    <div className="eks:flex eks:flex-col eks:gap-field-gap">
      {fieldRows(asked).map((row) => {
        const [first] = row
        if (row.length === 1 && first) return view(first)
        return (
          <div key={first?.[0]} className={cx('eks-form-row', isRoomy(row) ? 'eks:max-w-form' : 'eks:max-w-lg')}>
            {row.map((entry) => (
              <div key={entry[0]} className={inRow(entry[1])}>
                {view(entry)}
              </div>
            ))}
          </div>
        )
      })}
    </div>
  )
}
