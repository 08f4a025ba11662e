import { type CaseFigures, type ProcessingTimes, reasonSubject } from '@eksport/domain'
import { formatDate, formatNumber, localize } from '@eksport/forms'
import { Tiles } from '@eksport/portal/figures/tiles.tsx'
import { duration } from '@eksport/portal/text/duration.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { PageHeading, Section, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { processingTimesQuery } from '#src/lib/times/processing-times-query.ts'
import { processingTimesTexts as texts } from './processing-times.texts.ts'
import { TimesTable } from './times-table.tsx'

/** [EXP-13] How long it takes from submission to approval and to paper; a public page. */
export function ProcessingTimesPage() {
  const say = useText()
  const times = useQuery(processingTimesQuery)
  return (
    <>
      <PageHeading>{say(texts.title)}</PageHeading>
      <p className="mt-3 max-w-form text-lead text-subtle">{say(texts.lead)}</p>
      <Fetched query={times} failed={say(texts.failed)}>
        {(data) => <Times times={data} />}
      </Fetched>
    </>
  )
}

function Times({ times }: { readonly times: ProcessingTimes }) {
  const say = useText()
  const { locale } = useEksport()
  const { from, to, total, offices, withoutOffice, templates, reasons } = times
  const places = withoutOffice ? [...offices, { code: '', name: texts.withoutOffice, figures: withoutOffice }] : offices
  const longest = Math.max(1, ...[...places, ...templates].map(({ figures }) => figures?.nineOfTen ?? 0))
  return (
    <>
      <p className="mt-4">
        <b className="font-semibold">{say(texts.period, { from: formatDate(from), to: formatDate(to) })}</b>
        <span className="block text-small text-subtle">
          {total ? say(texts.counted, { n: formatNumber(total.cases, locale) }) : say(texts.tooFew)}
        </span>
      </p>
      {total && (
        <>
          <Total figures={total} />
          <TimesTable heading={say(texts.office)} groups={places} longest={longest} />
          <TimesTable heading={say(texts.template)} groups={templates} longest={longest} withCodes />
        </>
      )}
      <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_22rem]">
        {reasons.length > 0 && <Reasons times={times} />}
        <Section heading={say(texts.how)} className="mt-0">
          <ul className="list-disc pl-5">
            <li>{say(texts.howClock)}</li>
            <li>{say(texts.howFew)}</li>
            <li>{say(texts.howOften)}</li>
          </ul>
        </Section>
      </div>
    </>
  )
}

function Total({ figures: { cases, half, nineOfTen, byMachine, paper } }: { readonly figures: CaseFigures }) {
  const say = useText()
  const { locale } = useEksport()
  const tiles = [
    { label: say(texts.half), value: duration(half, locale) },
    { label: say(texts.nineOfTen), value: duration(nineOfTen, locale) },
    ...(byMachine === undefined
      ? []
      : [
          {
            label: say(texts.byMachine),
            value: `${formatNumber(Math.round((byMachine / cases) * 100), locale)}\u00a0%`,
            note: say(texts.share, { n: formatNumber(byMachine, locale), all: formatNumber(cases, locale) }),
          },
        ]),
    ...(paper === undefined
      ? []
      : [{ label: say(texts.paper), value: duration(paper, locale), note: say(texts.paperNote) }]),
  ]
  return <Tiles tiles={tiles} className="mt-6" />
}

function Reasons({ times: { reasons, otherReasons } }: { readonly times: ProcessingTimes }) {
  const say = useText()
  const { locale } = useEksport()
  const commonest = reasons[0]?.cases ?? 1
  return (
    <Section heading={say(texts.reasons)}>
      <p className="text-subtle">{say(texts.reasonsNote)}</p>
      <ul className="mt-3">
        {reasons.map(({ code, cases }) => (
          <li key={code} className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-t border-line py-2">
            <span>{localize(reasonSubject(code), locale)}</span>
            <b className="tabular-nums">{formatNumber(cases, locale)}</b>
            <span aria-hidden="true" className="col-span-2 mt-1 h-1.5">
              <span className="block h-full bg-action" style={{ width: `${(cases / commonest) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
      {otherReasons !== undefined && (
        <p className="mt-3 text-small text-subtle">
          {say(texts.otherReasons, { n: formatNumber(otherReasons, locale) })}
        </p>
      )}
    </Section>
  )
}
