import { expect, it } from 'vitest'

it('the window of the tests stays where it is, whatever is saved or followed, for the next file shares it', async () => {
  const before = window.location.href
  const link = document.createElement('a')
  link.href = 'https://example.org/elsewhere'
  link.click()
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(window.location.href).toBe(before)
})
