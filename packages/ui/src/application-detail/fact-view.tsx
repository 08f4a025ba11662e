import { keepCompanyForm } from '../internal/company-form.logic.js'
import { Fact } from '../internal/facts.js'
import type { FactData } from './detail-context.js'

/** A fact of a section. Of a value in several lines (name, address) the first one is the value, the rest goes with it. */
export function FactView({ fact }: { fact: FactData }) {
  return (
    <Fact
      label={fact.label}
      value={Array.isArray(fact.value) ? fact.value : <Lines text={String(fact.value)} />}
      wide={fact.wide}
      code={fact.code}
    />
  )
}

function Lines({ text }: { text: string }) {
  const [first = '', ...others] = text.split('\n')
  return (
    <>
      {keepCompanyForm(first)}
      {others.map((line) => (
        <span key={line} className="eks:block eks:text-subtle">
          {line}
        </span>
      ))}
    </>
  )
}
