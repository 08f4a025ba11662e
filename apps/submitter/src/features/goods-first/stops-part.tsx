import { formatDate } from '@eksport/domain'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Section } from '@eksport/ui'
import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { goodsTexts as texts } from './goods.texts.ts'
import type { Stops } from './stops.ts'

const signs = {
  ok: { Sign: CircleCheck, look: 'text-success-base' },
  warn: { Sign: TriangleAlert, look: 'text-warning-base' },
  ask: { Sign: CircleHelp, look: 'text-info-base' },
}

interface StopLineProps {
  readonly sign: keyof typeof signs
  readonly about: string
  readonly children: ReactNode
}

function StopLine({ sign, about, children }: StopLineProps) {
  const { Sign, look } = signs[sign]
  return (
    <li className="flex gap-2.5 py-1">
      <Sign aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${look}`} />
      <p>
        <b className="font-semibold">{about}</b> <span>{children}</span>
      </p>
    </li>
  )
}

const lists = ['species'] as const

const ofDisease = {
  FREE_SITES: { sign: 'warn', text: texts.diseaseFree },
  IF_FARMED: { sign: 'ask', text: texts.diseaseIfFarmed },
  NO_DEMAND: { sign: 'ok', text: texts.diseaseNone },
  WILD: { sign: 'ok', text: texts.diseaseWild },
} as const

/** [EXP-09] What may stop the goods: disease, closed periods, and what is unknown. Each has a line, even if there is nothing to report. */
export function StopsPart({ stops, country }: { readonly stops: Stops; readonly country: string }) {
  const say = useText()
  const { label } = useCodeLabels(lists)
  const { disease, closures, stopped, protectedSpecies, notFarmed, veterinarian } = stops
  const periods = [
    ...stopped.map((n) => say(texts.stoppedAbove, { n })),
    ...closures.map(({ from, to, reason }) =>
      say(to === undefined ? texts.closedFrom : texts.closedBetween, {
        reason: say(reason),
        from: formatDate(from),
        ...(to !== undefined && { to: formatDate(to) }),
      }),
    ),
  ]
  const persons = [
    ...protectedSpecies.map((species) => say(texts.protectedSpecies, { species: label('species', species) })),
    ...notFarmed.map((species) => say(texts.notFarmed, { species: label('species', species) })),
    ...(veterinarian ? [say(texts.veterinarian)] : []),
  ]
  return (
    <Section heading={say(texts.mayStop)} headingLevel={3} className="px-7 py-5 max-md:px-4 not-first:mt-0">
      <ul className="-mt-2">
        <StopLine sign={ofDisease[disease].sign} about={say(texts.disease)}>
          {say(ofDisease[disease].text)}
        </StopLine>
        <StopLine sign={periods.length > 0 ? 'warn' : 'ok'} about={say(texts.periods)}>
          {periods.length > 0 ? periods.join(' ') : say(texts.periodsNone, { country })}
        </StopLine>
        <StopLine sign="ask" about={say(texts.unknown)}>
          {[...new Set(persons), say(texts.later)].join(' ')}
        </StopLine>
      </ul>
    </Section>
  )
}
