import type { Parameters } from '@eksport/api'
import { parameterBounds, type RuleParameterName, switchableLists } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Combobox, Field, Section, Select } from '@eksport/ui'
import { useState } from 'react'
import { pageKinds, parameterValue } from '../change-words.ts'
import { listTexts, ruleTexts, parameterTexts as texts } from '../parameters.texts.ts'
import { type Change, ParameterPage, ThingRow } from './parameter-page.tsx'

const isParameter = (name: string): name is RuleParameterName => Object.hasOwn(parameterBounds, name)

/** [ADM-02] Parameters of the rule check: limits, flags of templates, and selectable codes. */
export function RulesPage() {
  const say = useText()
  return (
    <ParameterPage title={texts.rulesTitle} lead={texts.rulesLead} kinds={pageKinds.rules}>
      {(data, change) => (
        <>
          <Section heading={say(texts.limits)}>
            <ul className="border-y border-line">
              {data.rules.map(({ name, value }) =>
                isParameter(name) ? (
                  <ThingRow
                    key={name}
                    name={say(ruleTexts[name])}
                    value={parameterValue(say, name, value)}
                    onChange={() => change({ kind: 'rule-parameter', subject: name, value })}
                  />
                ) : null,
              )}
            </ul>
          </Section>
          <Section heading={say(texts.templates)}>
            <ul className="border-y border-line">
              {data.templates.map(({ code, names, autoApprove }) => (
                <ThingRow
                  key={code}
                  name={`${code} ${say(names)}`}
                  value={say(autoApprove ? texts.mayApprove : texts.mayNotApprove)}
                  onChange={() => change({ kind: 'auto-approve', subject: code, value: !autoApprove })}
                />
              ))}
            </ul>
          </Section>
          <CodesSection data={data} onChange={change} />
        </>
      )}
    </ParameterPage>
  )
}

function CodesSection({ data, onChange }: { readonly data: Parameters; readonly onChange: Change }) {
  const say = useText()
  const [list, setList] = useState<(typeof switchableLists)[number]>('packaging-types')
  const [chosen, setChosen] = useState<string | null>(null)
  const codes = data.lists.find((one) => one.list === list)?.codes ?? []
  const code = codes.find((one) => one.code === chosen)
  const out = codes.filter(({ active }) => !active)
  return (
    <Section heading={say(texts.codes)}>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <Field label={say(texts.list)} width="md">
          <Select
            value={list}
            onChange={({ target }) => {
              setList(switchableLists.find((one) => one === target.value) ?? list)
              setChosen(null)
            }}
          >
            {switchableLists.map((one) => (
              <option key={one} value={one}>
                {listTexts[one] === undefined ? one : say(listTexts[one])}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={say(texts.code)} width="lg">
          <Combobox
            options={codes.map((one) => ({ value: one.code, label: `${say(one.names)} (${one.code})` }))}
            value={chosen}
            onValueChange={setChosen}
          />
        </Field>
        <Button
          disabled={code === undefined}
          onClick={() => code && onChange({ kind: 'code', list, subject: code.code, value: !code.active })}
        >
          {say(code === undefined || code.active ? texts.takeOut : texts.putBack)}
        </Button>
      </div>
      {out.length > 0 && (
        <p className="mt-3 text-small text-subtle">
          {say(texts.outOfUse, { codes: out.map((one) => say(one.names)).join(', ') })}
        </p>
      )}
    </Section>
  )
}
