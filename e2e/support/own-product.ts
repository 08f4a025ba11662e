import { test as base } from '@playwright/test'
import { type Product, startProduct } from './product.ts'

interface OwnProduct {
  /** A second product, which may be killed or filled with nonsense. Shared by the tests of a file. */
  readonly product: Product
}

export const testWithProduct = (wishes: Parameters<typeof startProduct>[0]) =>
  base.extend<object, OwnProduct>({
    product: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern
      async ({}, use) => {
        const product = await startProduct(wishes)
        await use(product)
        await product.stop()
      },
      { scope: 'worker', timeout: 600_000 },
    ],
  })
