import { test as base } from '@playwright/test'
import { type Product, startProduct } from './product.ts'

interface OwnProduct {
  /** A product beside the one that serves the journeys, without samples: it may be killed. All files of a worker share it. */
  readonly product: Product
}

export const test = base.extend<object, OwnProduct>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const product = await startProduct({ isEmpty: true })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
