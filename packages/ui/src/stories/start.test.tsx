import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { EksportProvider } from '../foundation/text/eksport-provider.js'
import { Density } from './density.js'
import { DoAndDont } from './do-and-dont.js'

// A built Storybook, on which the stories are played, warns of nothing.
it('what the first page shows draws no warning of ours: each status on it is one that exists', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  render(
    <EksportProvider locale="nb">
      <Density />
      <DoAndDont />
    </EksportProvider>,
  )
  expect(document.querySelectorAll('.eks-status-badge')).toHaveLength(4)
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})
