'use client'
import type { CodeField } from '@eksport/forms'
import { useEksport } from '../../../../foundation/text/eksport-context.js'
import { useTexts } from '../../../../foundation/text/use-texts.js'
import { Combobox } from '../../../combobox/combobox.js'
import { Select } from '../../../select/select.js'
import { codeLabel, codeOptions, wholeLabel } from '../../code-options.logic.js'
import { formTexts } from '../../form.texts.js'
import { useForm } from '../../form-context.js'
import type { WidgetProps } from '../../form-types.js'
import { codeOf } from '../../values.logic.js'
import { WidgetField } from '../widget-field.js'
import { controlOf } from '../widget-props.js'

/** Lists up to this length need no search. */
const shortList = 12

/** One code of a list: a native select if it is short, a search if it is long. */
export function CodeWidget(props: WidgetProps<CodeField>) {
  const { field, value, hint, onChange } = props
  const { locale } = useEksport()
  const control = controlOf(props)
  const t = useTexts('form', formTexts)
  const entries = useForm().codeLists[field.codeList]
  const code = codeOf(value)
  const options = entries ? codeOptions(entries, locale, code ? [code] : []) : []
  if (options.length > shortList) {
    return (
      <WidgetField widget={props}>
        <Combobox
          options={options}
          value={code}
          withDetail={field.byNumber}
          {...control}
          onValueChange={(next) => onChange(next ?? undefined)}
        />
      </WidgetField>
    )
  }
  return (
    <WidgetField widget={props} hint={entries ? hint : t('loading')}>
      <Select
        value={code ?? ''}
        {...control}
        disabled={control.disabled || !entries}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">{t('choose')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {wholeLabel(option, { byNumber: field.byNumber, locale })}
          </option>
        ))}
        {code !== null && !options.some((option) => option.value === code) && (
          <option value={code}>{codeLabel(entries, code, locale)}</option>
        )}
      </Select>
    </WidgetField>
  )
}
