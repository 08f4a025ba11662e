'use client'
import { type ConsentField, consentTo, isGiven, localize } from '@eksport/forms'
import { useEksport } from '../../../../foundation/text/eksport-context.js'
import { Checkbox } from '../../../checkbox/checkbox.js'
import type { WidgetProps } from '../../form-types.js'

/** A declaration: its text, and the checkbox that confirms it. */
export function ConsentWidget({
  field,
  id,
  value,
  label,
  hint,
  optional,
  disabled,
  error,
  onChange,
  onBlur,
}: WidgetProps<ConsentField>) {
  const { locale } = useEksport()
  const statement = field.statement && localize(field.statement, locale)
  return (
    <div className="eks-consent eks:max-w-form">
      {statement && (
        <div id={`${id}-statement`} className="eks:mb-3 eks:whitespace-pre-line eks:lh-text">
          {statement}
        </div>
      )}
      <Checkbox
        id={id}
        label={label}
        hint={hint}
        error={error()}
        required={!optional}
        aria-describedby={statement ? `${id}-statement` : undefined}
        checked={isGiven(field, value)}
        disabled={disabled}
        onChange={(event) => onChange(consentTo(field, event.target.checked))}
        onBlur={() => onBlur()}
      />
    </div>
  )
}
