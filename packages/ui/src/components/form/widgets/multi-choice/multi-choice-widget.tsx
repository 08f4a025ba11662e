'use client'
import { localize, type MultiChoiceField } from '@eksport/forms'
import { useEksport } from '../../../../foundation/text/eksport-context.js'
import { Checkbox } from '../../../checkbox/checkbox.js'
import { Fieldset } from '../../../field/fieldset.js'
import type { WidgetProps } from '../../form-types.js'
import { textsOf } from '../../values.logic.js'
import { questionOf } from '../widget-props.js'

/** Several of a few options, all visible. */
export function MultiChoiceWidget(props: WidgetProps<MultiChoiceField>) {
  const { field, value, disabled, onChange, onBlur } = props
  const { locale } = useEksport()
  const chosen = textsOf(value)
  const toggle = (option: string, on: boolean) => {
    // In the template's order, so that ticking an option again gives the same answer.
    const next = field.options
      .map((each) => each.value)
      .filter((each) => (each === option ? on : chosen.includes(each)))
    onChange(next)
  }
  return (
    <Fieldset {...questionOf(props)} onBlur={() => onBlur()}>
      <div className="eks:mt-1">
        {field.options.map((option) => (
          <Checkbox
            key={option.value}
            label={localize(option.label, locale)}
            checked={chosen.includes(option.value)}
            disabled={disabled}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
        ))}
      </div>
    </Fieldset>
  )
}
