import type { Parameters } from '@eksport/api'
import { type PeriodName, periodBounds } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Section } from '@eksport/ui'
import { pageKinds, periodValue } from '../change-words.ts'
import { periodTexts, parameterTexts as texts } from '../parameters.texts.ts'
import { type Change, ParameterPage, ThingRow } from './parameter-page.tsx'

const names = Object.keys(periodTexts) as PeriodName[]
const isReminder = (name: PeriodName) => periodBounds[name].isMany === true || name === 'clarificationOverdueDays'

/** [ADM-02] [ACT-14] When reminders are sent, and how long data are kept. */
export function PeriodsPage() {
  const say = useText()
  return (
    <ParameterPage title={texts.periodsTitle} lead={texts.periodsLead} kinds={pageKinds.periods}>
      {(data, change) => (
        <>
          <Section heading={say(texts.reminders)}>
            <Periods names={names.filter(isReminder)} data={data} change={change} />
          </Section>
          <Section heading={say(texts.deletion)}>
            <Periods names={names.filter((name) => !isReminder(name))} data={data} change={change} />
            <p className="mt-3 max-w-text text-subtle">{say(texts.keptForGood)}</p>
          </Section>
        </>
      )}
    </ParameterPage>
  )
}

interface PeriodsProps {
  readonly names: readonly PeriodName[]
  readonly data: Parameters
  readonly change: Change
}

function Periods({ names: shown, data, change }: PeriodsProps) {
  const say = useText()
  return (
    <ul className="border-y border-line">
      {shown.map((name) => {
        const value = data.periods.find((one) => one.name === name)?.value ?? []
        return (
          <ThingRow
            key={name}
            name={say(periodTexts[name])}
            value={periodValue(say, name, value)}
            onChange={() => change({ kind: 'period', subject: name, value })}
          />
        )
      })}
    </ul>
  )
}
