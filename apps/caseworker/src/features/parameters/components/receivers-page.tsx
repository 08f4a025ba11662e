import type { Parameters } from '@eksport/api'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Combobox, Field, Section, useEksport } from '@eksport/ui'
import { useState } from 'react'
import { pageKinds } from '../change-words.ts'
import { parameterTexts as texts } from '../parameters.texts.ts'
import { type Change, ParameterPage, ThingRow } from './parameter-page.tsx'

/** [ADM-01] Authorities abroad that receive electronic certificates, and the e-mail addresses for annulments. */
export function ReceiversPage() {
  return (
    <ParameterPage title={texts.receiversTitle} lead={texts.receiversLead} kinds={pageKinds.receivers}>
      {(data, change) => (
        <>
          <Electronic data={data} />
          <Authorities data={data} change={change} />
        </>
      )}
    </ParameterPage>
  )
}

function Electronic({ data }: { readonly data: Parameters }) {
  const say = useText()
  const receivers = data.receivers.flatMap(({ messages, ...one }) =>
    messages === 'NONE' ? [] : [{ ...one, words: say(texts[messages], { host: one.host ?? '' }) }],
  )
  return (
    <Section heading={say(texts.electronic)}>
      {receivers.length === 0 ? (
        <p className="text-subtle">{say(texts.noElectronic)}</p>
      ) : (
        <dl className="border-y border-line">
          {receivers.map(({ country, names, words }) => (
            <div key={country} className="flex flex-wrap gap-x-4 border-b border-line py-2 last:border-b-0">
              <dt className="min-w-0 flex-1 basis-60">{say(names)}</dt>
              <dd className="wrap-anywhere font-semibold">{words}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-3 text-subtle">{say(texts.byOperator)}</p>
    </Section>
  )
}

function Authorities({ data, change }: { readonly data: Parameters; readonly change: Change }) {
  const say = useText()
  const [chosen, setChosen] = useState<string | null>(null)
  const { locale } = useEksport()
  const addressed = data.receivers
    .filter(({ mail }) => mail !== undefined)
    .toSorted((one, other) => one.names[locale].localeCompare(other.names[locale], locale))
  const known = new Set(addressed.map(({ country }) => country))
  const others = data.lists.find(({ list }) => list === 'countries')?.codes.filter(({ code }) => !known.has(code)) ?? []
  const begin = (subject: string, value = '') => change({ kind: 'authority-mail', subject, value })
  return (
    <Section heading={say(texts.authorities)}>
      <ul className="border-y border-line empty:hidden">
        {addressed.map(({ country, names, mail }) => (
          <ThingRow key={country} name={say(names)} value={mail} onChange={() => begin(country, mail)} />
        ))}
      </ul>
      <div className="mt-4 grid justify-items-start gap-3">
        <Field label={say(texts.otherCountry)} width="md">
          <Combobox
            options={others.map(({ code, names }) => ({ value: code, label: say(names) }))}
            value={chosen}
            onValueChange={setChosen}
          />
        </Field>
        <Button disabled={chosen === null} onClick={() => chosen !== null && begin(chosen)}>
          {say(texts.addMail)}
        </Button>
      </div>
    </Section>
  )
}
