'use client'
import type { MultiCodeField } from '@eksport/forms'
import { useEksport } from '../../../../foundation/text/eksport-context.js'
import { useTexts } from '../../../../foundation/text/use-texts.js'
import { MultiCombobox } from '../../../multi-combobox/multi-combobox.js'
import { codeLabel, codeOptions } from '../../code-options.logic.js'
import { formTexts } from '../../form.texts.js'
import { useForm } from '../../form-context.js'
import type { WidgetProps } from '../../form-types.js'
import { textsOf } from '../../values.logic.js'
import { WidgetField } from '../widget-field.js'
import { controlOf } from '../widget-props.js'

/** Several codes of a list. */
export function MultiCodeWidget(props: WidgetProps<MultiCodeField>) {
  const { field, value, hint, onChange } = props
  const { locale } = useEksport()
  const control = controlOf(props)
  const t = useTexts('form', formTexts)
  const entries = useForm().codeLists[field.codeList]
  const chosen = textsOf(value)
  return (
    <WidgetField widget={props} hint={entries ? hint : t('loading')}>
      <MultiCombobox
        options={
          entries
            ? codeOptions(entries, locale, chosen)
            : chosen.map((code) => ({ value: code, label: codeLabel(entries, code, locale) }))
        }
        value={chosen}
        max={field.max}
        withDetail={field.byNumber}
        {...control}
        disabled={control.disabled || !entries}
        onValueChange={(next) => onChange([...next])}
      />
    </WidgetField>
  )
}
