import type { Parameters } from '@eksport/api'
import { type ChangedThing, today } from '@eksport/domain'
import { addDays } from '@eksport/forms'
import { useNow } from '@eksport/portal/case/use-now.ts'
import { type Say, useText } from '@eksport/portal/text/use-text.ts'
import { Button, Section } from '@eksport/ui'
import { Plus } from 'lucide-react'
import { dayWords, exceptionWords, hoursWords, pageKinds, yearWords } from '../change-words.ts'
import { parameterTexts as texts } from '../parameters.texts.ts'
import { type Change, ParameterPage, ThingRow } from './parameter-page.tsx'

type Office = Parameters['offices'][number]
const noWords = { nb: '', nn: '', en: '' }

/** [ADM-01] The opening hours of the offices, and the days they are closed. */
export function OfficesPage() {
  const say = useText()
  return (
    <ParameterPage title={texts.officesTitle} lead={texts.officesLead} kinds={pageKinds.offices}>
      {(data, change) => (
        <>
          <Section heading={say(texts.hours)}>
            <ul className="border-y border-line">
              {data.hours.map(({ code, regular, seasons }) => (
                <ThingRow
                  key={code}
                  name={hoursWords(say, code, data)}
                  value={yearWords(say, seasons, regular)}
                  onChange={() => change({ kind: 'opening-hours', subject: code, value: {} })}
                />
              ))}
            </ul>
          </Section>
          <Offices data={data} change={change} />
          <Holidays data={data} change={change} />
        </>
      )}
    </ParameterPage>
  )
}

type Exception = Extract<ChangedThing, { kind: 'office-exception' }>['value']

/** Groups consecutive days with the same hours and name into one exception, as they were entered. */
function exceptionsOf({ exceptions }: Office): Exception[] {
  const found: Exception[] = []
  for (const { date, name, hours } of exceptions) {
    const last = found.at(-1)
    const isAlike = JSON.stringify([last?.name, last?.hours]) === JSON.stringify([name, hours])
    if (last !== undefined && isAlike && addDays(last.to, 1) === date) found[found.length - 1] = { ...last, to: date }
    else found.push({ from: date, to: date, name, ...(hours && { hours }) })
  }
  return found
}

function Exceptions({ office, change }: { readonly office: Office; readonly change: Change }) {
  const say = useText()
  return (
    <ul className="text-small">
      {exceptionsOf(office).map((value) => {
        const words = exceptionWords(say, value)
        return (
          <li key={value.from} className="flex flex-wrap items-center gap-x-3">
            <span className="min-w-0 wrap-anywhere">{words}</span>
            <Button
              small
              kind="quiet"
              aria-label={`${say(texts.takeAway)} ${office.name} ${words}`}
              onClick={() =>
                change({ kind: 'office-exception', subject: office.code, value: { ...value, removed: true } })
              }
            >
              {say(texts.takeAway)}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

interface PartProps {
  readonly data: Parameters
  readonly change: Change
}

function Offices({ data, change }: PartProps) {
  const say = useText()
  const day = today(useNow())
  return (
    <Section heading={say(texts.offices)}>
      <ul className="border-y border-line">
        {data.offices.map((office) => (
          <li key={office.code} className="border-b border-line py-2 last:border-b-0">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-semibold">{office.name}</p>
                <p className="text-small text-subtle">
                  {[office.active ? '' : say(texts.closedDown), office.address].filter(Boolean).join(' · ')}
                </p>
                <Exceptions office={office} change={change} />
              </div>
              <Button
                small
                icon={<Plus aria-hidden="true" />}
                aria-label={`${say(texts.newException)} ${office.name}`}
                onClick={() =>
                  change({
                    kind: 'office-exception',
                    subject: office.code,
                    value: { from: day, to: day, name: noWords },
                  })
                }
              >
                {say(texts.newException)}
              </Button>
              <Button
                small
                aria-label={`${say(texts.change)} ${office.name}`}
                onClick={() => change({ kind: 'office', subject: office.code, value: {} })}
              >
                {say(texts.change)}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function whenWords(say: Say, on: Parameters['holidays'][number]['on']): string {
  if ('easter' in on) {
    if (on.easter === 0) return say(texts.easterSunday)
    if (on.easter === 1) return say(texts.dayAfterEaster)
    return say(on.easter < 0 ? texts.beforeEaster : texts.afterEaster, { days: Math.abs(on.easter) })
  }
  const days = 'monthDay' in on ? [on.monthDay] : [on.from, on.to]
  return days.map(dayWords).join('–')
}

function Holidays({ data, change }: PartProps) {
  const say = useText()
  return (
    <Section
      heading={say(texts.holidays)}
      headingEnd={
        <Button
          small
          icon={<Plus aria-hidden="true" />}
          onClick={() =>
            change({
              kind: 'public-holiday',
              subject: 'NEW',
              value: { observed: true, monthDay: '', name: noWords },
            })
          }
        >
          {say(texts.newHoliday)}
        </Button>
      }
    >
      <ul className="border-y border-line">
        {data.holidays.map(({ code, name, on, observed }) => (
          <ThingRow
            key={code}
            name={say(name)}
            more={observed ? undefined : say(texts.notObserved)}
            value={whenWords(say, on)}
            action={observed ? texts.takeAway : texts.putBack}
            onChange={() => change({ kind: 'public-holiday', subject: code, value: { observed: !observed } })}
          />
        ))}
      </ul>
    </Section>
  )
}
