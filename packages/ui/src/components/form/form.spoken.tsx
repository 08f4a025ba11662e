import { type Answers, commonIssueTexts, type Section } from '@eksport/forms'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { exampleCodeLists, exampleIssueTexts, exampleNow } from './example.fixture.js'
import { StepForm } from './step-form.js'

const text = (nb: string) => ({ nb, nn: nb, en: nb })
const component = 'StepForm'

const sections: readonly Section[] = [
  {
    id: 'vessels',
    title: text('Fartøy'),
    fields: {
      vessels: {
        kind: 'list',
        label: text('Fartøy'),
        itemLabel: text('Fartøy {n}'),
        addLabel: text('Legg til fartøy'),
        fields: { name: { kind: 'text', label: text('Navn') } },
      },
    },
  },
]

function Form({ start }: { start: readonly { name: string }[] }) {
  const [answers, setAnswers] = useState<Answers>({ vessels: start })
  return (
    <StepForm
      sections={sections}
      answers={answers}
      onAnswersChange={setAnswers}
      onValid={() => undefined}
      now={exampleNow}
      codeLists={exampleCodeLists}
      issueTexts={{ ...commonIssueTexts, ...exampleIssueTexts }}
    />
  )
}

export const spoken: readonly SpokenRow[] = [
  {
    component,
    action: 'an item is added to a list',
    element: <Form start={[{ name: 'Havlys' }]} />,
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^(Legg til|Add) / })),
    says: 'Fartøy 2 lagt til.',
  },
  {
    component,
    action: 'an item is removed from a list',
    element: <Form start={[{ name: 'Havlys' }, { name: 'Havørn' }]} />,
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^(Fjern|Remove) .* 1$/ })),
    says: 'Fartøy 1 fjernet. 1 igjen.',
  },
]
