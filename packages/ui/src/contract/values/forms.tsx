import { type Answers, commonIssueTexts, type Field } from '@eksport/forms'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { FeedbackForm } from '../../components/feedback-form/feedback-form.js'
import type { FeedbackDraft } from '../../components/feedback-form/feedback-form.logic.js'
import { exampleCodeLists, exampleNow } from '../../components/form/example.fixture.js'
import { StepForm } from '../../components/form/step-form.js'
import { Input, SearchInput } from '../../components/input/input.js'
import { Textarea } from '../../components/textarea/textarea.js'
import { only, textOf, ticked } from '../painted.js'
import { valueRow } from '../value-cases.js'
import type { AnyValueRow } from '../value-row.js'

const text = (nb: string) => ({ nb, nn: nb, en: nb })
const options = ['Aa', 'Bb', 'Cc'].map((name) => ({ value: name.toLowerCase(), label: text(name) }))

/** Every text field, select and checkbox of the form, as the browser renders it. */
const drawn = (scope: ParentNode = document) =>
  [...scope.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input, textarea, select')]
    .filter((control) => control.type !== 'hidden')
    .flatMap((control) => {
      if (control instanceof HTMLSelectElement) return [textOf(control.options[control.selectedIndex])]
      if (control.type !== 'radio' && control.type !== 'checkbox') return [control.value]
      return control.matches(':checked') ? [textOf(document.querySelector(`label[for="${control.id}"]`))] : []
    })

/** The same by roles: what a screen reader finds typed, selected or on. */
const heard = () => {
  const value = (one: HTMLElement) => (one as HTMLInputElement).value
  return [
    ...screen.queryAllByRole('textbox').map(value),
    ...screen.queryAllByRole('combobox').map((one) => {
      if (!(one instanceof HTMLSelectElement)) return value(one)
      return textOf([...one.options].find((option) => option.value === one.value))
    }),
    ...(['radio', 'checkbox'] as const).flatMap((role) =>
      screen
        .queryAllByRole(role, { checked: true })
        .map((one) => textOf(document.querySelector(`label[for="${one.id}"]`))),
    ),
  ]
}

const writes = (written: string) => async (user: UserEvent) => {
  const field = screen.getAllByRole('textbox').at(-1) as HTMLElement
  await user.clear(field)
  if (written) await user.type(field, written)
  await user.tab()
}
const presses = (name: string) => (user: UserEvent) => user.click(screen.getByLabelText(name))
const picks = (name: string) => (user: UserEvent) => user.selectOptions(screen.getByRole('combobox'), name)

interface KindRow {
  readonly field: Field
  /** The answers, each with its expected reading, three times. */
  readonly answers: readonly (readonly [answer: unknown, ...shown: string[]])[]
  readonly way: (user: UserEvent) => Promise<unknown>
}

/** A widget in its form: the answer at `x`. */
function widget({ field, answers, way }: KindRow): AnyValueRow {
  const [first, chosen, moved] = answers.map(([answer]): Answers => (answer === undefined ? {} : { x: answer }))
  const shown = new Map(answers.map(([answer, ...texts]) => [JSON.stringify(answer), texts]))
  if (!first || !chosen || !moved) throw new Error(`${field.kind} has three answers`)
  const row = valueRow<Answers>({
    components: ['StepForm'],
    prop: 'answers',
    element: ({ value, onChange }) => (
      <StepForm
        sections={[{ id: 's', fields: { x: field } }]}
        now={exampleNow}
        issueTexts={commonIssueTexts}
        codeLists={exampleCodeLists}
        onValid={() => undefined}
        answers={value}
        onAnswersChange={(next) => onChange(next)}
      />
    ),
    first,
    chosen,
    moved,
    pointer: way,
    painted: drawn,
    paintedBy: 'the text of each field and :checked of each box',
    announced: heard,
    reads: ({ x }) => shown.get(JSON.stringify(x)) ?? [`No text for ${JSON.stringify(x)}`],
  })
  return { ...row, components: [`StepForm (${field.kind})`, 'StepForm'] }
}

const kinds: readonly KindRow[] = [
  {
    field: { kind: 'text', label: text('X') },
    answers: [
      ['a', 'a'],
      ['b', 'b'],
      ['c', 'c'],
    ],
    way: writes('b'),
  },
  {
    field: { kind: 'text', label: text('X'), multiline: true, max: 9 },
    answers: [
      ['a', 'a'],
      ['b', 'b'],
      ['c', 'c'],
    ],
    way: writes('b'),
  },
  {
    field: { kind: 'email', label: text('X') },
    answers: [
      ['a@b.no', 'a@b.no'],
      ['c@d.no', 'c@d.no'],
      ['e@f.no', 'e@f.no'],
    ],
    way: writes('c@d.no'),
  },
  {
    field: { kind: 'phone', label: text('X') },
    answers: [
      ['22', '22'],
      ['33', '33'],
      ['44', '44'],
    ],
    way: writes('33'),
  },
  {
    field: { kind: 'number', label: text('X'), unit: text('kg'), decimals: 1 },
    answers: [
      [1.5, '1,5'],
      [2.5, '2,5'],
      [3, '3'],
    ],
    way: writes('2.50'),
  },
  {
    field: { kind: 'international-phone', label: text('X') },
    answers: [
      [{ callingCode: '+47', number: '22' }, '+47', '22'],
      [{ callingCode: '+47', number: '33' }, '+47', '33'],
      [{ callingCode: '+86', number: '44' }, '+86', '44'],
    ],
    way: writes('33'),
  },
  {
    field: { kind: 'text-list', label: text('X'), pattern: '\\d+', sample: '1' },
    answers: [
      [['1'], '1'],
      [['2', '3'], '2, 3'],
      [['4'], '4'],
    ],
    way: writes('2, 3'),
  },
  {
    field: { kind: 'date', label: text('X') },
    answers: [
      ['2026-11-23', '23.11.2026'],
      ['2026-11-25', '25.11.2026'],
      ['2026-11-24', '24.11.2026'],
    ],
    way: writes('25.11'),
  },
  {
    field: { kind: 'date-range', label: text('X') },
    answers: [
      [{ from: '2026-11-01', to: '2026-11-02' }, '01.11.2026', '02.11.2026'],
      [{ from: '2026-11-01', to: '2026-11-03' }, '01.11.2026', '03.11.2026'],
      [{ from: '2026-11-04', to: '2026-11-05' }, '04.11.2026', '05.11.2026'],
    ],
    way: writes('3.11.26'),
  },
  {
    field: { kind: 'choice', label: text('X'), options },
    answers: [
      ['aa', 'Aa'],
      ['bb', 'Bb'],
      ['cc', 'Cc'],
    ],
    way: presses('Bb'),
  },
  {
    field: { kind: 'multi-choice', label: text('X'), options },
    answers: [
      [['aa'], 'Aa'],
      [['aa', 'bb'], 'Aa', 'Bb'],
      [['cc'], 'Cc'],
    ],
    way: presses('Bb'),
  },
  {
    field: { kind: 'code', label: text('X'), codeList: 'nature-of-commodities' },
    answers: [
      ['FARMED', 'Oppdrettet'],
      ['WILD_CAUGHT', 'Villfanget'],
      ['FARMED', 'Oppdrettet'],
    ],
    way: picks('Villfanget'),
  },
  {
    field: { kind: 'yes-no', label: text('X') },
    answers: [
      [true, 'Ja'],
      [false, 'Nei'],
      [true, 'Ja'],
    ],
    way: presses('Nei'),
  },
  { field: { kind: 'consent', label: text('X') }, answers: [[undefined], [true, 'X'], [undefined]], way: presses('X') },
]

const draft = (rating: FeedbackDraft['rating'], comment: string): FeedbackDraft => ({ rating, comment })

/** Text fields, the widgets of a form, and the form with both. */
export const formValues: readonly AnyValueRow[] = [
  ...kinds.map(widget),
  ...[
    valueRow<string>({
      components: ['Input', 'DatePickerInput'],
      prop: 'value',
      element: ({ value, onChange }) => (
        <Input aria-label="Navn" value={value} onChange={(event) => onChange(event.target.value)} />
      ),
      first: 'a',
      chosen: 'b',
      moved: 'c',
      none: '',
      keys: writes('b'),
      clear: writes(''),
      painted: () => only(drawn()),
      paintedBy: 'the text in the field',
      announced: () => only(heard()),
    }),
    valueRow<string>({
      components: ['SearchInput'],
      prop: 'value',
      element: ({ value, onChange }) => (
        <SearchInput aria-label="Søk" value={value} onChange={(event) => onChange(event.target.value)} />
      ),
      first: 'a',
      chosen: 'ab',
      moved: 'c',
      none: '',
      keys: (user) => user.type(screen.getByRole('searchbox'), 'b'),
      painted: () => only(drawn()),
      paintedBy: 'the text in the field',
      announced: () => screen.getByRole<HTMLInputElement>('searchbox').value,
    }),
    valueRow<string>({
      components: ['Textarea'],
      prop: 'value',
      element: ({ own, onChange }) => (
        <Textarea
          aria-label="Merknad"
          name="merknad"
          limit={9}
          {...own}
          onChange={(event) => onChange(event.target.value)}
        />
      ),
      first: 'a',
      chosen: 'bbb',
      moved: 'cc',
      none: '',
      inForm: true,
      keys: writes('bbb'),
      clear: writes(''),
      painted: () => [only(drawn()), textOf(document.querySelector('.eks-textarea p'))],
      paintedBy: 'the text in the field, and the letters that are left',
      announced: () => {
        const { value } = screen.getByRole<HTMLTextAreaElement>('textbox')
        return [value, `${9 - value.length} tegn igjen`]
      },
      reads: (written) => [written, `${9 - written.length} tegn igjen`],
    }),
    valueRow<FeedbackDraft>({
      components: ['FeedbackForm'],
      prop: 'value',
      element: ({ own, onChange }) => (
        <FeedbackForm
          open
          onOpenChange={() => undefined}
          onSubmit={async () => undefined}
          {...own}
          onValueChange={onChange}
        />
      ),
      first: draft(2, 'a'),
      chosen: draft(4, 'a'),
      moved: draft(5, 'b'),
      none: draft(2, ''),
      keeps: true,
      pointer: (user) => user.click(document.querySelector('input[value="4"]') as Element),
      clear: async (user) => user.clear(screen.getByRole('textbox')),
      painted: () => [
        only(
          [...document.querySelectorAll('.eks-rating[data-chosen]')].map((tile) => tile.querySelector('input')?.value),
        ),
        only(ticked('.eks-rating input')),
        document.querySelector('textarea')?.value,
      ],
      paintedBy: 'data-chosen of the tile, :checked of its dot, and the text in the field',
      announced: () => {
        const rating = only(
          screen.queryAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value),
        )
        return [rating, rating, screen.getByRole<HTMLTextAreaElement>('textbox').value]
      },
      reads: ({ rating, comment }) => [String(rating), String(rating), comment],
    }),
  ],
]
