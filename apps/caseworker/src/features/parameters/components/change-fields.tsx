import type { Parameters } from '@eksport/api'
import { type ChangedThing, parameterBounds, periodBounds } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { DatePicker, Field, Input, Select, Switch, TimeSelect } from '@eksport/ui'
import { dayWords, hoursWords, isNewMail } from '../change-words.ts'
import { parameterTexts as texts, unitTexts } from '../parameters.texts.ts'

/** A change being written, with numbers as typed. */
export interface ChangeDraft {
  readonly change: ChangedThing
  readonly number: string
  readonly validFrom: string | null
  readonly reason: string
}

interface ChangeFieldsProps {
  readonly draft: ChangeDraft
  readonly data: Parameters
  readonly onChange: (change: Partial<ChangeDraft>) => void
  /** The error for the path of a field in the request. */
  readonly wrong: (path: string) => string | undefined
}

type Of<Kind extends ChangedThing['kind']> = Extract<ChangedThing, { kind: Kind }>
interface PartProps<Kind extends ChangedThing['kind']> {
  readonly change: Of<Kind>
  readonly data: Parameters
  readonly onValue: (value: Of<Kind>['value']) => void
  readonly wrong: (path: string) => string | undefined
}

/** The fields of a change; a change that only turns something on or off has none. */
export function ChangeFields({ draft, data, onChange, wrong }: ChangeFieldsProps) {
  const { change } = draft
  const withValue = (value: unknown) => onChange({ change: { ...change, value } as ChangedThing })
  const part = { data, wrong, onValue: withValue }
  switch (change.kind) {
    case 'fee':
    case 'rule-parameter':
    case 'period':
      return <NumberField {...{ draft, onChange, wrong }} />
    case 'authority-mail':
      return <MailField change={change} {...part} />
    case 'opening-hours':
      return <HoursFields change={change} {...part} />
    case 'office':
      return <OfficeFields change={change} {...part} />
    case 'office-exception':
      return change.value.removed ? null : <ExceptionFields change={change} {...part} />
    case 'public-holiday':
      return change.value.name === undefined ? null : <HolidayFields change={change} {...part} />
    case 'auto-approve':
    case 'code':
      return null
  }
}

function unitOf(change: ChangedThing) {
  if (change.kind === 'rule-parameter') return parameterBounds[change.subject].unit
  return change.kind === 'period' ? periodBounds[change.subject].unit : undefined
}

function MailField({ change, data, onValue, wrong }: PartProps<'authority-mail'>) {
  const say = useText()
  const isNew = isNewMail(change, data)
  return (
    <Field
      label={say(texts.mail)}
      hint={isNew ? undefined : say(texts.mailHint)}
      required={isNew}
      optional={!isNew}
      width="lg"
      error={wrong('change.value')}
    >
      <Input type="email" value={change.value} maxLength={200} onChange={({ target }) => onValue(target.value)} />
    </Field>
  )
}

function NumberField({ draft, onChange, wrong }: Pick<ChangeFieldsProps, 'draft' | 'onChange' | 'wrong'>) {
  const say = useText()
  const { change, number } = draft
  const unit = unitOf(change)
  const hint = change.kind === 'period' && periodBounds[change.subject].isMany ? say(texts.severalNumbers) : undefined
  return (
    <Field
      label={unit === undefined ? say(texts.amount) : say(texts.newValue, { unit: say(unitTexts[unit]) })}
      hint={hint}
      width="sm"
      error={wrong('change.value')}
      required
    >
      <Input inputMode="decimal" value={number} onChange={({ target }) => onChange({ number: target.value })} />
    </Field>
  )
}

const times = Array.from({ length: 96 }, (_, quarter) => {
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
})

interface Hours {
  readonly open: string
  readonly close: string
  readonly ordinaryUntil?: string | undefined
}

interface HoursRowProps {
  readonly legend: string
  readonly path: string
  readonly hours: Hours
  readonly withOrdinary: boolean
  readonly onHours: (hours: Hours) => void
  readonly wrong: (path: string) => string | undefined
}

function HoursRow({ legend, path, hours, withOrdinary, onHours, wrong }: HoursRowProps) {
  const say = useText()
  const names = withOrdinary ? (['open', 'close', 'ordinaryUntil'] as const) : (['open', 'close'] as const)
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        {names.map((name) => (
          <Field key={name} label={say(texts[name])} width="sm" error={wrong(`${path}.${name}`)}>
            <TimeSelect
              times={times}
              value={hours[name] ?? null}
              onValueChange={(time) => {
                const { ordinaryUntil, ...rest } = { ...hours, [name]: time ?? undefined }
                onHours({ ...rest, ...(ordinaryUntil !== undefined && { ordinaryUntil }) })
              }}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  )
}

function HoursFields({ change, data, onValue, wrong }: PartProps<'opening-hours'>) {
  const say = useText()
  const { value } = change
  const known = data.hours.find(({ code }) => code === change.subject)
  if (known === undefined) return null
  const rowProps = { wrong, withOrdinary: known.regular.ordinaryUntil !== undefined }
  const seasons = value.seasons ?? known.seasons.map(({ hours }) => hours)
  return (
    <>
      {known.seasons.map(({ from, to, hours }, index) => (
        <HoursRow
          key={from}
          {...rowProps}
          legend={say(texts.season, { from: dayWords(from), to: dayWords(to) })}
          path={`change.value.seasons.${index}`}
          hours={seasons[index] ?? hours}
          onHours={(next) => onValue({ ...value, seasons: seasons.with(index, next) })}
        />
      ))}
      <HoursRow
        {...rowProps}
        legend={say(texts.regular)}
        path="change.value.regular"
        hours={value.regular ?? known.regular}
        onHours={(regular) => onValue({ ...value, regular })}
      />
      <Field label={say(texts.leadMinutes)} width="sm" error={wrong('change.value.leadMinutes')}>
        <Input
          type="number"
          min={0}
          max={1440}
          value={String(value.leadMinutes ?? known.leadMinutes)}
          onChange={({ target }) => onValue({ ...value, leadMinutes: Number(target.value) })}
        />
      </Field>
    </>
  )
}

function OfficeFields({ change, data, onValue, wrong }: PartProps<'office'>) {
  const say = useText()
  const { value } = change
  const known = data.offices.find(({ code }) => code === change.subject)
  if (known === undefined) return null
  const { active, openingHours, address } = { ...known, ...value }
  return (
    <>
      <Switch
        label={say(texts.active)}
        checked={active}
        onCheckedChange={(next) => onValue({ ...value, active: next })}
      />
      <Field label={say(texts.openingHours)} width="lg" error={wrong('change.value.openingHours')}>
        <Select value={openingHours} onChange={({ target }) => onValue({ ...value, openingHours: target.value })}>
          {data.hours.map(({ code }) => (
            <option key={code} value={code}>
              {hoursWords(say, code, data)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={say(texts.address)} optional error={wrong('change.value.address')}>
        <Input
          value={address}
          maxLength={200}
          onChange={({ target }) => onValue({ ...value, address: target.value })}
        />
      </Field>
    </>
  )
}

type Words = { readonly nb: string; readonly nn: string; readonly en: string }
const nameLabels = { nb: texts.nameNb, nn: texts.nameNn, en: texts.nameEn } as const

interface NameFieldsProps {
  readonly name: Words
  readonly onName: (name: Words) => void
  readonly wrong: (path: string) => string | undefined
}

function NameFields({ name, onName, wrong }: NameFieldsProps) {
  const say = useText()
  return (['nb', 'nn', 'en'] as const).map((locale) => (
    <Field
      key={locale}
      label={say(nameLabels[locale])}
      optional={locale !== 'nb'}
      error={wrong(`change.value.name.${locale}`)}
    >
      <Input
        value={name[locale]}
        maxLength={200}
        onChange={({ target }) => onName({ ...name, [locale]: target.value })}
      />
    </Field>
  ))
}

function ExceptionFields({ change, onValue, wrong }: PartProps<'office-exception'>) {
  const say = useText()
  const { hours, ...closed } = change.value
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Field label={say(texts.fromDay)} error={wrong('change.value.from')} required>
          <DatePicker
            className="max-w-44"
            value={change.value.from || null}
            onValueChange={(from) => onValue({ ...change.value, from: from ?? '' })}
          />
        </Field>
        <Field label={say(texts.toDay)} error={wrong('change.value.to')} required>
          <DatePicker
            className="max-w-44"
            value={change.value.to || null}
            onValueChange={(to) => onValue({ ...change.value, to: to ?? '' })}
          />
        </Field>
      </div>
      <Switch
        label={say(texts.partlyOpen)}
        checked={hours !== undefined}
        onCheckedChange={(open) => onValue(open ? { ...closed, hours: { open: '08:00', close: '12:00' } } : closed)}
      />
      {hours && (
        <HoursRow
          legend={say(texts.openingHours)}
          path="change.value.hours"
          hours={hours}
          withOrdinary={false}
          wrong={wrong}
          onHours={(next) => onValue({ ...closed, hours: { open: next.open, close: next.close } })}
        />
      )}
      <NameFields name={change.value.name} onName={(name) => onValue({ ...change.value, name })} wrong={wrong} />
    </>
  )
}

function HolidayFields({ change, onValue, wrong }: PartProps<'public-holiday'>) {
  const say = useText()
  const { value } = change
  const { name = { nb: '', nn: '', en: '' }, monthDay = '' } = value
  return (
    <>
      <Field label={say(texts.monthDay)} width="sm" error={wrong('change.value.monthDay')} required>
        <Input
          value={/^\d\d-\d\d$/.test(monthDay) ? monthDay.split('-').toReversed().join('.') : monthDay}
          maxLength={6}
          onChange={({ target }) => onValue({ ...value, monthDay: readMonthDay(target.value) })}
        />
      </Field>
      <NameFields name={name} onName={(next) => onValue({ ...value, name: next })} wrong={wrong} />
    </>
  )
}

/** Reads a date such as `24.12` as MM-DD; other text stays as typed. */
function readMonthDay(typed: string): string {
  const [, day, month] = /^(\d\d)\.(\d\d)\.?$/.exec(typed) ?? []
  return day === undefined ? typed : `${month}-${day}`
}
