import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useFocusAfter } from './use-focus-after.ts'

interface ActsProps {
  readonly acts: readonly string[]
  readonly isHidden?: boolean
}

function Acts({ acts, isHidden }: ActsProps) {
  return (
    <div ref={useFocusAfter<HTMLDivElement>()}>
      <section hidden={isHidden}>
        {acts.map((act) => (
          <button key={act} type="button">
            {act}
          </button>
        ))}
      </section>
    </div>
  )
}

const page = (acts: readonly string[] | undefined, isHidden = false) => (
  <main>
    <h1 tabIndex={-1}>Case</h1>
    {acts && <Acts acts={acts} isHidden={isHidden} />}
    <input aria-label="Beside" />
  </main>
)

describe('[CW-05] the keyboard after an act', () => {
  it.each([
    ['its button has gone', ['Approve']],
    ['all of them have gone', undefined],
  ])('goes on from the heading when %s', (_, acts) => {
    const { rerender } = render(page(['Take', 'Approve']))
    screen.getByRole('button', { name: 'Take' }).focus()
    rerender(page(acts))
    expect(document.activeElement).toBe(screen.getByRole('heading'))
  })

  it('goes on from the heading when its part is hidden', () => {
    const { rerender } = render(page(['Take']))
    screen.getByRole('button', { name: 'Take' }).focus()
    rerender(page(['Take'], true))
    expect(document.activeElement).toBe(screen.getByRole('heading'))
  })

  it('stays where it is while its button stands, and where it has gone itself', () => {
    const { rerender } = render(page(['Take', 'Approve']))
    const approve = screen.getByRole('button', { name: 'Approve' })
    approve.focus()
    rerender(page(['Approve']))
    expect(document.activeElement).toBe(approve)
    screen.getByRole('textbox').focus()
    rerender(page([]))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })
})
