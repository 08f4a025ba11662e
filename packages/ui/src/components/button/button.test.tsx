import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button, ButtonLink } from './button.js'

describe.each([{ busy: true }, { disabled: true }])('a button that is %o', (props) => {
  it('ignores clicks and keys but keeps focus', async () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick} {...props}>
          Send inn
        </Button>
      </form>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send inn' })
    button.focus()
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(button.disabled).toBe(false)
    expect(document.activeElement).toBe(button)
  })
})

it('lets the app bring its own link', () => {
  render(
    <ButtonLink kind="primary" className="ekstra" render={<a href="/soknader" data-router="ja" />}>
      Oversikt
    </ButtonLink>,
  )
  const link = screen.getByRole('link', { name: 'Oversikt' })
  expect(link.getAttribute('href')).toBe('/soknader')
  expect(link.dataset.router).toBe('ja')
  expect(link.className).toMatch(/^eks-button .*ekstra$/)
})

it("keeps its own look and the caller's classes side by side: the layers of the stylesheet settle which wins", () => {
  render(<Button className="mine">Slett</Button>)
  const classes = screen.getByRole('button').className.split(' ')
  expect(classes).toContain('mine')
  expect(classes).toContain('eks:px-button-pad')
})

it('says that its work is under way, and that it can be pressed again afterwards', () => {
  const { rerender } = render(<Button busy>Send inn</Button>)
  const states = () =>
    ['aria-busy', 'aria-disabled'].map((name) => screen.getByRole('button', { name: 'Send inn' }).getAttribute(name))
  expect(states()).toEqual(['true', 'true'])
  rerender(<Button>Send inn</Button>)
  expect(states()).toEqual([null, null])
})
