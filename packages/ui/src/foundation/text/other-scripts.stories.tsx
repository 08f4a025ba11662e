import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Chip } from '../../components/chip/chip.js'
import { Description, DescriptionList } from '../../components/description-list/description-list.js'
import { EksportProvider } from './eksport-provider.js'

/** Importers' names as they write them: right to left, with digits, brackets and Latin letters in between. */
const names = {
  arabic: 'شركة الخليج للأسماك (2019) ذ.م.م. – Gulf Fish 12',
  hebrew: 'חברת דגים בע"מ (1987), תל אביב 61',
  long: 'شركةالخليجللأسماكوالمأكولاتالبحريةالطازجةوالمجمدةوالتجارةالعامةوالاستيراد',
} as const

function Names() {
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth: 640 }}>
      <DescriptionList>
        <Description label="Importør">{names.arabic}</Description>
        <Description label="Mottaker">{names.hebrew}</Description>
        <Description label="Bestemmelsessted">{names.long}</Description>
        <Description label="Fakturareferanse">F-2026-4001</Description>
      </DescriptionList>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Chip label={names.arabic} onRemove={() => undefined} />
        <Chip label={names.hebrew} onRemove={() => undefined} />
      </div>
    </div>
  )
}

const meta = {
  title: 'Foundations/Names in other scripts',
  id: 'foundation-other-scripts',
  component: EksportProvider,
  args: { children: <Names /> },
} satisfies Meta<typeof EksportProvider>
export default meta
type Story = StoryObj<typeof meta>

/** Each name in its own direction, all aligned at the left edge, and none outside its box. */
export const FromTheRight: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const name of Object.values(names)) {
      for (const element of canvas.getAllByText(name)) {
        await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth || element.scrollWidth)
        await expect(getComputedStyle(element).direction).toBe('ltr')
      }
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** Importers' names as they write them; the fonts have a glyph for each letter. */
export const AsWritten: Story = {
  args: {
    children: (
      <DescriptionList>
        <Description label="Kina">上海样品海鲜贸易有限公司</Description>
        <Description label="Thailand">บริษัท ตัวอย่างอาหารทะเล จำกัด</Description>
        <Description label="Ukraina">ТОВ «Зразкова риба Ґрунт і Їжа»</Description>
        <Description label="De forente arabiske emirater">شركة المأكولات البحرية</Description>
      </DescriptionList>
    ),
  },
}
