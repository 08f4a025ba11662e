export type { DisplayContext, FieldIssue, Kind } from './kind.ts'

import type { Field, FieldKind } from '../define/field.ts'
import { choice } from './choice/choice.ts'
import { code } from './code/code.ts'
import { consent } from './consent/consent.ts'
import { date } from './date/date.ts'
import { dateRange } from './date-range/date-range.ts'
import { email } from './email/email.ts'
import { fixed } from './fixed/fixed.ts'
import { internationalPhone } from './international-phone/international-phone.ts'
import type { Kind } from './kind.ts'
import { list } from './list/list.ts'
import { lookup } from './lookup/lookup.ts'
import { multiChoice } from './multi-choice/multi-choice.ts'
import { multiCode } from './multi-code/multi-code.ts'
import { number } from './number/number.ts'
import { phone } from './phone/phone.ts'
import { text } from './text/text.ts'
import { textList } from './text-list/text-list.ts'
import { time } from './time/time.ts'
import { toggle } from './toggle/toggle.ts'
import { yesNo } from './yes-no/yes-no.ts'

const kinds: { readonly [K in FieldKind]: Kind<Extract<Field, { kind: K }>> } = {
  text,
  'text-list': textList,
  email,
  phone,
  'international-phone': internationalPhone,
  number,
  date,
  'date-range': dateRange,
  time,
  choice,
  'multi-choice': multiChoice,
  code,
  'multi-code': multiCode,
  lookup,
  consent,
  toggle,
  'yes-no': yesNo,
  fixed,
  list,
}

/** The kind of a field. */
export function kindOf(field: Field): Kind {
  return kinds[field.kind]
}
