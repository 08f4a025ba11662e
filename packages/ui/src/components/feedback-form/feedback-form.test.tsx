import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hear } from '../../contract/hear.js'
import { FeedbackForm, type FeedbackFormProps } from './feedback-form.js'
import { feedbackIssues, overlaps } from './feedback-form.logic.js'

function Page(props: Partial<FeedbackFormProps> & Pick<FeedbackFormProps, 'onSubmit'>) {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Åpne
      </button>
      <FeedbackForm {...props} open={open} onOpenChange={setOpen} />
    </main>
  )
}

const openForm = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Åpne' }))
  return screen.findByRole('dialog', { name: 'Gi tilbakemelding' })
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send inn' }))
const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Kommentar/ })

describe('what hinders sending', () => {
  it.each([
    ['nothing chosen', null, '', ['ratingMissing']],
    ['500 characters', 3, 'å'.repeat(500), []],
    ['501 characters', 3, 'å'.repeat(501), ['commentTooLong']],
    ['500 faces, each one character to its reader', 5, '🐟'.repeat(500), []],
    ['501 faces', 5, '🐟'.repeat(501), ['commentTooLong']],
    ['500 and blanks around', 1, `  ${'x'.repeat(500)}\n`, []],
    ['both', null, 'x'.repeat(501), ['ratingMissing', 'commentTooLong']],
  ] as const)('[FBK-01] %s', (_, rating, text, issues) => {
    expect(feedbackIssues({ rating, comment: text })).toEqual(issues)
  })
})

describe('the form', () => {
  afterEach(() => vi.useRealTimers())

  it('[FBK-01] the scale is five radios in the words of the specification', async () => {
    render(<Page onSubmit={vi.fn()} />)
    await openForm()
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Grusom!',
      'Dårlig',
      'Ok',
      'Bra',
      'Fantastisk!',
    ])
  })

  it('[FBK-01] a rating is required: the error is tied to the question, takes focus and goes with the answer', async () => {
    const onSubmit = vi.fn()
    render(<Page onSubmit={onSubmit} />)
    await openForm()
    await submit()
    const error = screen.getByText('En tilbakemelding/emoji må velges.').closest('p')
    expect(screen.getByRole('radiogroup').getAttribute('aria-describedby')).toBe(error?.id)
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Grusom!/ }))
    await userEvent.click(screen.getByRole('radio', { name: /Ok/ }))
    expect(screen.queryByText('En tilbakemelding/emoji må velges.')).toBeNull()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('[FBK-01] sends once, says thanks, and closes a second later with focus where it came from', async () => {
    const onSubmit = vi.fn(async () => undefined)
    const heard = hear()
    render(<Page onSubmit={onSubmit} closeDelay={60} />)
    await openForm()
    await userEvent.click(screen.getByRole('radio', { name: /Bra/ }))
    await userEvent.type(comment(), ' Greit ')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send inn' }))
    expect(onSubmit.mock.calls).toEqual([[{ rating: 4, comment: 'Greit' }, { signal: expect.any(AbortSignal) }]])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Åpne' }))
    await waitFor(() => expect(heard()).toContain('Takk for tilbakemeldingen!'))
  })

  it('[FBK-01] closes after 1000 ms, and waits for whoever still reads', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false })
    render(<Page onSubmit={async () => undefined} />)
    fireEvent.click(screen.getByRole('button', { name: 'Åpne' }))
    fireEvent.click(screen.getByRole('radio', { name: /Bra/ }))
    fireEvent.submit(comment().form as HTMLFormElement)
    await act(() => vi.advanceTimersByTimeAsync(0))
    const receipt = screen.getByText('Takk for tilbakemeldingen!')
    await act(() => vi.advanceTimersByTimeAsync(900))
    fireEvent.pointerEnter(receipt)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(screen.queryByRole('dialog')).toBeTruthy()
    fireEvent.pointerLeave(receipt)
    await act(() => vi.advanceTimersByTimeAsync(99))
    expect(screen.queryByRole('dialog')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(2))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[FBK-01] a failure keeps what was written, also when the form is closed and opened again', async () => {
    const onSubmit = vi.fn().mockRejectedValueOnce(new Error('nede')).mockResolvedValueOnce(undefined)
    render(<Page onSubmit={onSubmit} closeDelay={60} />)
    await openForm()
    await userEvent.click(screen.getByRole('radio', { name: /Dårlig/ }))
    await userEvent.type(comment(), 'Tregt')
    await submit()
    const failure = await screen.findByText('Klarte ikke å laste opp tilbakemelding. Prøv igjen senere...')
    await waitFor(() => expect(failure.closest('.eks-alert')?.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openForm()
    expect(comment().value).toBe('Tregt')
    expect(screen.queryByText(/Klarte ikke/)).toBeNull()
    await submit()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
  })

  it('closing it within the second stops the clock: it closes once, and says why', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false })
    const onOpenChange = vi.fn()
    render(<FeedbackForm defaultOpen onSubmit={async () => undefined} onOpenChange={onOpenChange} />)
    fireEvent.click(screen.getByRole('radio', { name: /Bra/ }))
    fireEvent.submit(comment().form as HTMLFormElement)
    await act(() => vi.advanceTimersByTimeAsync(500))
    const [close] = screen.getAllByRole('button', { name: 'Lukk' })
    fireEvent.click(close as HTMLElement)
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([[false, 'close-button']])
  })

  it('stays when the owner says no', async () => {
    render(<FeedbackForm defaultOpen onSubmit={vi.fn()} onOpenChange={(_, { cancel }) => cancel()} />)
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('it stays open while it is being sent; leaving the page aborts what is under way', async () => {
    let signal: AbortSignal | undefined
    const { unmount } = render(
      <Page
        onSubmit={(_, options) => {
          signal = options.signal
          return new Promise(() => undefined)
        }}
      />,
    )
    await openForm()
    await userEvent.click(screen.getByRole('radio', { name: /Ok/ }))
    await submit()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeTruthy()
    unmount()
    expect(signal?.aborted).toBe(true)
  })
})

it.each([
  ['apart', { top: 0, right: 10, bottom: 10, left: 0 }, false],
  ['within the air', { top: 0, right: 95, bottom: 95, left: 0 }, true],
  ['beneath', { top: 110, right: 120, bottom: 120, left: 110 }, true],
])('two boxes %s', (_, box, expected) => {
  expect(overlaps(box, { top: 100, right: 200, bottom: 200, left: 100 }, 8)).toBe(expected)
})
