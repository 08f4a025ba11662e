import { ToastRegion, toast } from '@eksport/ui'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'

const receipt = () => screen.queryByText('Søknaden er slettet!')

/** Draws where receipts show, as every portal does. */
function draw() {
  render(<ToastRegion />)
  onTestFinished(cleanup)
}

it('a test may end while a receipt stands there', () => {
  toast.success('Søknaden er slettet!')
  draw()
  expect(receipt()).toBeTruthy()
})

it('a test sees no receipt of the one before it', () => {
  draw()
  expect(receipt()).toBeNull()
})
