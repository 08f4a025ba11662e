import type { Parameters } from '@eksport/api'
import { formatDate, today } from '@eksport/domain'
import { useNow } from '@eksport/portal/case/use-now.ts'
import type { Say } from '@eksport/portal/text/use-text.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Section } from '@eksport/ui'
import { Plus } from 'lucide-react'
import { hoursWords } from '../change-words.ts'
import { parameterTexts as texts } from '../parameters.texts.ts'
import { type Change, ParameterPage, ThingRow } from './parameter-page.tsx'

type Office = Parameters['offices'][number]
type Hours = { readonly open: string; readonly close: string }
const span = ({ open, close }: Hours) => `${open}–${close}`
const noWords = { nb: '', nn: '', en: '' }

/** [ADM-01] When which office is open, and on which days it is not. */
export function OfficesPage() {
  const say = useText()
  return (
    <ParameterPage
      title={texts.officesTitle}
      lead={texts.officesLead}
      kinds={['opening-hours', 'office', 'office-exception', 'public-holiday']}
    >
      {(data, change) => (
        <>
          <Section heading={say(texts.hours)}>
            <ul className="border-y border-line">
              {data.hours.map(({ code, regular, seasons, leadMinutes }) => (
                <ThingRow
                  key={code}
                  name={hoursWords(say, code, data)}
                  value={[...seasons.map(({ hours }) => hours), regular].map(span).join(', ')}
                  onChange={() =>
                    change({
                      kind: 'opening-hours',
                      subject: code,
                      value: { regular, seasons: seasons.map(({ hours }) => hours), leadMinutes },
                    })
                  }
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

function exceptionWords(say: Say, { exceptions }: Office): string {
  return exceptions
    .map(({ date, name, hours }) => `${formatDate(date)} ${hours ? span(hours) : say(texts.closed)}: ${say(name)}`)
    .join(' · ')
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
                  {[office.active ? '' : say(texts.closedDown), office.address, exceptionWords(say, office)]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
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
                onClick={() => {
                  const { active, openingHours, address } = office
                  change({ kind: 'office', subject: office.code, value: { active, openingHours, address } })
                }}
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
  if ('easter' in on) return say(texts.easter, { days: on.easter })
  const days = 'monthDay' in on ? [on.monthDay] : [on.from, on.to]
  return days.map((one) => `${one.split('-').toReversed().join('.')}.`).join('–')
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
        {data.holidays.map(({ code, name, on }) => (
          <ThingRow
            key={code}
            name={say(name)}
            value={whenWords(say, on)}
            action={texts.takeAway}
            onChange={() => change({ kind: 'public-holiday', subject: code, value: { observed: false } })}
          />
        ))}
      </ul>
    </Section>
  )
}
