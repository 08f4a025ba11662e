import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Badge } from '../../components/badge/badge.js'
import { Button } from '../../components/button/button.js'
import { DataTable } from '../../components/data-table/data-table.js'
import { columnsOf } from '../../components/data-table/table-features.js'
import { DatePicker } from '../../components/date-picker/date-picker.js'
import { Field } from '../../components/field/field.js'
import { Input } from '../../components/input/input.js'
import { FieldStack, PageHeading } from '../../components/layout/layout.js'
import { Pagination } from '../../components/pagination/pagination.js'
import { Wizard } from '../../components/wizard/wizard.js'
import { EksportProvider } from '../../foundation/text/eksport-provider.js'
import { arabic } from '../../foundation/text/languages/ar.js'

interface Permit {
  readonly id: string
  readonly applicant: string
  readonly kind: string
  readonly received: string
  readonly granted: boolean
}

const permits: readonly Permit[] = [
  {
    id: 'BP-2026-0412',
    applicant: 'شركة الاختبار للبناء',
    kind: 'تغيير الاستعمال',
    received: '24/11/2026',
    granted: false,
  },
  {
    id: 'BP-2026-0409',
    applicant: 'مخبز النموذج',
    kind: 'تقديم الطعام في الهواء الطلق',
    received: '23/11/2026',
    granted: false,
  },
  {
    id: 'BP-2026-0401',
    applicant: 'جمعية الإسكان التجريبية',
    kind: 'تعديل الواجهة',
    received: '20/11/2026',
    granted: true,
  },
  {
    id: 'BP-2026-0398',
    applicant: 'مدرسة المدينة التجريبية',
    kind: 'مبنى مؤقت',
    received: '19/11/2026',
    granted: true,
  },
]

const helper = columnsOf<Permit>()
const columns = helper.columns([
  helper.accessor('id', { header: 'الرقم', meta: { rowHeader: true, card: 'title', sortKey: 'id' } }),
  helper.accessor('applicant', { header: 'مقدّم الطلب', meta: { card: 'lead' } }),
  helper.accessor('kind', { header: 'نوع الترخيص' }),
  helper.accessor('received', { header: 'تاريخ الاستلام', meta: { sortKey: 'received' } }),
  helper.accessor('granted', {
    header: 'الحالة',
    cell: ({ getValue }) =>
      getValue() ? <Badge tone="success" label="تمت الموافقة" /> : <Badge tone="info" label="قيد المعالجة" />,
  }),
])
const all = (word: string) => ({ nb: word, nn: word, en: word })
const nouns = { one: all('ترخيص'), many: all('تراخيص'), all: all('التراخيص') }

const steps = [
  { id: 'applicant', title: 'مقدّم الطلب', state: 'done' },
  { id: 'place', title: 'المكان والوقت', state: 'current' },
  { id: 'files', title: 'المرفقات', state: 'open' },
  { id: 'send', title: 'المراجعة والإرسال', state: 'locked' },
] as const

function Permits() {
  const [page, setPage] = useState(1)
  return (
    <section className="story-stack eks:grid">
      <PageHeading actions={<Button kind="primary">طلب جديد</Button>}>التراخيص</PageHeading>
      <DataTable
        rows={permits}
        total={437}
        columns={columns}
        getRowId={({ id }) => id}
        nouns={nouns}
        pagination={<Pagination page={page} pageSize={4} total={437} onPageChange={setPage} nouns={nouns} />}
      />
    </section>
  )
}

function Form() {
  const [start, setStart] = useState<string | null>('2026-12-10')
  return (
    <Wizard
      steps={steps}
      title="المكان والوقت"
      linkFor={(id) => `#${id}`}
      save={{ kind: 'saved', at: '2026-11-20T09:02:00Z' }}
      actions={{ onBack: () => undefined, onNext: () => undefined }}
    >
      <FieldStack>
        <Field label="المكان">
          <Input defaultValue="الساحة الكبرى" />
        </Field>
        <Field label="تاريخ البدء" width="sm">
          <DatePicker value={start} onValueChange={setStart} />
        </Field>
      </FieldStack>
    </Wizard>
  )
}

/** As a product for Arabic readers sets it up: language and direction on the page itself, and one provider. */
function ArabicPage({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const { documentElement: page } = document
    const before = { lang: page.lang, dir: page.dir }
    Object.assign(page, { lang: 'ar', dir: 'rtl' })
    return () => void Object.assign(page, before)
  }, [])
  return (
    <EksportProvider locale="ar" languages={[arabic]} timeZone="Asia/Riyadh">
      <main className="story-page eks:mx-auto eks:max-w-page">{children}</main>
    </EksportProvider>
  )
}

/**
 * A list, a form in steps and a calendar in Arabic. The page has `lang="ar" dir="rtl"`, the provider the texts of
 * `@eksport/ui/languages/ar`; forward arrows, pinned columns and the keys of the calendar are mirrored.
 */
const meta = {
  title: 'Patterns/Right to left',
  id: 'pattern-right-to-left',
  component: ArabicPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ArabicPage>
export default meta
type Story = StoryObj<typeof meta>

/** The first column is at the right, and forward is to the left. */
export const List: Story = {
  args: { children: <Permits /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const left = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().left
    await expect(left('الصفحة التالية')).toBeLessThan(left('الصفحة السابقة'))
  },
}

export const FormInSteps: Story = {
  args: { children: <Form /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const left = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().left
    await expect(left('التالي')).toBeLessThan(left('السابق'))
    await expect(canvas.getByRole('textbox', { name: 'تاريخ البدء' })).toHaveValue('10/12/2026')
  },
}

/** The week begins on the language's first day, and the left arrow moves to the next day. */
export const Calendar: Story = {
  args: { children: <Form /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const open = () => userEvent.click(canvas.getByRole('button', { name: /تغيير التاريخ/ }))
    await open()
    const grid = await within(document.body).findByRole('grid', { name: 'ديسمبر 2026' })
    await expect(grid.querySelectorAll('th')[1]).toHaveTextContent('س')
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'تاريخ البدء' })).toHaveValue('11/12/2026')
    await open()
  },
}
