import { commonIssueTexts, type Field, type FieldKind } from '@eksport/forms'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { exampleCodeLists, exampleNow } from '../example.fixture.js'
import { StepForm, type StepFormProps } from '../step-form.js'

const text = (nb: string) => ({ nb, nn: nb, en: nb })
const options = [
  { value: 'a', label: text('Aa') },
  { value: 'b', label: text('Bb') },
]
type FieldOf<Kind extends FieldKind> = Omit<Extract<Field, { kind: Kind }>, 'kind' | 'label'>

/** One field of every kind; a kind that is added to the forms does not compile here until it is asked. */
const fields: { readonly [Kind in FieldKind]: FieldOf<Kind> } = {
  text: {},
  'text-list': { pattern: '\\d{4}/\\d+', sample: '2024/1' },
  email: {},
  phone: {},
  'international-phone': {},
  number: {},
  date: {},
  'date-range': {},
  time: {},
  choice: { options },
  'multi-choice': { options },
  code: { codeList: 'nature-of-commodities' },
  'multi-code': { codeList: 'catch-areas' },
  lookup: { source: 'producers' },
  consent: {},
  toggle: {},
  'yes-no': {},
  fixed: {},
  list: {
    addLabel: text('Legg til'),
    itemLabel: text('Nummer {n}'),
    max: 1,
    fields: { a: { kind: 'text', label: text('A') } },
  },
}
const kinds = Object.keys(fields) as FieldKind[]
/** Where a compound answer has its faults. */
const parts: Partial<Record<FieldKind, string>> = { 'date-range': 'x.to', 'international-phone': 'x.number' }

function Page({ kind, ...props }: { kind: FieldKind } & Partial<StepFormProps>) {
  const [answers, setAnswers] = useState(props.answers ?? {})
  const field = { kind, label: text('Spørsmålet'), ...fields[kind] } as Field // one row of a table whose rows all fit
  return (
    <StepForm
      sections={[{ id: 's', fields: { x: field } }]}
      now={exampleNow}
      issueTexts={commonIssueTexts}
      codeLists={exampleCodeLists}
      lookups={{ producers: { search: async () => [] } }}
      onValid={vi.fn()}
      {...props}
      answers={answers}
      onAnswersChange={(next, details) => {
        setAnswers(next)
        props.onAnswersChange?.(next, details)
      }}
    />
  )
}

describe.each(kinds)('%s', (kind) => {
  it('[WIZ-24] shows what the server refused at the field, and the summary leads to it', async () => {
    const issues = [{ path: parts[kind] ?? 'x', code: 'required' }]
    render(<Page kind={kind} issues={issues} />)
    const error = document.querySelector('.eks-form .eks-field-error')
    expect(error?.textContent).toBe('Feltet er påkrevd')
    expect(document.querySelector(`[aria-describedby~="${error?.id}"]`)).not.toBeNull()
    await userEvent.click(screen.getByRole('link', { name: /påkrevd/ }))
    const focused = document.activeElement
    expect(focused?.matches('.eks-form :is(input, select, textarea, button)')).toBe(true)
  })

  it('takes no answer while the form is only shown', () => {
    const answers = kind === 'list' ? { x: [{ a: 'En' }] } : {}
    render(<Page kind={kind} disabled answers={answers} />)
    const controls = [...document.querySelectorAll<HTMLInputElement>('.eks-form :is(input, select, textarea, button)')]
    expect(controls.length).toBeGreaterThan(0)
    const open = controls.filter(
      (control) => !(control.disabled || control.readOnly || control.getAttribute('aria-disabled') === 'true'),
    )
    expect(open).toEqual([])
  })
})

it('[VAL-07] the only item of a full list gives focus to the button that comes back', async () => {
  render(<Page kind="list" />)
  await userEvent.click(screen.getByRole('button', { name: 'Legg til' }))
  expect(screen.queryByRole('button', { name: 'Legg til' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Fjern Nummer 1' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Legg til' })))
})

it('several short texts are typed with commas between, and a comma that was just typed stays', async () => {
  const onAnswersChange = vi.fn()
  render(<Page kind="text-list" onAnswersChange={onAnswersChange} />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Spørsmålet' })
  await userEvent.type(input, '2024/1,')
  expect([input.value, onAnswersChange.mock.lastCall?.[0]]).toEqual(['2024/1,', { x: ['2024/1'] }])
  await userEvent.type(input, ' 2024/2')
  expect(onAnswersChange.mock.lastCall?.[0]).toEqual({ x: ['2024/1', '2024/2'] })
})

it('a name that nobody has translated says its language, in a short list and in a long one', async () => {
  const untranslated = { code: 'OTHER', names: text('Other fish'), active: true, untranslated: true }
  const goods = Array.from({ length: 20 }, (_, n) => ({ code: `G${n}`, names: text(`Vare ${n}`), active: true }))
  const { rerender } = render(<Page kind="code" codeLists={{ 'nature-of-commodities': [untranslated] }} />)
  expect(screen.getByRole('option', { name: /^Other fish/ }).getAttribute('lang')).toBe('en')
  rerender(<Page kind="code" codeLists={{ 'nature-of-commodities': [untranslated, ...goods] }} />)
  await userEvent.click(screen.getByRole('combobox'))
  expect(screen.getByText('Other fish').closest('[lang]')?.getAttribute('lang')).toBe('en')
})

it.each([
  [{ kind: 'code', codeList: 'certificate-offices' }, 'KLOEFTA'],
  [{ kind: 'multi-code', codeList: 'certificate-offices' }, ['KLOEFTA']],
  [{ kind: 'fixed', codeList: 'certificate-offices' }, 'KLOEFTA'],
] as const)('[EXP-08] shows no code of a list that is still loading, and the name when it is there: %j', (one, x) => {
  const field = { label: text('Kontor'), ...one }
  const page = (codeLists: StepFormProps['codeLists']) => (
    <StepForm
      sections={[{ id: 's', fields: { x: field } }]}
      answers={{ x }}
      onAnswersChange={vi.fn()}
      onValid={vi.fn()}
      now={exampleNow}
      issueTexts={commonIssueTexts}
      codeLists={codeLists}
    />
  )
  const read = () => `${document.body.textContent} ${document.querySelector<HTMLInputElement>('input')?.value ?? ''}`
  const { rerender } = render(page({}))
  expect(read()).toContain('…')
  expect(read()).not.toContain('KLOEFTA')
  rerender(page({ 'certificate-offices': [{ code: 'KLOEFTA', names: text('Kløfta'), active: true }] }))
  expect(read()).toContain('Kløfta')
})
