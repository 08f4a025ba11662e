import { test as base } from '@playwright/test'
import { type Product, startProduct } from './product.ts'

interface OwnProduct {
  /** A second product without samples, which may be killed. Shared by all files of a worker. */
  readonly product: Product
}

export const test = base.extend<object, OwnProduct>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern
    async ({}, use) => {
      const product = await startProduct({ isEmpty: true })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
