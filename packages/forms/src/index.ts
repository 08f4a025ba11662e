export { getAt, groupBy, isPathWithin, itemsAt, pathsMeet, setAt } from './answers/answers.ts'
// Types that appear in the declarations of other packages must be exported, or those packages cannot emit theirs.
export type { AskedBy, Asking, asked, InItems, ReadBy, read, Whole } from './define/asking.ts'
export type { Answers, SectionCheck, ValidationContext } from './define/check.ts'
export type { Comparable, Condition } from './define/condition.ts'
export { defineStep } from './define/define-step.ts'
export {
  type AskedIn,
  all,
  any,
  type CheckOf,
  describeForm,
  inForm,
  type ListOf,
  type Lookup,
  not,
  type ReadIn,
  type SectionOf,
} from './define/describe-form.ts'
export type {
  Charset,
  ChoiceField,
  Clearing,
  CodeField,
  ConsentField,
  DateField,
  DateRangeField,
  EmailField,
  Field,
  FieldBase,
  FieldKind,
  FieldRecord,
  FieldWidth,
  FixedField,
  InternationalPhoneField,
  ListField,
  LookupField,
  MultiChoiceField,
  MultiCodeField,
  NumberField,
  Option,
  PhoneField,
  TextField,
  TextListField,
  TimeField,
  ToggleField,
  YesNoField,
} from './define/field.ts'
export {
  choice,
  code,
  consent,
  date,
  dateRange,
  email,
  fixed,
  internationalPhone,
  lookup,
  multiChoice,
  multiCode,
  number,
  phone,
  text,
  textList,
  time,
  toggle,
  yesNo,
} from './define/fields.ts'
export type { AtPath, FieldFor, FieldsOf, NoOthers, PartsAt, Path } from './define/path.ts'
export type { FormTemplate, Section, Step, StepItems, StepUpload } from './define/template.ts'
export { applyDependencies } from './derive/apply-dependencies.ts'
export { holds, isRequired } from './derive/conditions.ts'
export { emptyAnswers } from './derive/empty-answers.ts'
export { formInShape } from './derive/in-shape.ts'
export { relevantAnswers } from './derive/relevant-answers.ts'
export { type StepState, type StepStatus, stepStates } from './derive/step-states.ts'
export {
  type StepSummary,
  type SummaryItem,
  type SummaryRow,
  type SummarySection,
  summarize,
} from './derive/summarize.ts'
export { timeChoices } from './derive/time-choices.ts'
export { validateSections } from './derive/validate-sections.ts'
export { validateStep, validateTemplate } from './derive/validate-step.ts'
export { type VisibleField, visibleFields, visibleSections } from './derive/visible-fields.ts'
export { commonIssueTexts } from './issue/common-issue-texts.ts'
export { type Issue, type IssueCatalogue, issueText } from './issue/issue.ts'
export { type Consent, consentTo, isConsent, isGiven } from './kinds/consent/consent.ts'
export type { DisplayContext } from './kinds/index.ts'
export { largestNumber } from './kinds/number/number.ts'
export { applyEdits, type Conflict, type Merged, readAt, settle } from './merge/apply-edits.ts'
export { type Edit, editsBetween, type IsWhole } from './merge/edits-between.ts'
export { placeOf, wholeAnswers } from './merge/whole-answers.ts'
export { foreignCharacters, latinDigits, withoutInvisible } from './text/characters.ts'
export { choiceNames } from './text/choice-names.ts'
export { dateSigns, formatDate, formatInstant, formatNumber, numberSigns } from './text/format.ts'
export {
  fillIn,
  type Locale,
  type LocalizedText,
  languageTags,
  locales,
  localize,
  nearestLocale,
  type Register,
  type TextParams,
} from './text/localized-text.ts'
export { monthNames, shortWeekdayNames, weekdayNames } from './time/names.ts'
export {
  addDays,
  addMonths,
  asPlainDate,
  asPlainTime,
  daysBetween,
  isPlainDate,
  isPlainTime,
  type PlainDate,
  type PlainTime,
  weekday,
} from './time/plain-date.ts'
export {
  type DateOrder,
  type DateReading,
  orderOf,
  type ParsedDate,
  parseDate,
  readDate,
} from './time/read-date.ts'
export { isRelativeDate, type RelativeDate, relativeDatePattern, resolveDate } from './time/relative-date.ts'
export {
  epochOf,
  type Instant,
  isShown,
  minutesOfDay,
  minutesUntil,
  type PlainNow,
  plainNow,
  timeOfMinutes,
  today,
} from './time/zone.ts'
