import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { StatusBadge } from '../certificate/status-badge/status-badge.js'
import { Button } from '../components/button/button.js'
import { Field } from '../components/field/field.js'
import { Input } from '../components/input/input.js'

interface Lesson {
  readonly title: string
  readonly why: string
  readonly good: ReactNode
  readonly bad: ReactNode
}

const lessons: readonly Lesson[] = [
  {
    title: 'One primary button a view',
    why: 'When everything calls, nothing is heard.',
    good: (
      <div className="start-row">
        <Button kind="primary">Send inn</Button>
        <Button>Tilbake</Button>
        <Button kind="quiet">Avbryt</Button>
      </div>
    ),
    bad: (
      <div className="start-row">
        <Button kind="primary">Send inn</Button>
        <Button kind="primary">Tilbake</Button>
        <Button kind="danger-solid">Avbryt</Button>
      </div>
    ),
  },
  {
    title: 'Status is shape, word and colour',
    why: 'One man in twelve does not see the difference between the dots.',
    good: (
      <div className="start-row">
        <StatusBadge status="UTSTEDT" viewpoint="INNSENDER" />
        <StatusBadge status="UNDER_VURDERING" viewpoint="INNSENDER" />
      </div>
    ),
    bad: (
      <div className="start-row">
        <span className="start-dot" style={{ background: 'var(--eks-success-base)' }} />
        <span className="start-dot" style={{ background: 'var(--eks-danger-base)' }} />
        <span>#004001, #004002</span>
      </div>
    ),
  },
  {
    title: 'An error says how to correct it',
    why: 'The words at the field are the words of the summary.',
    good: (
      <Field label="Antall pakker" error="Du må minst ha én pakke." width="md">
        <Input defaultValue="0" inputMode="numeric" />
      </Field>
    ),
    bad: (
      <Field label="Antall" error="Ugyldig verdi" width="md">
        <Input defaultValue="0" inputMode="numeric" />
      </Field>
    ),
  },
  {
    title: 'A section is a heading and space',
    why: 'A box says: this is one thing that can be acted on.',
    good: (
      <div className="start-plain">
        <b>Transport</b>
        <span>Fly fra Tromsø</span>
        <b>Mottaker</b>
        <span>Tokyo Seafood Ltd.</span>
      </div>
    ),
    bad: (
      <div className="start-boxes">
        <div>
          <div>
            <b>Transport</b>
            <span>Fly fra Tromsø</span>
          </div>
          <div>
            <b>Mottaker</b>
            <span>Tokyo Seafood Ltd.</span>
          </div>
        </div>
      </div>
    ),
  },
]

/** Four habits, each shown right and wrong with the components themselves. */
export function DoAndDont() {
  return (
    <ul className="start-lessons">
      {lessons.map(({ title, why, good, bad }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{why}</p>
          <div className="start-pairs">
            <div className="start-panel" data-verdict="do">
              <span className="start-verdict">
                <Check aria-hidden="true" /> Do
              </span>
              {good}
            </div>
            <div className="start-panel" data-verdict="dont">
              <span className="start-verdict">
                <X aria-hidden="true" /> Don’t
              </span>
              {bad}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
