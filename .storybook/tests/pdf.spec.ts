import { expect } from '@playwright/test'
import { play, test } from './stage.ts'

for (const [what, story] of [
  ['scans are drawn, each by its decoder', 'scan'],
  ['letters whose font is not in the file are drawn', 'chinese-without-font'],
  ['an app without decoders says that something is missing', 'without-decoders'],
] as const)
  test(`[LIB-12] ${what}`, async ({ stage: { page, clear } }) => {
    await clear()
    // Its play looks at the ink on the page, and at what is said.
    await play(page, `case-pdfpreview--${story}`)
    await expect(page.locator('.eks-pdf-page canvas')).toHaveCount(1)
  })

test('[LST-14] the text of a document lies unseen over its picture, for selection and readers', async ({
  stage: { page, clear },
}) => {
  await clear()
  await play(page, 'case-pdfpreview--shown')
  const layer = page.locator('.eks-pdf-page .textLayer')
  const picture = page.locator('.eks-pdf-page canvas')
  await expect(layer).toHaveCSS('position', 'absolute')
  await expect(layer.locator('span').first()).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
  const place = async () => [await layer.boundingBox(), await picture.boundingBox()]
  // The layer is made anew when the page finds its width.
  await expect
    .poll(async () => {
      const [over, under] = await place()
      return over && under && Math.abs(over.width - under.width) <= 1 && Math.abs(over.y - under.y) <= 1
    })
    .toBe(true)
})
