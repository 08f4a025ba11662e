import type { Field, FieldKind } from '@eksport/forms'
import type { Widget } from '../form-types.js'
import { ChoiceWidget } from './choice/choice-widget.js'
import { CodeWidget } from './code/code-widget.js'
import { ConsentWidget } from './consent/consent-widget.js'
import { DateWidget } from './date/date-widget.js'
import { DateRangeWidget } from './date-range/date-range-widget.js'
import { EmailWidget } from './email/email-widget.js'
import { FixedWidget } from './fixed/fixed-widget.js'
import { InternationalPhoneWidget } from './international-phone/international-phone-widget.js'
import { ListWidget } from './list/list-widget.js'
import { LookupWidget } from './lookup/lookup-widget.js'
import { MultiChoiceWidget } from './multi-choice/multi-choice-widget.js'
import { MultiCodeWidget } from './multi-code/multi-code-widget.js'
import { NumberWidget } from './number/number-widget.js'
import { PhoneWidget } from './phone/phone-widget.js'
import { TextWidget } from './text/text-widget.js'
import { TextListWidget } from './text-list/text-list-widget.js'
import { TimeWidget } from './time/time-widget.js'
import { ToggleWidget } from './toggle/toggle-widget.js'
import { YesNoWidget } from './yes-no/yes-no-widget.js'

/** The widgets by kind. A kind added to the forms does not compile here until it has one. */
export type Widgets = { readonly [Kind in FieldKind]: Widget<Extract<Field, { kind: Kind }>> }

const widgets: Widgets = {
  text: TextWidget,
  'text-list': TextListWidget,
  email: EmailWidget,
  phone: PhoneWidget,
  'international-phone': InternationalPhoneWidget,
  number: NumberWidget,
  date: DateWidget,
  'date-range': DateRangeWidget,
  time: TimeWidget,
  choice: ChoiceWidget,
  'multi-choice': MultiChoiceWidget,
  code: CodeWidget,
  'multi-code': MultiCodeWidget,
  lookup: LookupWidget,
  consent: ConsentWidget,
  toggle: ToggleWidget,
  'yes-no': YesNoWidget,
  fixed: FixedWidget,
  list: ListWidget,
}

/** The widget of a field's kind, ready for that field. */
export function widgetOf(field: Field): Widget {
  // The table pairs each kind with its widget, but TypeScript cannot follow that through an index.
  return widgets[field.kind] as Widget
}
